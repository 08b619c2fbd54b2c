import { planTier } from '../estimate/embeddedPlan.ts';
import { rateCard } from '../estimate/rateCard.ts';

/** The next dearer plan, seen from a number of integrations. */
export interface PriceStep {
  /** How many more integrations the present plan still takes. */
  integrationsLeft: number;
  /** The first count that the next plan is needed for. */
  nextFromCount: number;
  /** What the next plan costs more in twelve months, in USD. */
  extraPerYearUsd: number;
}

/** Where the price steps up next; null on the largest plan. */
export function priceStep(effectiveCount: number): PriceStep | null {
  const { upToIntegrations, monthlyUsd } = planTier(effectiveCount);
  if (upToIntegrations === Number.POSITIVE_INFINITY) return null;
  const nextFromCount = upToIntegrations + 1;
  const { contractMonths } = rateCard.embeddedPlan;
  return {
    integrationsLeft: upToIntegrations - effectiveCount,
    nextFromCount,
    extraPerYearUsd: contractMonths * (planTier(nextFromCount).monthlyUsd - monthlyUsd),
  };
}
