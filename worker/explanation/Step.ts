import type { Figure } from '../../contract/operands.ts';
import type { RuleId } from '../estimate/rules.ts';
import { evaluate } from '../formula/evaluate.ts';
import { type Formula, isOne, isZero, parseFormula, zero } from '../formula/parseFormula.ts';

/** One step of a calculation: a figure with the part of its formula that applies. */
export interface Step {
  readonly figure: Figure;
  readonly rule: RuleId;
  readonly formula: Formula;
  /** The values of all operands, also of those that are not in the formula. */
  readonly values: Readonly<Record<string, number>>;
  /** The operands that select a value of the rate card. */
  readonly selectedBy: readonly string[];
  readonly value: number;
}

/**
 * Creates a step.
 *
 * @param step - With the text of the formula.
 * @param lists - The items of the operands that mean several.
 * @throws RangeError if a condition of the formula has no value.
 */
export function stepOf(
  step: Omit<Step, 'formula' | 'selectedBy'> & {
    formula: string;
    selectedBy?: readonly string[] | undefined;
  },
  lists?: Readonly<Record<string, readonly Formula[]>>,
): Step {
  const { figure, rule, values, value, selectedBy = [] } = step;
  const valueFor = (name: string) => {
    const known = values[name];
    if (known === undefined) throw new RangeError(`${figure} has no operand ${name}.`);
    return known;
  };
  const formula = applicablePart(parseFormula(step.formula), valueFor, lists);
  return { figure, rule, formula, values, value, selectedBy };
}

/** Returns a function that creates steps of a rule, each with the text of its formula. */
export function stepsOf(rule: RuleId) {
  return (
    figure: Figure,
    formula: string,
    values: Step['values'],
    value: number,
    selectedBy: readonly string[] = [],
  ) => stepOf({ figure, rule, formula, values, value, selectedBy });
}

/**
 * Replaces every condition by the branch that applies to these values, and every list by its items.
 * A part that is then 0 is left out of its sum, and a factor that is then 1 out of its product.
 *
 * @param valueFor - Returns the value of an operand; NaN where none is stated.
 * @param lists - The items of the operands that mean several.
 */
function applicablePart(
  formula: Formula,
  valueFor: (name: string) => number,
  lists: Readonly<Record<string, readonly Formula[]>> = {},
): Formula {
  const of = (part: Formula) => applicablePart(part, valueFor, lists);
  if (formula.kind === 'call') {
    const [list] = formula.args;
    const items = list?.kind === 'operand' ? lists[list.name] : undefined;
    if (items && formula.name === 'sum') return sumOf(items);
    if (items) return { ...formula, args: [zero, ...items] };
    const [condition, then, otherwise] = formula.args;
    if (formula.name === 'if' && condition && then && otherwise)
      return of(evaluate(condition, valueFor, valueFor) !== 0 ? then : otherwise);
    return { ...formula, args: formula.args.map(of) };
  }
  if (formula.kind !== 'operation') return formula;
  const { operator } = formula;
  const [left, right] = [of(formula.left), of(formula.right)];
  if (isZero(right) && (operator === '+' || operator === '-')) return left;
  if (isZero(left) && operator === '+') return right;
  if (isOne(right) && operator === '*') return left;
  return { ...formula, left, right };
}

function sumOf([first = zero, ...others]: readonly Formula[]): Formula {
  return others.reduce<Formula>(
    (left, right) => ({ kind: 'operation', operator: '+', left, right }),
    first,
  );
}
