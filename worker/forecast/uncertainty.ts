import { wantsListings } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { PertDistribution } from '../../contract/uncertainty.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import { systemProfile } from '../estimate/systems.ts';
import { pertQuantiles } from './pertQuantiles.ts';

/**
 * The weeks that the review of a selected system may take: its range, which sources report or we
 * assume, extended to the visitor's own weeks. Without a review that decides anything there is
 * nothing to vary.
 *
 * @param profile - With the weeks that the estimate uses.
 */
export function reviewWeeks(
  { id, moderationWeeks }: Pick<SystemProfile, 'id' | 'moderationWeeks'>,
  { assumptions }: Pick<CalculatorInputs, 'assumptions'>,
): PertDistribution {
  const profile = systemProfile(id);
  const isReviewed =
    profile && profile.gate !== 'none' && (profile.gate === 'access' || wantsListings(assumptions));
  const { min, max } = isReviewed
    ? profile.moderationRange
    : { min: moderationWeeks, max: moderationWeeks };
  return {
    min: Math.min(min, moderationWeeks),
    mode: moderationWeeks,
    max: Math.max(max, moderationWeeks),
  };
}

const tables = new Map<string, Float64Array>();
const mostTables = 128;

/** Returns the quantile table of a distribution; the tables of the latest ones are kept. */
export function quantilesOf(distribution: PertDistribution): Float64Array {
  const key = `${distribution.min},${distribution.mode},${distribution.max}`;
  const known = tables.get(key);
  if (known) return known;
  if (tables.size >= mostTables) tables.clear();
  const table = pertQuantiles(distribution);
  tables.set(key, table);
  return table;
}
