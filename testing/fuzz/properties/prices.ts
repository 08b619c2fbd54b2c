import { userPlanPrice } from '../../../worker/estimate/userPlanPrice.ts';
import { atLeast, cents, equal } from '../comparisons.ts';
import type { Counterexample, Properties } from '../Property.ts';

/** The prices of the provider’s plans. */
export const pricesProperties = {
  'embedded-plan/one-more-never-costs-less': {
    check: ({ estimated, withOneMoreIntegration: more }) =>
      atLeast(
        'monthly price with one more integration',
        more.results.embedded.monthly,
        'the monthly price',
        estimated.results.embedded.monthly,
      ),
  },
  'embedded-plan/year-one': {
    check: ({ estimated: { results } }) =>
      equal(
        'embedded year 1',
        results.embedded.initialTotal,
        '1800 + 12 × the monthly price',
        1800 + 12 * results.embedded.monthly,
      ),
  },
  'user-plans/one-more-never-costs-less': {
    every: 4,
    check: ({ fuzzCase: { users } }) => userAdds('starter', users) ?? userAdds('pro', users),
  },
} satisfies Properties;

function userAdds(plan: 'starter' | 'pro', users: number): Counterexample | null {
  const now = cents(userPlanPrice(plan, users).monthlyUsd);
  const next = cents(userPlanPrice(plan, users + 1).monthlyUsd);
  return (
    atLeast(`${plan} price in cents for ${users + 1} users`, next, `that for ${users}`, now) ??
    atLeast(`${plan} price in cents for ${users} users + 800`, now + 800, 'that for one more', next)
  );
}
