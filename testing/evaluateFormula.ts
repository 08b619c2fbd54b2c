import type { Formula, FunctionName, Operator } from '../worker/formula/parseFormula.ts';

/** An exact number: a fraction of whole numbers of any size, its denominator above 0. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** The decimal number that a finite number is written as. */
export function rational(value: number): Rational {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}

/** The nearest number. */
export function toNumber({ numerator, denominator }: Rational): number {
  const whole = numerator / denominator;
  const scale = 10n ** 15n;
  return Number(whole) + Number(((numerator - whole * denominator) * scale) / denominator) / 1e15;
}

/**
 * The value of a formula in exact arithmetic, and so without the estimate's own code.
 *
 * @param operand - Returns the value of an operand; NaN where none is stated.
 */
export function evaluateFormula(formula: Formula, operand: (name: string) => Rational): Rational {
  switch (formula.kind) {
    case 'number':
    case 'system':
      return rational(formula.value);
    case 'operand':
      return operand(formula.name);
    case 'operation':
      return operated(
        formula.operator,
        evaluateFormula(formula.left, operand),
        evaluateFormula(formula.right, operand),
      );
    case 'call': {
      const [first, ...others] = formula.args.map((arg) => evaluateFormula(arg, operand));
      if (!first) throw new SyntaxError(`Expected an argument of ${formula.name}.`);
      return applied(formula.name, [first, ...others]);
    }
  }
}

function operated(operator: Operator, left: Rational, right: Rational): Rational {
  switch (operator) {
    case '+':
      return add(left, right, 1n);
    case '-':
      return add(left, right, -1n);
    case '*':
      return multiply(left, right);
    case '/':
      return divide(left, right);
    case '<':
    case '<=':
      throw new SyntaxError(`Expected a derivation without ${operator}.`);
  }
}

function applied(name: FunctionName, values: [Rational, ...Rational[]]): Rational {
  const [first] = values;
  switch (name) {
    case 'max':
      return values.reduce((most, value) => (add(value, most, -1n).numerator > 0n ? value : most));
    case 'round':
      return whole(floor(add(first, { numerator: 1n, denominator: 2n }, 1n)));
    case 'roundUp':
      return whole(-floor({ ...first, numerator: -first.numerator }));
    case 'cents':
      return divide(applied('round', [multiply(first, whole(100n))]), whole(100n));
    case 'snap':
      return first;
    default:
      throw new SyntaxError(`Expected the applicable part of a formula, got ${name}.`);
  }
}

const whole = (numerator: bigint): Rational => ({ numerator, denominator: 1n });

function floor({ numerator, denominator }: Rational): bigint {
  const towardsZero = numerator / denominator;
  return numerator % denominator < 0n ? towardsZero - 1n : towardsZero;
}

function add(a: Rational, b: Rational, sign: 1n | -1n): Rational {
  return {
    numerator: a.numerator * b.denominator + sign * b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

function divide(a: Rational, b: Rational): Rational {
  const { numerator, denominator } = multiply(a, {
    numerator: b.denominator,
    denominator: b.numerator,
  });
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };
}
