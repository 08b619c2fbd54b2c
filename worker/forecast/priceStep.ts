import { embeddedPlan, planTier } from '../estimate/embeddedPlan.ts';
import { rateCard } from '../estimate/rateCard.ts';

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
