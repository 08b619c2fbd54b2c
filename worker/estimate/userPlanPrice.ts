import { embeddedPlan } from './embeddedPlan.ts';
import { rateCard, type UserPlan } from './rateCard.ts';

/**
 * Prices a plan that is billed per user, in USD; year one is setup and twelve months. Tiers are
 * graduated, so one more user never lowers the price (E14).
 */
export function userPlanPrice(plan: UserPlan, users: number) {
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

/**
 * Prices the plan by integrations and both plans that are billed per user, for the plan explorer
 * (E14): list prices, in USD.
 */
export function explorePlans(users: number, integrations: number) {
  const { setup, monthly, initialTotal } = embeddedPlan(integrations);
  return {
    users,
    integrations,
    own: { setupUsd: setup, monthlyUsd: monthly, yearOneUsd: initialTotal },
    starter: { ...userPlanPrice('starter', users), terms: planTerms('starter') },
    pro: { ...userPlanPrice('pro', users), terms: planTerms('pro') },
  };
}

/** A plan's terms in USD per month, for the sentence that explains its price. */
function planTerms(plan: UserPlan) {
  const { monthlyUsd, freeUsers, tiers } = rateCard.userPlans[plan];
  const perUserUsd = tiers.map(({ centsPerUser }) => centsPerUser / 100);
  return {
    monthlyUsd,
    freeUsers,
    highestPerUserUsd: Math.max(...perUserUsd),
    lowestPerUserUsd: Math.min(...perUserUsd),
  };
}
