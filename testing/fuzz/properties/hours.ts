import type { Complexity } from '../../../worker/estimate/systemProfiles.ts';
import { atLeast, equal, near, sameFigures } from '../comparisons.ts';
import { notApplicable, type Properties } from '../Property.ts';

const complexities: readonly Complexity[] = [
  'Standard',
  'Moderate',
  'High',
  'Very High',
  'Extremely High',
];

/** What an estimate counts, and the hours it takes. */
export const hoursProperties = {
  'effective-count/larger-of-both': {
    every: 8,
    check: ({ inputs, estimated }) =>
      equal(
        'effective count',
        estimated.effectiveCount,
        'the larger of count and distinct systems',
        Math.max(inputs.integrationCount, new Set(inputs.selectedSystems).size),
      ),
  },
  'hours/one-more-adds-a-generic-one': {
    check: ({ inputs, estimated, withOneMoreIntegration: more }) =>
      equal(
        'development hours with one more integration',
        more.hours.development,
        'development hours + 80',
        estimated.hours.development + 80,
      ) ??
      equal(
        'maintenance hours with one more integration',
        more.hours.maintenance,
        'maintenance hours + 10',
        inputs.assumptions?.maintenancePercentagePerYear === undefined
          ? estimated.hours.maintenance + 10
          : more.hours.maintenance,
      ),
  },
  'maintenance-percentage/share-of-the-build': {
    check: ({ inputs, estimated: { hours } }) => {
      const percentage = inputs.assumptions?.maintenancePercentagePerYear;
      if (percentage === undefined) return notApplicable;
      return near(
        'twelve months of maintenance',
        12 * hours.maintenance,
        `${percentage} % of the development hours`,
        (hours.development * percentage) / 100,
      );
    },
  },
  'hours/never-below-the-least': {
    check: ({ inputs, estimated }) =>
      atLeast(
        'development hours',
        estimated.hours.development,
        '80 for each integration without hours of the visitor’s own',
        80 * (estimated.effectiveCount - Object.keys(inputs.assumptions?.systems ?? {}).length),
      ),
  },
  'hours/order-and-repeats-do-not-matter': {
    every: 32,
    check: ({ inputs, estimate, estimated }) => {
      const reversed = inputs.selectedSystems.toReversed();
      const selectedSystems = [...reversed, ...reversed.slice(0, 1)];
      return sameFigures(
        'reversed and repeated',
        estimate({ ...inputs, selectedSystems }),
        'as selected',
        estimated,
      );
    },
  },
  'complexity/grows-with-hours': {
    every: 8,
    check: ({ fuzzCase: { number: hours }, product: { complexity } }) =>
      atLeast(
        `complexity of ${hours + 1} hours`,
        complexities.indexOf(complexity(hours + 1)),
        `that of ${hours}`,
        complexities.indexOf(complexity(hours)),
      ),
  },
} satisfies Properties;
