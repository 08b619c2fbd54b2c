import { forecastMonths, formatTimeline, lastMonth } from '../../../contract/format/durations.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import type { Explanation } from '../../explanation/explain.ts';
import type { FinanceHorizon } from '../../forecast/finance.ts';
import {
  discountedMonthText,
  onlyReviewText,
  overMonthsText,
  systemsTexts,
} from '../texts/modelTexts.ts';
import { noReviewText, type ReportModel } from './ReportModel.ts';

/** How one figure was computed, as a row of the report. */
export interface CalculationStep {
  readonly figure: string;
  /** The formula with the numbers of this estimate. */
  readonly derivation: string;
  readonly result: string;
}

type ExplainedModel = Pick<ReportModel, 'explanations' | 'estimate' | 'systems' | 'inputs'>;

/** Returns every computed figure with its formula in numbers, so that readers can check it. */
export function calculationSteps(model: ExplainedModel): CalculationStep[] {
  const { explanations, estimate } = model;
  return explanations.filter(isComputed).map((explanation) => {
    const { figure, name, value } = explanation;
    const derivation = derivationOf(explanation, model);
    if (figure !== 'timelineWeeks' && figure !== 'embeddedWeeks') {
      return { figure: name, derivation, result: value };
    }
    const result = formatTimeline(estimate.timeline[figure]);
    const weeks = result === value ? '' : ` = ${value}`;
    return { figure: name, derivation: `${derivation}${weeks}`, result };
  });
}

/** Excludes inputs and prices, which the report states in other sections. */
function isComputed({ figure, numbers, terms }: Explanation): boolean {
  return numbers !== null || terms.length > 1 || figure === 'moderationWeeks';
}

/** The formula lists at most this many systems; the breakdown lists all of them. */
const maxListedSystems = 6;
const summaryOfSystems: Partial<Record<Explanation['figure'], (count: number) => string>> =
  systemsTexts;

function derivationOf(explanation: Explanation, model: ExplainedModel): string {
  const { figure, numbers, terms } = explanation;
  if (figure === 'moderationWeeks' && terms.length < 2) {
    const [only] = terms;
    return only ? onlyReviewText(only.name) : noReviewText(model);
  }
  const summary = terms.length > maxListedSystems ? summaryOfSystems[figure] : undefined;
  return summary?.(terms.length) ?? numbers ?? formatTerms(explanation);
}

/** "Monthly price of the plan (Integrations estimated: 5)". */
function formatTerms({ terms }: Explanation): string {
  const parts = terms.map(({ name, value, isInFormula }) =>
    isInFormula ? name : `(${name}: ${value})`,
  );
  return parts.join(' ');
}

const financeRules: readonly Explanation['rule'][] = ['present-value', 'payback', 'earlier-launch'];

/**
 * Returns present values, return on investment and payback over 36 and 60 months with their
 * formulas in numbers; the shortfall before a payback has none. What both horizons share is
 * returned once.
 */
export function financeCalculationSteps({
  financeExplanations,
}: Pick<ReportModel, 'financeExplanations'>): CalculationStep[] {
  const stepsOver = (months: FinanceHorizon) =>
    financeExplanations[months]
      .filter(({ figure, rule }) => figure !== 'shortUsd' && financeRules.includes(rule))
      .map(({ name, numbers, value }) => ({
        figure: name,
        derivation: numbers ?? value,
        result: value,
      }));
  const [over36, over60] = [stepsOver(forecastMonths), stepsOver(lastMonth)];
  const isIn = (steps: readonly CalculationStep[], step: CalculationStep) =>
    steps.some((other) => JSON.stringify(other) === JSON.stringify(step));
  const titled = (step: CalculationStep, months: readonly number[]): CalculationStep => ({
    ...step,
    figure: overMonthsText(step.figure, months),
  });
  return [
    ...over36.map((step) =>
      titled(step, isIn(over60, step) ? [forecastMonths, lastMonth] : [forecastMonths]),
    ),
    ...over60.filter((step) => !isIn(over36, step)).map((step) => titled(step, [lastMonth])),
  ];
}

/** Says what a discounted month counts for. */
export function financeStepsNote({ finance }: Pick<ReportModel, 'finance'>): string {
  return discountedMonthText(formatNumber(1 + finance[lastMonth].discountRatePercentage / 100, 6));
}
