/** How often the costs of both sides are simulated. */
export const simulationCount = 10_000;

/** A PERT distribution over `min` to `max` with its peak at `mode`. */
export interface PertDistribution {
  min: number;
  mode: number;
  max: number;
}

/**
 * How uncertain the planning assumptions are (E26): distributions of the factor between plan and
 * outcome, unless a unit is given.
 */
export interface UncertaintyModel {
  /** For the development hours of each integration. */
  devHours: PertDistribution;
  /** For the maintenance hours of all integrations: one draw places each in its own range. */
  maintenanceHours: PertDistribution;
  /** Whether that range reaches down to the lowest published share of the build a year. */
  reachesPublishedMaintenance: boolean;
  /** For the maintenance hours of each integration, besides. */
  maintenanceOfEach: PertDistribution;
  /** For all hours together: estimation errors of one team are correlated. */
  estimationBias: PertDistribution;
  /**
   * Whether the visitor's own work on the embedded side varies: from none to the plausible maximum,
   * or, if it is stated at or above that, by `ownEffort`. One draw serves both of its figures.
   */
  variesOwnWork: boolean;
  ownEffort: PertDistribution;
  /** For the deployment of the embedded product. */
  deployment: PertDistribution;
  /** Percent by which the subscription rises after each year, where the visitor states nothing. */
  planRisePercentagePerYear: PertDistribution;
  /** Whether reviews vary over their range, which sources report or we assume. */
  hasReviewRanges: boolean;
}

/**
 * Planning assumptions of this product, which page and report state. Builds exceed their plan more
 * often than they undercut it.
 */
export const defaultUncertainty: UncertaintyModel = {
  devHours: { min: 0.7, mode: 1, max: 2 },
  maintenanceHours: { min: 0.35, mode: 1, max: 1.5 },
  reachesPublishedMaintenance: true,
  maintenanceOfEach: { min: 0.85, mode: 1, max: 1.15 },
  estimationBias: { min: 0.8, mode: 1, max: 1.5 },
  variesOwnWork: true,
  ownEffort: { min: 0.5, mode: 1, max: 2 },
  deployment: { min: 1, mode: 1, max: 2 },
  planRisePercentagePerYear: { min: 0, mode: 7, max: 12 },
  hasReviewRanges: true,
};

/** Whether P10 and P90 of a likely range, in USD, differ as they are shown: in whole USD. */
export function isVisibleRange(
  range: { readonly p10: number; readonly p90: number } | undefined,
): boolean {
  return range !== undefined && Math.round(range.p90) > Math.round(range.p10);
}
