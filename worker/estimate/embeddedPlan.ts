import type { EstimateResults } from '../../contract/estimateResults.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

const noPlan = { upToIntegrations: 0, monthlyUsd: 0, deploymentWeeks: 0 };

/** The tier of the embedded plan that holds so many integrations; none takes none. */
export function planTier(effectiveCount: number) {
  if (effectiveCount <= 0) return noPlan;
  const tier = rateCard.embeddedPlan.tiers.find(
    ({ upToIntegrations }) => effectiveCount <= upToIntegrations,
  );
  if (!tier) throw new RangeError(`Expected a number of integrations, got ${effectiveCount}.`);
  return tier;
}

/** What the embedded plan costs in its first year, in USD (E13); nothing where nothing is integrated. */
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
