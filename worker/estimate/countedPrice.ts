import type { CountedPrice, EstimateResults } from '../../contract/estimate.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import type { Drivers } from './Drivers.ts';
import { roundHalfUp, snapDecimals } from './money.ts';
import { rateCard } from './rateCard.ts';
import { userPlanPrice } from './userPlanPrice.ts';

/**
 * Returns the price that counts in costs over time, less the assumed discount, in USD (E45). For 0
 * integrations it is that of the list by integrations, which is 0.
 *
 * @param byIntegrations - The price of the list by integrations, less the discount.
 */
export function countedPrice(
  { billing, effectiveCount, assumed }: Pick<Drivers, 'billing' | 'effectiveCount' | 'assumed'>,
  byIntegrations: Pick<EstimateResults['embedded'], 'setup' | 'monthly'>,
): CountedPrice {
  const list = { setupUsd: byIntegrations.setup, monthlyUsd: byIntegrations.monthly };
  if (billing === 'integrations' || effectiveCount === 0)
    return { billing, ...list, usdByMonth: null };
  const discounted = (usd: number) =>
    roundHalfUp(usd * (100 - assumed.planDiscountPercentage)) / 100;
  if (billing === 'quote') {
    const { planSetupUsd, planUsdPerMonth } = assumed;
    return {
      billing,
      setupUsd: planSetupUsd === null ? list.setupUsd : discounted(planSetupUsd),
      monthlyUsd: planUsdPerMonth === null ? list.monthlyUsd : discounted(planUsdPerMonth),
      usdByMonth: null,
    };
  }
  const { usersNow, usersAtEnd } = assumed;
  const usdFor = (users: number) => discounted(userPlanPrice(billing, users).monthlyUsd);
  const usdIn = (month: number) => usdFor(usersIn(month, usersNow, usersAtEnd ?? usersNow));
  const isSteady = usersAtEnd === null || usersAtEnd === usersNow;
  return {
    billing,
    setupUsd: discounted(rateCard.userPlans[billing].setupUsd),
    monthlyUsd: usdIn(1),
    usdByMonth: isSteady ? null : Array.from({ length: lastMonth }, (_, index) => usdIn(index + 1)),
  };
}

/** The whole users of a month, from 1: they change evenly until month 36, and then stay. */
export function usersIn(month: number, usersNow: number, usersAtEnd: number): number {
  const share = (Math.min(month, forecastMonths) - 1) / (forecastMonths - 1);
  return Math.round(snapDecimals(usersNow + (usersAtEnd - usersNow) * share));
}
