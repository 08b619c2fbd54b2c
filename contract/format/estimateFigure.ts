import type { Estimate } from '../estimate.ts';
import { type EstimateFigure, figureBasis, figureOf, planNote, type Unit } from '../figures.ts';
import { lateBuildBasis, monthlyExtraSentence } from '../words/estimateFigure.ts';
import { formatHours, formatTimeline, weeksPerMonth } from './durations.ts';
import { formatPriceUsd, formatShown, formatUsd, toShown } from './money.ts';
import { formatPercentage, wholeParts } from './numbers.ts';

/** Writes the figures of each unit as page, report and mail show them. */
const formats = {
  usd: formatUsd,
  unroundedUsd: formatUsd,
  hours: formatHours,
  weeks: formatTimeline,
  percent: formatPercentage,
  count: String,
  factor: String,
  month: String,
  months: String,
} as const satisfies Record<Unit, (value: number) => string>;

/** Writes a value of a figure, whatever estimate it is from. */
export function formatFigureValue(name: EstimateFigure, value: number): string {
  return formats[figureOf(name).unit](value);
}

/** The parts of the initial total, whose shown amounts add up to the shown total (E15). */
const initialParts: readonly EstimateFigure[] = [
  'developmentUsd',
  'testingUsd',
  'documentationUsd',
];

/** The prices of the plan. */
const prices: readonly EstimateFigure[] = ['setupUsd', 'monthlyUsd'];

/** The savings in their order: two at the start, two a month. */
export const savingsFigures = [
  'savingsUsd',
  'savingsPercentage',
  'monthlySavingsUsd',
  'monthlyReductionPercentage',
] as const satisfies readonly EstimateFigure[];

/** Returns the text of a figure: "$43,780", "3.9 months", "71%". */
export function formatEstimateFigure(name: EstimateFigure, estimate: Estimate): string {
  const { unit, value } = figureOf(name);
  const part = initialParts.indexOf(name);
  if (prices.includes(name)) return formatPriceUsd(value(estimate));
  if (part < 0) return formats[unit](value(estimate));
  const exact = initialParts.map((of) => toShown(figureOf(of).value(estimate)));
  return formatShown(wholeParts(exact, toShown(estimate.results.inHouse.initialTotal))[part] ?? 0);
}

/**
 * What a figure counts; for a saving of a build that is not live after 36 months also how long that
 * build takes, because nobody saves a cost before it (E22).
 *
 * @returns "build only, less setup and 12 months, of a build that takes 15.4 years"
 */
export function estimateBasis(name: EstimateFigure, estimate: Estimate): string | undefined {
  const basis = figureBasis(name, planNote(estimate));
  const { timelineWeeks } = estimate.timeline;
  return figureOf(name).part === 'savings' && isLate(estimate)
    ? lateBuildBasis(basis ?? '', formatTimeline(timelineWeeks))
    : basis;
}

/** Returns the label of a figure with what it counts. */
export function estimateLabel(name: EstimateFigure, estimate: Estimate): string {
  const basis = estimateBasis(name, estimate);
  return basis ? `${figureOf(name).label} (${basis})` : figureOf(name).label;
}

/** Whether a build is not live after 36 months. */
export function isLate({ timeline }: Pick<Estimate, 'timeline'>): boolean {
  return timeline.timelineWeeks > 36 * weeksPerMonth;
}

/**
 * Says what embedding costs more a month where its saving is floored at 0 (E30); null where it is
 * not. `buildAloneText` says the same of the two savings at the start.
 */
export function monthlyExtraText({ results: { inHouse, embedded } }: Estimate): string | null {
  const extraUsd = embedded.monthly - inHouse.maintenance;
  if (Math.round(extraUsd) <= 0) return null;
  return monthlyExtraSentence(formatUsd(extraUsd));
}
