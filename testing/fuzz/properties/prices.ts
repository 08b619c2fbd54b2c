import { billingOf } from '../../../contract/assumptions.ts';
import { assumedFigure } from '../assumedFigure.ts';
import type { Product } from '../evaluateCase.ts';
import type { Counterexample, Properties } from '../Property.ts';
import { atLeast, cents, counterexample, equal, firstOf, near, within } from '../Property.ts';
import { firstDay } from './deadlines.ts';

/** The prices of the provider’s plans, and what embedding saves. */
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
      const discount = assumedFigure(inputs, 'planDiscountPercentage');
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
      const discount = assumedFigure(inputs, 'planDiscountPercentage');
      const assumptions = { ...inputs.assumptions, planDiscountPercentage: 0 };
      const listed = estimate({ ...inputs, assumptions }).results.embedded.monthly;
      return equal(
        'monthly price in cents',
        cents(estimated.results.embedded.monthly),
        'the list price less the discount, half cents up',
        Math.floor(listed * (100 - discount) + 0.5 + 1e-6),
      );
    },
  },
  'embedded-plan/next-step': {
    every: 16,
    check: ({ inputs, estimate, estimated: { effectiveCount, results }, product }) => {
      const step = product.answer({ inputs, today: firstDay }).priceStep;
      if (step === null && billingOf(inputs.assumptions) !== 'integrations') return null;
      const monthlyOf = (integrationCount: number) =>
        estimate({ ...inputs, integrationCount }).results.embedded.monthly;
      const { monthly } = results.embedded;
      if (step === null) return equal('price of 200', monthlyOf(200), 'the price', monthly);
      const last = effectiveCount + step.integrationsLeft;
      const extraUsd = 12 * (monthlyOf(last + 1) - monthly);
      return (
        equal('first integration of the next plan', step.nextFromCount, 'one more', last + 1) ??
        equal(`price of ${last}`, monthlyOf(last), 'the price', monthly) ??
        near('extra a year', step.extraPerYearUsd, 'twelve months of both prices', extraUsd)
      );
    },
  },
  'embedded-own-work/hours-times-rate': {
    check: ({ inputs, estimated: { escalation, effectiveCount, factors } }) =>
      near(
        'own work on the embedded product a month',
        escalation.ownMonthlyUsd,
        'integrations × hours that remain × rate',
        (1 - assumedFigure(inputs, 'assistedMaintenanceSavingPercentage') / 100) *
          effectiveCount *
          assumedFigure(inputs, 'embeddedHoursPerMonth') *
          factors.hourlyRateUsd,
      ),
  },
  'overage/added-to-each-month': {
    every: 16,
    check: ({ inputs, estimate, estimated, product }) => {
      const overage = assumedFigure(inputs, 'overageUsdPerMonth');
      const assumptions = { ...inputs.assumptions, overageUsdPerMonth: 0 };
      const without = estimate({ ...inputs, assumptions });
      const withUsd = product.cumulativeCost(estimated, 12).embeddedUsd;
      return (
        near(
          'embedded cost over 12 months',
          withUsd,
          'that without overage + 12 times it',
          product.cumulativeCost(without, 12).embeddedUsd + 12 * overage,
        ) ??
        equal(
          'price of year 1',
          estimated.results.embedded.initialTotal,
          'that without overage',
          without.results.embedded.initialTotal,
        )
      );
    },
  },
  'leaving/rate-of-its-year': {
    check: ({ inputs, estimated }) => {
      const { effectiveCount, factors, leavingUsd } = estimated;
      const hours = effectiveCount * assumedFigure(inputs, 'leavingHoursPerIntegration');
      const rise = 1 + assumedFigure(inputs, 'wageRisePercentagePerYear') / 100;
      const month = Math.ceil(assumedFigure(inputs, 'leavingMonth')) || 36;
      return near(
        'work to leave',
        leavingUsd,
        'integrations × hours × rate after the rises of the years before',
        hours * factors.hourlyRateUsd * rise ** Math.floor((month - 1) / 12),
      );
    },
  },
  'leaving/in-its-month': {
    every: 16,
    check: ({ inputs, estimate, estimated, product }) => {
      const leavingMonth = Math.ceil(assumedFigure(inputs, 'leavingMonth'));
      const assumptions = { ...inputs.assumptions, leavingMonth: 0 };
      const without = estimate({ ...inputs, assumptions });
      return firstOf([1, 11, 12, 13, 35, 36, leavingMonth, 60], (month) => {
        const cost = product.cumulativeCost(estimated, month);
        const other = product.cumulativeCost(without, month);
        const left = leavingMonth > 0 && month >= leavingMonth ? estimated.leavingUsd : 0;
        return (
          near(
            `embedded by month ${month}`,
            cost.embeddedUsd,
            'that of staying + the work to leave',
            other.embeddedUsd + left,
          ) ?? equal(`in-house by month ${month}`, cost.inHouseUsd, 'the same', other.inHouseUsd)
        );
      });
    },
  },
  'user-plans/one-more-never-costs-less': {
    every: 4,
    check: ({ fuzzCase: { users }, product: { userPlanPrice } }) =>
      userAdds(userPlanPrice, 'starter', users) ?? userAdds(userPlanPrice, 'pro', users),
  },
  'user-plans/year-one': {
    every: 4,
    check: ({ fuzzCase: { users }, product: { userPlanPrice } }) =>
      firstOf(['starter', 'pro'] as const, (plan) => {
        const { setupUsd, monthlyUsd, yearOneUsd } = userPlanPrice(plan, users);
        const expected = cents(setupUsd) + 12 * cents(monthlyUsd);
        return equal(`${plan} year 1 in cents`, cents(yearOneUsd), 'setup + 12 months', expected);
      }),
  },
  'counted-price/only-over-time': {
    every: 4,
    check: ({ inputs, estimated, estimate }) => {
      const assumptions = { ...inputs.assumptions, billing: undefined };
      return equal(
        'results by another price',
        JSON.stringify(estimated.results),
        'those by integrations',
        JSON.stringify(estimate({ ...inputs, assumptions }).results),
      );
    },
  },
  'counted-price/sum-of-months': {
    check: ({ inputs, estimated: { price, results, effectiveCount }, product }) => {
      const { usersNow, usersAtEnd = usersNow ?? 100, planUsdPerMonth } = inputs.assumptions ?? {};
      const billing = effectiveCount === 0 ? 'integrations' : price.billing;
      const rest = 100 - assumedFigure(inputs, 'planDiscountPercentage');
      const listed = (month: number): number | undefined => {
        if (billing === 'integrations') return undefined;
        if (billing === 'quote') return planUsdPerMonth;
        const now = usersNow ?? 100;
        const users = now + ((usersAtEnd - now) * (Math.min(month, 36) - 1)) / 35;
        return product.userPlanPrice(billing, Math.round(Math.round(users * 1e6) / 1e6)).monthlyUsd;
      };
      return firstOf([1, 2, 19, 36, 60], (month) => {
        const usd = listed(month);
        return near(
          `price of month ${month}`,
          price.usdByMonth?.[month - 1] ?? price.monthlyUsd,
          'the list price of its users, or the quote, less the discount',
          usd === undefined ? results.embedded.monthly : Math.round(usd * rest + 1e-6) / 100,
        );
      });
    },
  },
  'savings/difference': {
    check: ({ estimated: { results } }) =>
      differenceHolds(
        'savings in cents + the cheaper of in-house and embedded',
        results.savings.absolute,
        { name: 'in-house', usd: results.inHouse.initialTotal },
        results.embedded.initialTotal,
      ),
  },
  'savings/percentage': {
    check: ({ estimated: { results } }) =>
      percentageHolds(
        results.savings.percentage,
        results.savings.absolute,
        results.inHouse.initialTotal,
      ),
  },
  'monthly-savings/difference': {
    check: ({ estimated: { results } }) =>
      differenceHolds(
        'monthly savings in cents + the cheaper of maintenance and subscription',
        results.savings.monthlyMaintenance,
        { name: 'maintenance', usd: results.inHouse.maintenance },
        results.embedded.monthly,
      ),
  },
  'monthly-savings/percentage': {
    check: ({ estimated: { results, monthlyReductionPercentage } }) =>
      percentageHolds(
        monthlyReductionPercentage,
        results.savings.monthlyMaintenance,
        results.inHouse.maintenance,
      ),
  },
} satisfies Properties;

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

/** Savings and the costs of the cheaper side add up to the in-house costs, to the cent. */
function differenceHolds(
  sum: string,
  savedUsd: number,
  inHouse: { name: string; usd: number },
  embeddedUsd: number,
): Counterexample | null {
  const inHouseCents = cents(inHouse.usd);
  return equal(
    sum,
    cents(savedUsd) + Math.min(inHouseCents, cents(embeddedUsd)),
    inHouse.name,
    inHouseCents,
  );
}

/** The percentage is whole and within half a percent of its quotient; without a divisor it is 0. */
function percentageHolds(percentage: number, saved: number, whole: number): Counterexample | null {
  if (!(percentage >= 0 && percentage <= 100 && Number.isInteger(percentage))) {
    return counterexample('percentage', percentage, 'must be whole and within', '0 to 100');
  }
  const exact = whole === 0 ? 0 : (100 * saved) / whole;
  return within('percentage', percentage, 'must be within half a percent of', exact, 0.5 + 1e-9);
}
