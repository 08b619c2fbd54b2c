import type { EstimateResults } from '../../contract/estimateResults.ts';
import { roundHalfUp } from './money.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

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

/**
 * Computes the cost of the embedded plan in its first year, in USD (E13); zeros for 0 integrations.
 *
 * @param discountPercentage - The discount on setup and subscription that the visitor assumes
 *   (E24).
 * @param record - Receives the steps of the calculation.
 */
export function embeddedPlan(
  effectiveCount: number,
  discountPercentage = 0,
  record?: Recorder,
): EstimateResults['embedded'] {
  const listed = listPrices(effectiveCount);
  const setup = discounted(listed.setup, discountPercentage);
  const monthly = discounted(listed.monthly, discountPercentage);
  const initialTotal = dollars(
    cents(setup) + rateCard.embeddedPlan.contractMonths * cents(monthly),
  );
  const plan = { setup, monthly, initialTotal };
  if (record) recordPlan(plan, effectiveCount, discountPercentage, record);
  return plan;
}

function listPrices(effectiveCount: number): { setup: number; monthly: number } {
  return {
    setup: effectiveCount > 0 ? rateCard.embeddedPlan.setupUsd : 0,
    monthly: planTier(effectiveCount).monthlyUsd,
  };
}

/** A price less a discount, rounded half up to the cent. */
function discounted(usd: number, percentage: number): number {
  return dollars(roundHalfUp(usd * (100 - percentage)));
}

const cents = (usd: number) => Math.round(usd * 100);
const dollars = (inCents: number) => inCents / 100;

function recordPlan(
  { setup, monthly, initialTotal }: EstimateResults['embedded'],
  effectiveCount: number,
  planDiscountPercentage: number,
  record: Recorder,
): void {
  const { setup: planSetupUsd, monthly: planMonthlyUsd } = listPrices(effectiveCount);
  const hasDiscount = planDiscountPercentage > 0;
  const formulaOf = (price: string) =>
    hasDiscount ? `cents(${price} * (100 - planDiscountPercentage) / 100)` : price;
  const discount = hasDiscount ? { planDiscountPercentage } : {};
  record({
    figure: 'setupUsd',
    rule: 'embedded-plan',
    formula: formulaOf('planSetupUsd'),
    operands: { planSetupUsd, ...discount },
    value: setup,
  });
  record({
    figure: 'monthlyUsd',
    rule: 'embedded-plan',
    formula: formulaOf('planMonthlyUsd'),
    operands: { planMonthlyUsd, effectiveCount, ...discount },
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
