import type { Estimate } from '../../../contract/estimate.ts';
import { assumedFigure, assumedMaintenancePercentage } from '../assumedFigure.ts';
import type { Product } from '../evaluateCase.ts';
import type { FuzzCase } from '../fuzzCase.ts';
import {
  atLeast,
  type Counterexample,
  cents,
  counterexample,
  equal,
  firstOf,
  isExact,
  notApplicable,
  type Properties,
  within,
} from '../Property.ts';

/** Costs of building and maintaining in-house. */
export const inHouseCostsProperties = {
  'initial-cost/parts-add-up': {
    check: ({ estimated: { results } }) => {
      const { development, testing, documentation, initialTotal } = results.inHouse;
      return equal(
        'development + testing + documentation in cents',
        cents(development) + cents(testing) + cents(documentation),
        'the total',
        cents(initialTotal),
      );
    },
  },
  'initial-cost/parts-in-proportion': {
    check: ({ estimated: { results } }) => {
      const { inHouse } = results;
      const percents = { development: 65, testing: 25, documentation: 10 } as const;
      return firstOf(['development', 'testing', 'documentation'] as const, (part) => {
        const percent = percents[part];
        const exact = (inHouse.initialTotal * percent) / 100;
        const right = `must be within a cent of ${percent} % of the total`;
        return within(part, inHouse[part], right, exact, 0.01 + 1e-6);
      });
    },
  },
  'initial-cost/exact': {
    check: ({ estimated }) => {
      if (!isExact(estimated)) return notApplicable;
      const { factors, hours, results } = estimated;
      const whole = (value: number, decimals: number) => BigInt(Math.round(value * 10 ** decimals));
      // A part of the multiplier has up to 11 decimals. Savings in whole percent leave two more.
      if (Math.abs(hours.development * 1000 - Math.round(hours.development * 1000)) > 1e-6)
        return notApplicable;
      const units =
        whole(hours.development, 3) *
        whole(factors.hourlyRateUsd, 2) *
        whole(factors.costMultiplier, 11);
      // total − half a cent <= exact < total + half a cent.
      const cent = whole(1, 14);
      const off = units - BigInt(cents(results.inHouse.initialTotal)) * cent;
      return 2n * off >= -cent && 2n * off < cent
        ? null
        : counterexample(
            'initial total in cents',
            cents(results.inHouse.initialTotal),
            'must be rounded from',
            Number(units) / Number(cent),
          );
    },
  },
  'initial-cost/more-hours-never-cost-less': {
    check: ({ estimated, withOneMoreIntegration: more }) =>
      neverCheaper('with one more integration', more, estimated),
  },
  'initial-cost/higher-rate-never-costs-less': {
    check: ({ estimated, withHigherRate: more }) =>
      neverCheaper('at a higher rate', more, estimated),
  },
  'initial-cost/smaller-share-never-costs-less': {
    check: ({ estimated, withSmallerShare: more }) =>
      neverCheaper('at a smaller share', more, estimated),
  },
  'maintenance-cost/exact': {
    check: ({ estimated }) => {
      if (!isExact(estimated)) return notApplicable;
      const { results, escalation } = estimated;
      const maintenanceCents =
        cents(results.inHouse.maintenance) - cents(escalation.platformMonthlyUsd);
      const exact = estimated.hours.maintenance * Math.round(estimated.factors.hourlyRateUsd * 100);
      const noise = 1e-9 * Math.max(1, exact);
      return maintenanceCents - 0.5 - noise <= exact && exact < maintenanceCents + 0.5 + noise
        ? null
        : counterexample('maintenance in cents', maintenanceCents, 'must be rounded from', exact);
    },
  },
  'maintenance-cost/half-cents-up': {
    every: 16,
    check: ({ inputs, fuzzCase, estimate }) => {
      const quarters = quarterCents(fuzzCase);
      const { integrationHours, results, escalation } = estimate(inputsOfQuarterCents(fuzzCase));
      const percentage = assumedMaintenancePercentage(inputs);
      const platformHours = assumedFigure(inputs, 'platformHoursPerMonth');
      const saving = assumedFigure(inputs, 'assistedMaintenanceSavingPercentage');
      // Quarter cents × this divisor, in whole numbers.
      const divisor = 2400 * 100;
      const planned =
        percentage === null
          ? Math.round(2400 * integrationHours.maintenance)
          : 2 * integrationHours.development * percentage;
      const exact = (planned + 2400 * platformHours) * (100 - saving) * quarters;
      if (!Number.isSafeInteger(2 * exact)) return notApplicable;
      const halfUp = Math.floor((2 * exact + 4 * divisor) / (8 * divisor));
      // With a saving, an amount can be closer to half a cent than floating point tells.
      const pastHalf = Math.abs((exact / (4 * divisor)) % 1) - 0.5;
      if (pastHalf !== 0 && Math.abs(pastHalf) < 1e-10 * halfUp) return notApplicable;
      return equal(
        `maintenance in cents at ${quarters / 4} cents an hour`,
        cents(results.inHouse.maintenance) - cents(escalation.platformMonthlyUsd),
        'hours × rate, half up',
        halfUp,
      );
    },
  },
  'shown-dollars/largest-remainder': {
    every: 16,
    check: ({ fuzzCase: { number, users }, estimated: { results }, product }) => {
      const { development, testing, documentation, initialTotal } = results.inHouse;
      const half = number + 0.5;
      const third = (Math.round(number) * 100 + 33) / 100;
      return (
        largestRemainders(
          product.wholeParts,
          [development, testing, documentation],
          initialTotal,
        ) ??
        largestRemainders(product.wholeParts, [half, half, half, 0], 3 * half) ??
        largestRemainders(product.wholeParts, [third, users / 100, third], 2 * third + users / 100)
      );
    },
  },
  'shown-dollars/parts-add-up': {
    every: 16,
    check: ({ estimated: { results }, product }) => {
      const { development, testing, documentation, initialTotal } = results.inHouse;
      const shown = product.wholeParts([development, testing, documentation], initialTotal);
      return equal(
        `shown parts ${shown.join(' + ')}`,
        shown.reduce((sum, part) => sum + part, 0),
        'the shown total',
        Math.round(initialTotal),
      );
    },
  },
} satisfies Properties;

/** The rate of a case in quarters of a cent, from one cent on. */
const quarterCents = ({ number }: FuzzCase) => 4 + number;

/** The inputs of a case with that rate. */
export function inputsOfQuarterCents(fuzzCase: FuzzCase): FuzzCase['inputs'] {
  const customHourlyRate = quarterCents(fuzzCase) / 400;
  return { ...fuzzCase.inputs, region: 'custom', customHourlyRate };
}

/** Distributes what rounding down loses one by one, each time to the largest remainder. */
function largestRemainders(
  wholeParts: Product['wholeParts'],
  parts: readonly number[],
  total: number,
): Counterexample | null {
  const inCents = parts.map(cents);
  const expected = inCents.map((part) => Math.floor(part / 100));
  const remainders = inCents.map((part) => part % 100);
  let lost = Math.round(cents(total) / 100) - expected.reduce((sum, part) => sum + part, 0);
  for (; lost > 0; lost--) {
    const largest = remainders.indexOf(Math.max(...remainders));
    expected[largest] = (expected[largest] ?? 0) + 1;
    remainders[largest] = -1;
  }
  const shown = wholeParts(parts, total);
  return equal(`${parts.join(' + ')} as shown`, `${shown}`, 'by largest remainders', `${expected}`);
}

function neverCheaper(changed: string, more: Estimate, estimated: Estimate): Counterexample | null {
  const [now, then] = [estimated.results.inHouse, more.results.inHouse];
  return (
    atLeast(`initial total ${changed}`, then.initialTotal, 'the initial total', now.initialTotal) ??
    atLeast(`maintenance ${changed}`, then.maintenance, 'the maintenance', now.maintenance) ??
    atLeast(`development ${changed}`, then.development, 'the development', now.development) ??
    atLeast(`testing ${changed}`, then.testing, 'the testing', now.testing)
  );
}
