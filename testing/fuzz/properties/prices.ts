import { atLeast, cents, counterexample, equal, near } from '../comparisons.ts';
import type { Counterexample, Properties } from '../Property.ts';
import type { Product } from '../product.ts';

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
    check: ({ inputs, estimated: { results } }) => {
      const discount = inputs.assumptions?.planDiscountPercentage ?? 0;
      return equal(
        'embedded year 1 in cents',
        cents(results.embedded.initialTotal),
        '1800 less the discount + 12 × the monthly price',
        Math.round(1800 * (100 - discount)) + 12 * cents(results.embedded.monthly),
      );
    },
  },
  'embedded-plan/discount': {
    check: ({ inputs, estimated, estimate }) => {
      const planDiscountPercentage = inputs.assumptions?.planDiscountPercentage ?? 0;
      const assumptions = { ...inputs.assumptions, planDiscountPercentage: 0 };
      const listed = estimate({ ...inputs, assumptions }).results.embedded.monthly;
      return atMostACent(
        'monthly price',
        estimated.results.embedded.monthly,
        'the list price less the discount',
        (listed * (100 - planDiscountPercentage)) / 100,
      );
    },
  },
  'embedded-own-work/hours-times-rate': {
    check: ({ inputs, estimated: { escalation, effectiveCount, factors } }) =>
      near(
        'own work on the embedded product a month',
        escalation.ownMonthlyUsd,
        'integrations × hours × rate',
        effectiveCount * (inputs.assumptions?.embeddedHoursPerMonth ?? 0) * factors.hourlyRateUsd,
      ),
  },
  'user-plans/one-more-never-costs-less': {
    every: 4,
    check: ({ fuzzCase: { users }, product: { userPlanPrice } }) =>
      userAdds(userPlanPrice, 'starter', users) ?? userAdds(userPlanPrice, 'pro', users),
  },
} satisfies Properties;

function atMostACent(
  left: string,
  figure: number,
  right: string,
  exact: number,
): Counterexample | null {
  return Math.abs(figure - exact) <= 0.005 + 1e-9
    ? null
    : counterexample(left, figure, `must be rounded from ${right}`, exact);
}

function userAdds(
  userPlanPrice: Product['userPlanPrice'],
  plan: 'starter' | 'pro',
  users: number,
): Counterexample | null {
  const now = cents(userPlanPrice(plan, users).monthlyUsd);
  const next = cents(userPlanPrice(plan, users + 1).monthlyUsd);
  return (
    atLeast(`${plan} price in cents for ${users + 1} users`, next, `that for ${users}`, now) ??
    atLeast(`${plan} price in cents for ${users} users + 800`, now + 800, 'that for one more', next)
  );
}
