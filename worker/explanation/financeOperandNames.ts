import { financeFigureTexts } from '../../contract/format/financeTexts.ts';
import type { YearColumn } from '../estimate/trace.ts';
import { financeHorizons } from '../forecast/finance.ts';

const yearColumns = {
  inHouse: 'In-house cost',
  embedded: 'Embedded cost',
  benefit: financeFigureTexts.benefit,
} as const satisfies Record<YearColumn, string>;

const years = Array.from({ length: Math.max(...financeHorizons) / 12 + 1 }, (_, year) => year);

/** The names of the finance figures and of their operands. */
export const financeOperandNames: Readonly<Record<string, string>> = {
  inHousePresentUsd: 'Present value of the in-house cost',
  embeddedPresentUsd: 'Present value of the embedded cost',
  npvUsd: financeFigureTexts.npv,
  npvAnnualUsd: financeFigureTexts.npvAnnual,
  roiPercentage: financeFigureTexts.roi,
  paybackMonth: financeFigureTexts.payback,
  discountedPaybackMonth: financeFigureTexts.discountedPayback,
  earlierLaunchUsd: financeFigureTexts.earlierLaunch,
  shortUsd: 'Total shortfall at the end of the month before',
  aheadUsd: 'Total benefit at the end of that month',
  discountedShortUsd: 'Discounted shortfall at the end of the month before',
  discountedAheadUsd: 'Discounted benefit at the end of that month',
  monthsBefore: 'Months before that month',
  firstMonth: 'First month, because the total benefit is never below 0',
  countedBuildMonths: 'Months of the build',
  countedLiveMonths: 'Months of maintenance',
  countedPlanMonths: 'Months of the plan',
  countedWorkMonths: 'Months of own work',
  discountedBuildMonths: 'Months of the build, discounted, with any wage rises',
  discountedLiveMonths: 'Months of maintenance, discounted, with any wage rises',
  discountedPlanMonths: 'Months of the plan, discounted, with any price rises',
  discountedWorkMonths: 'Months of own work, discounted, with any wage rises',
  embeddedRevenueMonths: 'Full months of revenue after the embedded launch, discounted',
  inHouseRevenueMonths: 'Full months of revenue after the in-house launch, discounted',
  ...Object.fromEntries(
    Object.entries(yearColumns).flatMap(([column, name]) => [
      [`${column}TotalUsd`, `${name}, total`],
      ...years.map((year) => [
        `${column}Year${year}Usd`,
        year === 0 ? `${name}, start` : `${name}, year ${year}`,
      ]),
    ]),
  ),
  ...Object.fromEntries(
    years.map((year) => [`discountFactorYear${year}`, `Discount factor of year ${year}`]),
  ),
};

/** Returns the source of a finance operand that no step computes. */
export function financeOperandSource(operand: string): string {
  if (/^discount|RevenueMonths$/.test(operand)) return 'from the discount rate';
  return 'calendar';
}
