import { wantsListings } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import { systemProfile } from '../estimate/systems.ts';
import { type PertDistribution, pertQuantiles } from './pertQuantiles.ts';

/**
 * How uncertain the planning assumptions are (E26): distributions of the factor between plan and
 * outcome, unless a unit is given.
 */
export interface UncertaintyModel {
  /** For the development hours of each integration. */
  devHours: PertDistribution;
  /** For the maintenance hours of each integration. */
  maintenanceHours: PertDistribution;
  /** For all hours together: estimation errors of one team are correlated. */
  estimationBias: PertDistribution;
  /** For the visitor's own work on the embedded side. */
  ownEffort: PertDistribution;
  /** For the deployment of the embedded product. */
  deployment: PertDistribution;
  /** Percent by which the subscription rises after each year, where the visitor states nothing. */
  planRisePercentagePerYear: PertDistribution;
  /** Whether reviews vary over their range, which sources report or we assume. */
  hasReviewRanges: boolean;
}

/**
 * Planning assumptions of this product: builds exceed their plan more often than they undercut it.
 * Maintenance of 0.35 times the plan is about the published rule of 20 % of the build a year.
 */
export const defaultUncertainty: UncertaintyModel = {
  devHours: { min: 0.7, mode: 1, max: 2 },
  maintenanceHours: { min: 0.35, mode: 1, max: 1.5 },
  estimationBias: { min: 0.8, mode: 1, max: 1.5 },
  ownEffort: { min: 0.5, mode: 1, max: 2 },
  deployment: { min: 1, mode: 1, max: 2 },
  planRisePercentagePerYear: { min: 0, mode: 7, max: 12 },
  hasReviewRanges: true,
};

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
