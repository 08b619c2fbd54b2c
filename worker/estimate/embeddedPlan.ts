import type { AssumedNumbers, Assumptions } from '../../contract/assumptions.ts';
import type { Estimate, EstimateResults } from '../../contract/estimate.ts';
import { forecastMonths, monthsPerYear } from '../../contract/format/durations.ts';
import type { Drivers } from './Drivers.ts';
import { roundHalfUp } from './money.ts';
import { rateCard } from './rateCard.ts';

const noPlan = { upToIntegrations: 0, monthlyUsd: 0, deploymentWeeks: 0 };

/**
 * Returns the tier of the embedded plan for a number of integrations; for 0 a tier without price
 * and duration.
 *
 * @throws RangeError if the count is not a number.
 */
export function planTier(effectiveCount: number) {
  if (effectiveCount <= 0) return noPlan;
  const tier = rateCard.embeddedPlan.tiers.find(
    ({ upToIntegrations }) => effectiveCount <= upToIntegrations,
  );
  if (!tier) throw new RangeError(`Expected a number of integrations, got ${effectiveCount}.`);
  return tier;
}

/** The middle of the range of the deployment, in multiples of the plan's weeks (E29). */
const midRangeDeployment = 1.5;

/**
 * The weeks until the embedded product is live: the plan's, its middle in a preset, or the
 * visitor's own (E11, E39). A week that has begun counts.
 */
export function deploymentWeeks(effectiveCount: number, assumptions?: Assumptions | null): number {
  const { deploymentWeeks: ofPlan } = planTier(effectiveCount);
  const assumed = assumptions?.preset === 'mid' ? midRangeDeployment * ofPlan : ofPlan;
  return effectiveCount > 0 ? Math.ceil(assumptions?.embeddedDeploymentWeeks ?? assumed) : 0;
}

/**
 * Computes the cost of the embedded plan in its first year, in USD (E13); zeros for 0 integrations.
 *
 * @param discountPercentage - The discount on setup and subscription that the visitor assumes
 *   (E24).
 */
export function embeddedPlan(
  effectiveCount: number,
  discountPercentage = 0,
): EstimateResults['embedded'] {
  const setupUsd = effectiveCount > 0 ? rateCard.embeddedPlan.setupUsd : 0;
  const { monthlyUsd } = planTier(effectiveCount);
  const setupCents = roundHalfUp(setupUsd * (100 - discountPercentage));
  const monthlyCents = roundHalfUp(monthlyUsd * (100 - discountPercentage));
  const yearCents = setupCents + rateCard.embeddedPlan.contractMonths * monthlyCents;
  return { setup: setupCents / 100, monthly: monthlyCents / 100, initialTotal: yearCents / 100 };
}

/** Whether one more integration than these takes a more expensive plan. */
export function isPlanFull(effectiveCount: number): boolean {
  return planTier(effectiveCount + 1).monthlyUsd > planTier(effectiveCount).monthlyUsd;
}

/** How far the next, more expensive plan is from a number of integrations. */
export interface PriceStep {
  /** How many more integrations fit into the current plan. */
  integrationsLeft: number;
  /** The smallest number of integrations that needs the next plan. */
  nextFromCount: number;
  /** How much more the next plan costs over the contract year, in USD. */
  extraPerYearUsd: number;
}

/**
 * Finds the next price step of the embedded plan; null on the largest plan.
 *
 * @param discountPercentage - The discount on the plan that the visitor assumes.
 */
export function priceStep(effectiveCount: number, discountPercentage = 0): PriceStep | null {
  const { upToIntegrations } = planTier(effectiveCount);
  if (upToIntegrations === Number.POSITIVE_INFINITY) return null;
  const nextFromCount = upToIntegrations + 1;
  const { contractMonths } = rateCard.embeddedPlan;
  const monthlyUsd = (count: number) => embeddedPlan(count, discountPercentage).monthly;
  return {
    integrationsLeft: upToIntegrations - effectiveCount,
    nextFromCount,
    extraPerYearUsd: contractMonths * (monthlyUsd(nextFromCount) - monthlyUsd(effectiveCount)),
  };
}

/** The next price step of an estimate; null where the list by integrations does not count (E45). */
export function nextPriceStep({
  effectiveCount,
  assumed,
  price,
}: Pick<Estimate, 'effectiveCount' | 'assumed' | 'price'>): PriceStep | null {
  if (price.billing !== 'integrations') return null;
  return priceStep(effectiveCount, assumed.planDiscountPercentage);
}

/**
 * Computes what the visitor's own team costs on the embedded side, in USD: their hours at the
 * hourly rate, less what AI assistants save, without the cost multiplier (E24, E33). Not part of
 * the plan's price.
 */
export function embeddedOwnCosts({
  effectiveCount,
  hourlyRateUsd,
  assumed,
}: Pick<Drivers, 'effectiveCount' | 'hourlyRateUsd'> & {
  assumed: Pick<
    AssumedNumbers,
    | 'embeddedHoursPerIntegration'
    | 'embeddedHoursPerMonth'
    | 'assistedBuildSavingPercentage'
    | 'assistedMaintenanceSavingPercentage'
  >;
}) {
  const costOf = (hours: number, saving: number) =>
    (effectiveCount * hours * hourlyRateUsd * (100 - saving)) / 100;
  return {
    ownOnceUsd: costOf(assumed.embeddedHoursPerIntegration, assumed.assistedBuildSavingPercentage),
    ownMonthlyUsd: costOf(
      assumed.embeddedHoursPerMonth,
      assumed.assistedMaintenanceSavingPercentage,
    ),
  };
}

/**
 * Computes what leaving the embedded product costs the visitor's own team, in USD: their hours at
 * the rate of the month of leaving, or else of month 36, without the cost multiplier (E36).
 */
export function leavingUsd({
  effectiveCount,
  hourlyRateUsd,
  assumed: { leavingHoursPerIntegration, leavingMonth, wageRisePercentagePerYear },
}: Pick<Drivers, 'effectiveCount' | 'hourlyRateUsd'> & {
  assumed: Pick<
    AssumedNumbers,
    'leavingHoursPerIntegration' | 'leavingMonth' | 'wageRisePercentagePerYear'
  >;
}): number {
  const risen = Math.ceil((leavingMonth || forecastMonths) / monthsPerYear) - 1;
  const rate = hourlyRateUsd * (1 + wageRisePercentagePerYear / 100) ** risen;
  return effectiveCount * leavingHoursPerIntegration * rate;
}
