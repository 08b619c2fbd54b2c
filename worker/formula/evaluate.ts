import type { Formula, FunctionName, Operator } from './parseFormula.ts';

/** Returns the value of an operand; NaN where none is stated. */
type ValueFor = (name: string) => number;

/**
 * Evaluates a formula in floating point.
 *
 * @param valueBefore - Returns the value of a column in the month before.
 */
export function evaluate(formula: Formula, valueFor: ValueFor, valueBefore: ValueFor): number {
  switch (formula.kind) {
    case 'number':
    case 'system':
      return formula.value;
    case 'operand':
      return valueFor(formula.name);
    case 'operation':
      return operate(
        formula.operator,
        evaluate(formula.left, valueFor, valueBefore),
        evaluate(formula.right, valueFor, valueBefore),
      );
    case 'call': {
      const read = formula.name === 'before' ? valueBefore : valueFor;
      return apply(
        formula.name,
        formula.args.map((arg) => evaluate(arg, read, valueBefore)),
      );
    }
  }
}

function operate(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '<':
      return Number(left < right);
    case '<=':
      return Number(left <= right);
  }
}

function apply(name: FunctionName, args: readonly number[]): number {
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = args;
  switch (name) {
    case 'if':
      return first === 0 ? third : second;
    case 'any':
      return Number(args.some((value) => value !== 0));
    case 'isStated':
      return Number(!Number.isNaN(first));
    case 'max':
      return Math.max(...args);
    case 'min':
      return Math.min(...args);
    case 'sum':
      return args.reduce((sum, value) => sum + value, 0);
    case 'power':
      return first ** second;
    case 'dollars':
    case 'round':
      return Math.round(withoutNoise(first));
    case 'roundUp':
      return Math.ceil(withoutNoise(first));
    case 'cents':
      return Math.round(withoutNoise(100 * first)) / 100;
    case 'before':
    case 'snap':
      return first;
  }
}

/** Removes the floating-point noise of a difference of amounts: 1e-12 becomes 0. */
export function withoutNoise(value: number): number {
  return Math.round(value * 1e8) / 1e8;
}
