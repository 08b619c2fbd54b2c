import { totalNotes } from '../../contract/format/costComparison.ts';
import { formatHours, formatTimeline } from '../../contract/format/durations.ts';
import { formatPercentage, formatUsd, wholeParts } from '../../contract/format/numbers.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { Figure } from '../../worker/estimate/trace.ts';
import { resultsTexts } from '../texts/results.ts';

export const formatFigure = {
  initialTotalUsd: ({ estimate }) => formatUsd(estimate.results.inHouse.initialTotal),
  developmentUsd: (answer) => initialPart(answer, 0),
  testingUsd: (answer) => initialPart(answer, 1),
  documentationUsd: (answer) => initialPart(answer, 2),
  maintenanceUsd: ({ estimate }) => formatUsd(estimate.results.inHouse.maintenance),
  setupUsd: ({ estimate }) => formatUsd(estimate.results.embedded.setup),
  monthlyUsd: ({ estimate }) => formatUsd(estimate.results.embedded.monthly),
  yearOneUsd: ({ estimate }) => formatUsd(estimate.results.embedded.initialTotal),
  savingsUsd: ({ estimate }) => formatUsd(estimate.results.savings.absolute),
  savingsPercentage: ({ estimate }) => formatPercentage(estimate.results.savings.percentage),
  monthlySavingsUsd: ({ estimate }) => formatUsd(estimate.results.savings.monthlyMaintenance),
  monthlyReductionPercentage: ({ estimate }) =>
    formatPercentage(estimate.monthlyReductionPercentage),
  inHouse12MonthsUsd: ({ verdict }) => formatUsd(verdict.after12Months.inHouseUsd),
  embedded12MonthsUsd: ({ verdict }) => formatUsd(verdict.after12Months.embeddedUsd),
  inHouse36MonthsUsd: ({ verdict }) => formatUsd(verdict.after36Months.inHouseUsd),
  embedded36MonthsUsd: ({ verdict }) => formatUsd(verdict.after36Months.embeddedUsd),
  timelineWeeks: ({ estimate }) => formatTimeline(estimate.timeline.timelineWeeks),
  embeddedWeeks: ({ estimate }) => formatTimeline(estimate.timeline.embeddedWeeks),
  developmentHours: ({ estimate }) => formatHours(estimate.hours.development),
  maintenanceHours: ({ estimate }) => formatHours(estimate.hours.maintenance),
} as const satisfies Partial<Record<Figure, (answer: Answer) => string>>;

export type ShownFigure = keyof typeof formatFigure;

/** The label of each saving, its figure and what it counts (E17): two at the start, two a month. */
export const savings = [
  [resultsTexts.initialCostSavings, 'savingsUsd', totalNotes.savings],
  [resultsTexts.initialDevCostReduction, 'savingsPercentage', totalNotes.savingsPercentage],
  [resultsTexts.monthlyMaintenanceSavings, 'monthlySavingsUsd', totalNotes.monthlySavings],
  [resultsTexts.monthlyCostReduction, 'monthlyReductionPercentage', totalNotes.monthlyReduction],
] as const satisfies readonly [string, ShownFigure, string][];

/** Formats a part of the initial total. The parts add up to the rounded total (E15). */
function initialPart({ estimate }: Answer, index: 0 | 1 | 2): string {
  const { development, testing, documentation, initialTotal } = estimate.results.inHouse;
  const parts = wholeParts([development, testing, documentation], initialTotal);
  return formatUsd(parts[index] ?? 0);
}
