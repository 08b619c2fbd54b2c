import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimate } from '../estimate/estimate.ts';
import type { Rule } from '../estimate/Rule.ts';
import { rules } from '../estimate/rules.ts';
import type { Figure, RuleId, Step } from '../estimate/trace.ts';
import { inUnits, nameOf, sourceOf, termOf } from './figureWords.ts';
import { formulaInWords } from './formulaInWords.ts';

/** What a figure was computed from. */
export interface Term {
  /** The step that computed it in turn; null for an input or a constant. */
  readonly figure: Figure | null;
  readonly name: string;
  readonly value: string;
  /** Where it comes from that no step computed: "your input", "planning assumption", "rate card". */
  readonly source: string | null;
  /** Whether the formula has it; what it has not only decided which formula applies. */
  readonly isInFormula: boolean;
}

/** How one figure of an estimate was computed, in words. */
export interface Explanation {
  readonly figure: Figure;
  readonly name: string;
  readonly value: string;
  /** "Development hours × Hourly rate, to the cent"; null where the figure is its one term as it is. */
  readonly formula: string | null;
  /** The same with this visitor's numbers put in. */
  readonly numbers: string | null;
  readonly rule: RuleId;
  /** Why the rule is read as it is, where the specification leaves a choice. */
  readonly reading: string | null;
  readonly terms: readonly Term[];
}

/** Every step of an estimate in words, as the estimate itself recorded it, in the order in which they were taken. */
export function explain(inputs: CalculatorInputs): Explanation[] {
  const steps: Step[] = [];
  estimate(inputs, (step) => steps.push(step));
  const computed = new Map(steps.map(({ figure }) => [figure as string, figure]));
  return steps.map((step) => inWords(step, computed));
}

function inWords(
  { figure, rule, formula, operands, value }: Step,
  computed: ReadonlyMap<string, Figure>,
): Explanation {
  const isAsItIs = formula in operands || formula === '0';
  const { reading }: Rule = rules[rule];
  const named = new Set(formula.match(/[A-Za-z][\w-]*/g));
  return {
    figure,
    name: nameOf(figure),
    value: inUnits(figure, value),
    formula: isAsItIs ? null : formulaInWords(formula, nameOf),
    numbers: isAsItIs
      ? null
      : formulaInWords(formula, (name) => termOf(name, operands[name] ?? Number.NaN, figure)),
    rule,
    reading: reading ?? null,
    terms: Object.entries(operands).map(([operand, term]) => ({
      figure: computed.get(operand) ?? null,
      name: nameOf(operand),
      value: inUnits(operand, term, figure),
      source: computed.has(operand) ? null : sourceOf(operand),
      isInFormula: named.has(operand),
    })),
  };
}
