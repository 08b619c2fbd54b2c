import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostComparison, CountTurn, Verdict } from '../../contract/format/costComparison.ts';
import { limits } from '../../contract/limits.ts';
import { type Estimate, estimate } from '../estimate/estimate.ts';
import {
  buildMonths,
  type CumulativeCost,
  cumulativeCost,
  forecastMonths,
} from './cumulativeCosts.ts';

/**
 * Compare both sides over a year and over the whole forecast: on one basis, total cost over a stated
 * horizon (E17), and without a verdict where nothing is live in-house by then (E22).
 *
 * @param inputs - The inputs of `estimated`; other counts of integrations are estimated from them.
 */
export function verdict(inputs: CalculatorInputs, estimated: Estimate): Verdict {
  const after36Months = compareCosts(estimated, forecastMonths);
  const after12Months = compareCosts(estimated, 12);
  const { inHouse, embedded } = estimated.results;
  const buildAloneByUsd = Math.round(embedded.initialTotal) - Math.round(inHouse.initialTotal);
  const cheaperMonths = monthsWithCheaperEmbedding(estimated);
  const staysCheaper = after36Months.cheaper === 'embedded';
  return {
    after12Months,
    after36Months,
    breakEvenMonth: staysCheaper ? (cheaperMonths?.firstMonth ?? null) : null,
    embeddedCheaperFor: after36Months.cheaper === null || staysCheaper ? null : cheaperMonths,
    countTurn: after36Months.cheaper === 'inHouse' ? countTurn(inputs, estimated) : null,
    buildAloneByUsd: buildAloneByUsd > 0 && after12Months.cheaper !== null ? buildAloneByUsd : null,
    initialTotalUsd: inHouse.initialTotal,
    inHouseWeeks: estimated.timeline.timelineWeeks,
    embeddedWeeks: estimated.timeline.embeddedWeeks,
  };
}

/** Both sides over the first months; amounts are compared as they are shown, in whole USD. */
export function compareCosts(estimated: Estimate, months: number): CostComparison {
  const costs = cumulativeCost(estimated, months);
  const { inHouseUsd, embeddedUsd } = costs;
  const extraUsd = shownExtraUsd(costs);
  const isLive = buildMonths(estimated) <= months;
  return {
    months,
    inHouseUsd,
    embeddedUsd,
    cheaper: isLive ? cheaperSide(extraUsd) : null,
    byUsd: Math.abs(extraUsd),
    builtPercentage: isLive ? 100 : Math.floor((100 * months) / buildMonths(estimated)),
  };
}

/** In-house minus embedded, of the amounts as they are shown. */
function shownExtraUsd({ inHouseUsd, embeddedUsd }: CumulativeCost): number {
  return Math.round(inHouseUsd) - Math.round(embeddedUsd);
}

function cheaperSide(extraUsd: number): 'inHouse' | 'embedded' | 'neither' {
  if (extraUsd === 0) return 'neither';
  return extraUsd > 0 ? 'embedded' : 'inHouse';
}

/**
 * The months by whose end embedding has cost less. They have no gap: embedding begins with its setup
 * fee, and the in-house cost has one slope while it is built and another one after.
 */
function monthsWithCheaperEmbedding(estimated: Estimate): Verdict['embeddedCheaperFor'] {
  let firstMonth: number | null = null;
  let lastMonth = 0;
  for (let month = 1; month <= forecastMonths; month++) {
    if (cheaperSide(shownExtraUsd(cumulativeCost(estimated, month))) !== 'embedded') continue;
    firstMonth ??= month;
    lastMonth = month;
  }
  return firstMonth === null ? null : { firstMonth, lastMonth };
}

/**
 * Where another number of integrations makes embedding cheaper over the forecast, all else the same. A
 * plan that costs more can turn the result back, so every count is tried.
 */
function countTurn(
  inputs: CalculatorInputs,
  { effectiveCount, selectedCount }: Estimate,
): CountTurn {
  let upToCount = 0;
  let fromCount: number | null = null;
  let nearest: number | null = null;
  for (let count = limits.integrationCount.max; count >= Math.max(1, selectedCount); count--) {
    const estimated = estimate({ ...inputs, integrationCount: count });
    const { cheaper } = compareCosts(estimated, forecastMonths);
    if (cheaper === null) continue;
    upToCount ||= count;
    if (cheaper !== 'embedded') continue;
    if (count === (fromCount ?? upToCount + 1) - 1) fromCount = count;
    if (nearest === null || Math.abs(count - effectiveCount) < Math.abs(nearest - effectiveCount))
      nearest = count;
  }
  if (fromCount !== null && (fromCount < upToCount || upToCount === limits.integrationCount.max))
    return { kind: 'from', count: fromCount, upToCount };
  return nearest === null ? { kind: 'never', upToCount } : { kind: 'at', count: nearest };
}
