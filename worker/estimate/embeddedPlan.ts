import type { EstimateResults } from '../../contract/estimateResults.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

const noPlan = { upToIntegrations: 0, monthlyUsd: 0, deploymentWeeks: 0 };

/**
 * Returns the tier of the embedded plan for a number of integrations; for 0 a tier without price
 * and duration.
 *
 * @throws RangeError if the count is no number.
 */
export function planTier(effectiveCount: number) {
  if (effectiveCount <= 0) return noPlan;
  const tier = rateCard.embeddedPlan.tiers.find(
    ({ upToIntegrations }) => effectiveCount <= upToIntegrations,
  );
  if (!tier) throw new RangeError(`Expected a number of integrations, got ${effectiveCount}.`);
  return tier;
}

/**
 * Computes the cost of the embedded plan in its first year, in USD (E13); zeros for 0 integrations.
 *
 * @param record - Receives the steps of the calculation.
 */
export function embeddedPlan(
  effectiveCount: number,
  record?: Recorder,
): EstimateResults['embedded'] {
  const monthly = planTier(effectiveCount).monthlyUsd;
  const setup = effectiveCount > 0 ? rateCard.embeddedPlan.setupUsd : 0;
  const initialTotal = setup + rateCard.embeddedPlan.contractMonths * monthly;
  const plan = { setup, monthly, initialTotal };
  if (record) recordPlan(plan, effectiveCount, record);
  return plan;
}

function recordPlan(
  { setup, monthly, initialTotal }: EstimateResults['embedded'],
  effectiveCount: number,
  record: Recorder,
): void {
  record({
    figure: 'setupUsd',
    rule: 'embedded-plan',
    formula: 'planSetupUsd',
    operands: { planSetupUsd: setup },
    value: setup,
  });
  record({
    figure: 'monthlyUsd',
    rule: 'embedded-plan',
    formula: 'planMonthlyUsd',
    operands: { planMonthlyUsd: monthly, effectiveCount },
    value: monthly,
  });
  record({
    figure: 'yearOneUsd',
    rule: 'embedded-plan',
    formula: 'setupUsd + contractMonths * monthlyUsd',
    operands: {
      setupUsd: setup,
      contractMonths: rateCard.embeddedPlan.contractMonths,
      monthlyUsd: monthly,
    },
    value: initialTotal,
  });
}
