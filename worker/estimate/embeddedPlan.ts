import type { CalculationResults } from '../../contract/calculation.ts';
import { rateCard } from './rateCard.ts';

const noPlan = { upToIntegrations: 0, monthlyUsd: 0, deploymentWeeks: 0 };

/** The tier of the embedded plan that holds so many integrations; none takes none. */
export function planTier(effectiveCount: number) {
  if (effectiveCount <= 0) return noPlan;
  for (const tier of rateCard.embeddedPlan.tiers) {
    if (effectiveCount <= tier.upToIntegrations) return tier;
  }
  throw new RangeError(`Expected a number of integrations, got ${effectiveCount}.`);
}

/** What the embedded plan costs in its first year, in USD (E13); nothing where nothing is integrated. */
export function embeddedPlan(effectiveCount: number): CalculationResults['albato'] {
  const monthly = planTier(effectiveCount).monthlyUsd;
  const setup = effectiveCount > 0 ? rateCard.embeddedPlan.setupUsd : 0;
  return { setup, monthly, initialTotal: setup + rateCard.embeddedPlan.contractMonths * monthly };
}
