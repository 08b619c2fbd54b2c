import { rateCard, type UserPlan } from './rateCard.ts';

/** The price of a plan that is billed per user, in USD. */
export interface UserPlanPrice {
  setupUsd: number;
  monthlyUsd: number;
  /** Setup and twelve months. */
  yearOneUsd: number;
}

/**
 * Prices a plan for a number of users. Tiers are graduated, so one more user never lowers the price
 * (E14).
 */
export function userPlanPrice(plan: UserPlan, users: number): UserPlanPrice {
  const { setupUsd, monthlyUsd: baseUsd, freeUsers, tiers } = rateCard.userPlans[plan];
  const billable = Math.max(0, users - freeUsers);
  let cents = baseUsd * 100;
  let priced = 0;
  for (const tier of tiers) {
    const inTier = Math.min(billable, tier.upToUsers) - priced;
    cents += inTier * tier.centsPerUser;
    priced += inTier;
  }
  const monthlyUsd = cents / 100;
  return { setupUsd, monthlyUsd, yearOneUsd: (setupUsd * 100 + 12 * cents) / 100 };
}
