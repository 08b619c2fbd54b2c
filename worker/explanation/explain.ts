import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimate } from '../estimate/estimate.ts';
import type { Rule } from '../estimate/Rule.ts';
import { rules } from '../estimate/rules.ts';
import type { Figure, RuleId, Step } from '../estimate/trace.ts';
import { horizonSteps } from '../forecast/costSteps.ts';
import type { FinanceHorizon } from '../forecast/finance.ts';
import { financeSteps } from '../forecast/financeSteps.ts';
import { formatFormula, formatFormulaOperand, formatOperand } from './formatFormula.ts';
import { operandName, operandSource } from './operandNames.ts';

/** An operand of a figure. */
export interface Term {
  /** The figure that this operand is; null for an input or a constant. */
  readonly figure: Figure | null;
  readonly name: string;
  readonly value: string;
  /** The source of an input or constant, such as "your input"; null for a figure. */
  readonly source: string | null;
  /** Whether the formula contains it; other operands only select which formula applies. */
  readonly isInFormula: boolean;
}

/** How one figure of an estimate was computed. */
export interface Explanation {
  readonly figure: Figure;
  readonly name: string;
  readonly value: string;
  /** "Development hours × Hourly rate, to the cent"; null if the figure equals its only operand. */
  readonly formula: string | null;
  /** The formula with the numbers of this estimate. */
  readonly numbers: string | null;
  readonly rule: RuleId;
  /** The chosen reading of the rule, if the specification allows more than one. */
  readonly reading: string | null;
  readonly terms: readonly Term[];
}

/**
 * Explains every figure of an estimate and its costs over 12 and 36 months, in the order of
 * computation.
 *
 * @param financeMonths - Explains the finance figures of this horizon, too.
 */
export function explain(inputs: CalculatorInputs, financeMonths?: FinanceHorizon): Explanation[] {
  const steps: Step[] = [];
  const estimated = estimate(inputs, (step) => steps.push(step));
  steps.push(...horizonSteps(estimated));
  if (financeMonths) steps.push(...financeSteps(estimated, inputs.assumptions, financeMonths));
  const computed = new Map(steps.map(({ figure }) => [figure as string, figure]));
  return steps.map((step) => explainStep(step, computed));
}

function explainStep(
  { figure, rule, formula, operands, value }: Step,
  computed: ReadonlyMap<string, Figure>,
): Explanation {
  const isUnchanged = formula in operands || /^(0|max\(0(, [\w-]+)?\))$/.test(formula);
  const { reading }: Rule = rules[rule];
  const formulaOperands = new Set(formula.match(/[A-Za-z][\w-]*/g));
  return {
    figure,
    name: operandName(figure),
    value: formatOperand(figure, value),
    formula: isUnchanged ? null : formatFormula(formula, operandName),
    numbers: isUnchanged
      ? null
      : formatFormula(formula, (name) =>
          formatFormulaOperand(name, operands[name] ?? Number.NaN, figure),
        ),
    rule,
    reading: reading ?? null,
    terms: Object.entries(operands).map(([operand, term]) => ({
      figure: computed.get(operand) ?? null,
      name: operandName(operand),
      value: formatOperand(operand, term, figure),
      source: computed.has(operand) ? null : operandSource(operand),
      isInFormula: formulaOperands.has(operand),
    })),
  };
}
