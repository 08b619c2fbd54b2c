import type { CalculatorInputs } from '../../contract/calculation.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import type { Figure } from '../../contract/operands.ts';
import { estimate } from '../estimate/estimate.ts';
import type { Rule } from '../estimate/Rule.ts';
import { type RuleId, rules } from '../estimate/rules.ts';
import { systemName } from '../estimate/systems.ts';
import type { FinanceHorizon } from '../forecast/finance.ts';
import { type Leaf, operandsOf } from '../formula/parseFormula.ts';
import { horizonSteps } from './costSteps.ts';
import { estimateSteps } from './estimateSteps.ts';
import { financeSteps } from './financeSteps.ts';
import {
  formatFormula,
  formatInFormula,
  formatInUnit,
  formatResult,
  isSingleValue,
} from './formatFormula.ts';
import { operandText } from './operands.ts';
import { sourceText } from './operandTexts.ts';
import { readingText } from './readingTexts.ts';
import type { Step } from './Step.ts';

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
 * Explains every figure of an estimate and its costs over each horizon, in the order of
 * computation.
 *
 * @param financeMonths - Explains the finance figures of this horizon, too.
 */
export function explain(inputs: CalculatorInputs, financeMonths?: FinanceHorizon): Explanation[] {
  const estimated = estimate(inputs);
  const steps = [
    ...estimateSteps(inputs, estimated),
    ...horizonSteps(inputs, estimated),
    ...(financeMonths ? financeSteps(inputs, estimated, financeMonths) : []),
  ];
  const computed = new Map(steps.map(({ figure }) => [figure as string, figure]));
  return inCurrency(currencyOf(inputs), () =>
    steps.map((step) => explainStep(step, computed, inputs.assumptions)),
  );
}

function explainStep(
  step: Step,
  computed: ReadonlyMap<string, Figure>,
  assumptions: CalculatorInputs['assumptions'],
): Explanation {
  const { figure, rule, formula, values, value, selectedBy } = step;
  const { label, unit } = operandText(figure);
  const { reading }: Rule = rules[rule];
  const valueFor = (leaf: Leaf) =>
    leaf.kind === 'system' ? leaf.value : (values[leaf.name] ?? Number.NaN);
  const textOf = (leaf: Leaf): ReturnType<typeof operandText> =>
    leaf.kind === 'system'
      ? { label: systemName(leaf.id), unit, source: 'planning assumption' }
      : operandText(leaf.name, assumptions);
  const term = (leaf: Leaf, isInFormula: boolean): Term => {
    const computedFigure = leaf.kind === 'operand' ? computed.get(leaf.name) : undefined;
    const text = textOf(leaf);
    return {
      figure: computedFigure ?? null,
      name: text.label,
      value: formatInUnit(valueFor(leaf), text.unit),
      source: computedFigure || !text.source ? null : sourceText(text.source),
      isInFormula,
    };
  };
  const inFormula = operandsOf(formula);
  const selecting = selectedBy
    .filter((name) => !inFormula.some((leaf) => leaf.kind === 'operand' && leaf.name === name))
    .map((name): Leaf => ({ kind: 'operand', name }));
  const isUnchanged = isSingleValue(formula);
  return {
    figure,
    name: label,
    value: formatResult(value, unit),
    formula: isUnchanged ? null : formatFormula(formula, (leaf) => textOf(leaf).label),
    numbers: isUnchanged
      ? null
      : formatFormula(formula, (leaf) => formatInFormula(valueFor(leaf), textOf(leaf).unit)),
    rule,
    reading: reading === undefined ? null : readingText(rule, reading),
    terms: [
      ...inFormula.map((leaf) => term(leaf, true)),
      ...selecting.map((leaf) => term(leaf, false)),
    ],
  };
}
