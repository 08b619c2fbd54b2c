import type { CalculatorInputs } from '../../contract/calculation.ts';
import { limits } from '../../contract/limits.ts';
import { type Estimate, estimate } from '../estimate/estimate.ts';
import { breakEvenMonth } from './breakEvenMonth.ts';
import {
  type CumulativeCost,
  cumulativeCost,
  cumulativeCosts,
  forecastMonths,
} from './cumulativeCosts.ts';

/** Which side has cost less by the end of a month. */
export interface Standing {
  month: number;
  inHouseUsd: number;
  embeddedUsd: number;
  /** `neither` where both have cost the same, to the dollar. */
  cheaper: 'inHouse' | 'embedded' | 'neither';
  /** By how much, in USD; 0 where neither is. */
  byUsd: number;
}

/** The honest verdict: who is cheaper when, and what would change that. */
export interface Verdict {
  afterYear1: Standing;
  afterForecast: Standing;
  /** The first month from which in-house stays the dearer side; null where it never does within the forecast. */
  breakEvenMonth: number | null;
  /** Where embedding is the cheaper side for some months but not in the end: the last of them; null otherwise. */
  embeddingWinsUntilMonth: number | null;
  /**
   * Where building is the cheaper side after the forecast: the integration count from which embedding is, for every count up to
   * the limit; null where building is not cheaper, or stays so.
   */
  embeddingWinsFromCount: number | null;
}

/** Judge both sides after a year and after the whole forecast. */
export function verdict(inputs: CalculatorInputs, estimated: Estimate): Verdict {
  const afterForecast = standing(estimated, forecastMonths);
  const costs = cumulativeCosts(estimated);
  const breakEven = breakEvenMonth(costs);
  return {
    afterYear1: standing(estimated, 12),
    afterForecast,
    breakEvenMonth: breakEven,
    embeddingWinsUntilMonth: breakEven === null ? lastMonthWon(costs) : null,
    embeddingWinsFromCount:
      afterForecast.cheaper === 'inHouse'
        ? embeddingWinsFrom(inputs, estimated.effectiveCount)
        : null,
  };
}

function lastMonthWon(costs: readonly CumulativeCost[]): number | null {
  return costs.findLast(({ inHouseUsd, embeddedUsd }) => inHouseUsd > embeddedUsd)?.month ?? null;
}

function standing(estimated: Estimate, month: number): Standing {
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, month);
  const extraUsd = inHouseUsd - embeddedUsd;
  const isLevel = Math.round(inHouseUsd) === Math.round(embeddedUsd);
  const cheaper = isLevel ? 'neither' : extraUsd > 0 ? 'embedded' : 'inHouse';
  return {
    month,
    inHouseUsd,
    embeddedUsd,
    cheaper,
    byUsd: isLevel ? 0 : Math.abs(extraUsd),
  };
}

/** A dearer plan may turn the verdict back, so the search comes down from the limit. */
function embeddingWinsFrom(inputs: CalculatorInputs, effectiveCount: number): number | null {
  let from: number | null = null;
  for (let count = limits.integrationCount.max; count > effectiveCount; count--) {
    const { cheaper } = standing(estimate({ ...inputs, integrationCount: count }), forecastMonths);
    if (cheaper !== 'embedded') break;
    from = count;
  }
  return from;
}
