import type { Figure } from '../../contract/operands.ts';
import type { RuleId } from '../estimate/rules.ts';
import { applicablePart } from '../formula/applicablePart.ts';
import { type Formula, parseFormula } from '../formula/parseFormula.ts';

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
