import { rateCard, type UserPlan } from './rateCard.ts';
import { userPlanPrice } from './userPlanPrice.ts';

/** Prices both plans that are billed per user, for the plan explorer (E14). */
export function explorePlans(users: number) {
  return {
    users,
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
