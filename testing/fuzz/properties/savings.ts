import { cents, counterexample, equal } from '../comparisons.ts';
import type { Counterexample, Properties } from '../Property.ts';

/** What embedding saves. */
export const savingsProperties = {
  'savings/difference': {
    check: ({ estimated: { results } }) => {
      const [built, embedded] = [
        cents(results.inHouse.initialTotal),
        cents(results.embedded.initialTotal),
      ];
      return equal(
        'savings in cents + the cheaper of in-house and embedded',
        cents(results.savings.absolute) + Math.min(built, embedded),
        'in-house',
        built,
      );
    },
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
    check: ({ estimated: { results } }) => {
      const [built, embedded] = [
        cents(results.inHouse.maintenance),
        cents(results.embedded.monthly),
      ];
      return equal(
        'monthly savings in cents + the cheaper of maintenance and subscription',
        cents(results.savings.monthlyMaintenance) + Math.min(built, embedded),
        'maintenance',
        built,
      );
    },
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

/** The percentage is within half of what the quotient is, 0 where there is nothing to divide by. */
function percentageHolds(percentage: number, saved: number, whole: number): Counterexample | null {
  if (!(percentage >= 0 && percentage <= 100 && Number.isInteger(percentage))) {
    return counterexample('percentage', percentage, 'must be whole and within', '0 to 100');
  }
  const exact = whole === 0 ? 0 : (100 * saved) / whole;
  return Math.abs(percentage - exact) <= 0.5 + 1e-9
    ? null
    : counterexample('percentage', percentage, 'must be within half a percent of', exact);
}
