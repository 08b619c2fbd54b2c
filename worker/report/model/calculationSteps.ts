import type { ForecastFigure } from '../../../contract/figures.ts';
import { formatTimeline } from '../../../contract/format/durations.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import type { Explanation } from '../../explanation/explain.ts';
import type { FinanceHorizon } from '../../forecast/finance.ts';
import { noReviewText, type ReportModel } from './ReportModel.ts';

/** How one figure was computed, as a row of the report. */
export interface CalculationStep {
  readonly figure: string;
  /** The formula with the numbers of this estimate. */
  readonly derivation: string;
  readonly result: string;
}

/** Returns every computed figure with its formula in numbers, so that readers can check it. */
export function calculationSteps(model: ReportModel): CalculationStep[] {
  const {
    explanations,
    estimate: { timeline },
  } = model;
  return explanations.filter(isComputed).map((explanation) => {
    const { figure, name, value } = explanation;
    const derivation = derivationOf(explanation, model);
    if (figure !== 'timelineWeeks' && figure !== 'embeddedWeeks') {
      return { figure: name, derivation, result: value };
    }
    const result = formatTimeline(timeline[figure]);
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
const summaryOfSystems: Partial<Record<Explanation['figure'], (count: number) => string>> = {
  selectedDevHours: (count) => `the hours of the ${count} systems in the breakdown, added up`,
  selectedMaintenanceHours: (count) =>
    `the maintenance of the ${count} systems in the breakdown, added up`,
  moderationWeeks: (count) => `the longest review of the ${count} systems that need one`,
};

function derivationOf(explanation: Explanation, model: ReportModel): string {
  const { figure, numbers, terms } = explanation;
  if (figure === 'moderationWeeks' && terms.length < 2) {
    const [only] = terms;
    return only ? `the review at ${only.name}` : noReviewText(model);
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

const presentValueFigures = [
  'inHousePresentUsd',
  'embeddedPresentUsd',
  'npvUsd',
  'npvAnnualUsd',
  'roiPercentage',
] as const satisfies readonly ForecastFigure[];

/** A payback, and the total benefits between which it reaches 0. */
interface Payback {
  readonly month: 'paybackMonth' | 'discountedPaybackMonth';
  readonly short: ForecastFigure;
  readonly ahead: ForecastFigure;
}

const paybacks: readonly Payback[] = [
  { month: 'paybackMonth', short: 'shortUsd', ahead: 'aheadUsd' },
  {
    month: 'discountedPaybackMonth',
    short: 'discountedShortUsd',
    ahead: 'discountedAheadUsd',
  },
];

/**
 * Returns present values, return on investment and payback over 36 and 60 months with their
 * formulas in numbers. What both horizons share is returned once.
 */
export function financeCalculationSteps(
  model: Pick<ReportModel, 'finance' | 'financeExplanations'>,
): CalculationStep[] {
  const [over36, over60] = [stepsOver(model, 36), stepsOver(model, 60)];
  const isIn = (steps: readonly CalculationStep[]) => {
    const texts = new Set(steps.map((step) => JSON.stringify(step)));
    return (step: CalculationStep) => texts.has(JSON.stringify(step));
  };
  const isShared = isIn(over60);
  const isStated = isIn(over36);
  return [
    ...over36.map((step) => titled(step, isShared(step) ? '36 and 60' : '36')),
    ...over60.filter((step) => !isStated(step)).map((step) => titled(step, '60')),
  ];
}

/** Says what a discounted month counts for, and what the amounts of a payback are. */
export function financeStepsNote({ finance }: Pick<ReportModel, 'finance'>): string {
  const rate = formatNumber(1 + finance[60].discountRatePercentage / 100, 6);
  return `Discounted, month k counts for 1 ÷ ${rate} to the power of k ÷ 12. Short and ahead: how far the total benefit is below and above 0.`;
}

const titled = ({ figure, ...step }: CalculationStep, months: string): CalculationStep => ({
  figure: `${figure}, ${months} months`,
  ...step,
});

function stepsOver(
  { finance, financeExplanations }: Pick<ReportModel, 'finance' | 'financeExplanations'>,
  months: FinanceHorizon,
): CalculationStep[] {
  const explanations = new Map(
    financeExplanations[months].map((explanation) => [explanation.figure, explanation]),
  );
  const stepOf = (figure: ForecastFigure): CalculationStep[] => {
    const explanation = explanations.get(figure);
    if (!explanation) return [];
    const { name, numbers, value } = explanation;
    return [{ figure: name, derivation: numbers ?? value, result: value }];
  };
  const paybackStep = ({ month, short, ahead }: Payback): CalculationStep[] => {
    const explanation = explanations.get(month);
    const paidBackIn = finance[months].verdict?.[month] ?? null;
    if (!explanation || paidBackIn === null) return [];
    const before = explanations.get(short);
    const derivation = [
      before ? `${benefitText(before)} short ${monthEnd(paidBackIn - 1)}; ` : '',
      benefitText(explanations.get(ahead)),
      ` ahead ${monthEnd(paidBackIn)}`,
    ].join('');
    return [{ figure: explanation.name, derivation, result: explanation.value }];
  };
  return [
    ...presentValueFigures.flatMap(stepOf),
    ...paybacks.flatMap(paybackStep),
    ...stepOf('earlierLaunchUsd'),
  ];
}

/** "$899 × 2 − $800 = $998", or the amount alone if it equals its formula. */
function benefitText(explanation: Explanation | undefined): string {
  const { numbers, value } = explanation ?? {};
  const formula = numbers?.replace(', to the cent', '');
  return !formula || formula === value ? `${value}` : `${formula} = ${value}`;
}

const monthEnd = (month: number) => (month === 0 ? 'at the start' : `after month ${month}`);
