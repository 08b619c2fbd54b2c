import { type Assumptions, assumedNumber } from '../../contract/assumptions.ts';
import { weeksPerMonth } from '../../contract/format/durations.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { buildCostAfter, cumulativeCost } from '../forecast/cumulativeCosts.ts';

/** The last month of the Months sheet: the longest horizon of the finance figures. */
export const lastMonth = 60;

/** Who costs less by the end of a month, as the workbook says it. */
export type Side = 'Embedding' | 'Building' | 'Neither';

/** The figures of one month, in USD unless they say otherwise; month 0 is before the start. */
export interface MonthFigures {
  month: number;
  year: number;
  wageFactor: number;
  planFactor: number;
  buildUsd: number;
  maintenanceUsd: number;
  inHouseUsd: number;
  startUsd: number;
  subscriptionUsd: number;
  ownWorkUsd: number;
  embeddedUsd: number;
  benefitUsd: number;
  totalInHouseUsd: number;
  totalEmbeddedUsd: number;
  totalBenefitUsd: number;
  side: Side;
  discountFactor: number;
  discountedUsd: number;
  totalDiscountedUsd: number;
  earlierRevenueUsd: number;
}

/**
 * Computes the values of the Months sheet from the forecast, for programs that show a workbook
 * without calculating.
 */
export function monthFigures(
  estimated: Estimate,
  assumptions: Assumptions | null | undefined,
): MonthFigures[] {
  const { results, escalation } = estimated;
  const rate = (assumedNumber(assumptions, 'discountRatePercentage') ?? 0) / 100;
  let totalDiscountedUsd = 0;
  return Array.from({ length: lastMonth + 1 }, (_, month) => {
    const year = Math.ceil(month / 12);
    const rises = Math.max(0, year - 1);
    const after = cumulativeCost(estimated, month);
    const before = month === 0 ? nothingSpent : cumulativeCost(estimated, month - 1);
    const inHouseUsd = after.inHouseUsd - before.inHouseUsd;
    const embeddedUsd = after.embeddedUsd - before.embeddedUsd;
    const buildUsd =
      month === 0 ? 0 : buildCostAfter(month, estimated) - buildCostAfter(month - 1, estimated);
    const wageFactor = (1 + escalation.wageRisePercentagePerYear / 100) ** rises;
    const planFactor = (1 + escalation.planRisePercentagePerYear / 100) ** rises;
    const discountFactor = (1 + rate) ** (-month / 12);
    const discountedUsd = (inHouseUsd - embeddedUsd) * discountFactor;
    totalDiscountedUsd += discountedUsd;
    const isRunning = month > 0 ? 1 : 0;
    return {
      month,
      year,
      wageFactor,
      planFactor,
      buildUsd: withoutNoise(buildUsd),
      maintenanceUsd: withoutNoise(inHouseUsd - buildUsd),
      inHouseUsd: withoutNoise(inHouseUsd),
      startUsd: month === 0 ? withoutNoise(results.embedded.setup + escalation.ownOnceUsd) : 0,
      subscriptionUsd: withoutNoise(isRunning * results.embedded.monthly * planFactor),
      ownWorkUsd: withoutNoise(isRunning * escalation.ownMonthlyUsd * wageFactor),
      embeddedUsd: withoutNoise(embeddedUsd),
      benefitUsd: withoutNoise(inHouseUsd - embeddedUsd),
      totalInHouseUsd: withoutNoise(after.inHouseUsd),
      totalEmbeddedUsd: withoutNoise(after.embeddedUsd),
      totalBenefitUsd: withoutNoise(after.inHouseUsd - after.embeddedUsd),
      side: cheaperSide(after.inHouseUsd, after.embeddedUsd),
      discountFactor,
      discountedUsd: withoutNoise(discountedUsd),
      totalDiscountedUsd: withoutNoise(totalDiscountedUsd),
      earlierRevenueUsd: withoutNoise(earlierRevenue(estimated, assumptions, month)),
    };
  });
}

const nothingSpent = { inHouseUsd: 0, embeddedUsd: 0 };

function cheaperSide(inHouseUsd: number, embeddedUsd: number): Side {
  const extraUsd = Math.round(withoutNoise(inHouseUsd)) - Math.round(withoutNoise(embeddedUsd));
  if (extraUsd === 0) return 'Neither';
  return extraUsd > 0 ? 'Embedding' : 'Building';
}

/** The revenue of a month with the embedded product, less that with the in-house build. */
function earlierRevenue(
  { timeline }: Estimate,
  assumptions: Assumptions | null | undefined,
  month: number,
): number {
  const revenueUsd = assumedNumber(assumptions, 'monthlyRevenueUsd') ?? 0;
  const ramp = assumedNumber(assumptions, 'rampMonths') ?? 0;
  const shareReached = (launchWeeks: number) => {
    const monthsLive = month - launchWeeks / weeksPerMonth;
    if (monthsLive <= 0) return 0;
    return monthsLive >= ramp ? 1 : monthsLive / ramp;
  };
  return revenueUsd * (shareReached(timeline.embeddedWeeks) - shareReached(timeline.timelineWeeks));
}

/** Removes the floating-point noise of a difference of amounts: 1e-12 becomes 0. */
export function withoutNoise(usd: number): number {
  return Math.round(usd * 1e8) / 1e8;
}
