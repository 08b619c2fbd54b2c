import { cents, counterexample, equal } from '../comparisons.ts';
import type { Counterexample, Properties } from '../Property.ts';

/** What embedding saves. */
export const savingsProperties = {
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

/** What is saved plus what the cheaper side costs is what in-house costs, to the cent. */
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
  return Math.abs(percentage - exact) <= 0.5 + 1e-9
    ? null
    : counterexample('percentage', percentage, 'must be within half a percent of', exact);
}
