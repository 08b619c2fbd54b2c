import { limits } from '../../../contract/limits.ts';
import { systemIdsOf } from '../../../contract/systemIds.ts';
import type { RuleId } from '../../../worker/estimate/rules.ts';
import type { Complexity } from '../../../worker/estimate/systemProfiles.ts';
import { assumedFigure, assumedMaintenancePercentage } from '../assumedFigure.ts';
import { blockRuns } from '../fuzzCase.ts';
import {
  atLeast,
  type Counterexample,
  counterexample,
  equal,
  firstOf,
  near,
  notApplicable,
  type Properties,
  type Property,
  sameFigures,
} from '../Property.ts';
import { compareWithWorkbook } from '../workbookComparison.ts';
import { createWorkbookOracle, type WorkbookOracle } from '../workbookOracle.ts';

let oracle: WorkbookOracle | undefined;

/** Everything that one estimate counts, its hours, its factors and all of its figures. */
export const estimateProperties = {
  'effective-count/larger-of-both': {
    every: 8,
    check: ({ inputs, estimated }) =>
      equal(
        'effective count',
        estimated.effectiveCount,
        'the larger of count and distinct systems',
        Math.max(inputs.integrationCount, new Set(systemIdsOf(inputs)).size),
      ),
  },
  'hours/one-more-adds-a-generic-one': {
    check: ({ inputs, estimated, withOneMoreIntegration: more }) =>
      near(
        'development hours with one more integration',
        more.hours.development,
        'development hours + those of one',
        estimated.hours.development + assumedFigure(inputs.assumptions, 'genericDevHours'),
      ) ??
      near(
        'maintenance hours with one more integration',
        more.hours.maintenance,
        'maintenance hours + those of one',
        assumedMaintenancePercentage(inputs) === null
          ? estimated.hours.maintenance +
              assumedFigure(inputs.assumptions, 'genericMaintenanceHours')
          : more.hours.maintenance,
      ),
  },
  'maintenance-percentage/share-of-the-build': {
    check: ({ inputs, estimated: { hours } }) => {
      const percentage = assumedMaintenancePercentage(inputs);
      if (percentage === null) return notApplicable;
      return near(
        'twelve months of maintenance',
        12 * hours.maintenance,
        `${percentage} % of the development hours`,
        (hours.development * percentage) / 100,
      );
    },
  },
  'hours/never-below-the-least': {
    check: ({ inputs, estimated }) => {
      const { systems = {}, genericDevHours = 80 } = inputs.assumptions ?? {};
      return atLeast(
        'development hours',
        estimated.hours.development,
        '80, or what is stated, for each integration without hours of the visitor’s own',
        Math.min(80, genericDevHours) * (estimated.effectiveCount - Object.keys(systems).length),
      );
    },
  },
  'hours/order-and-repeats-do-not-matter': {
    every: 32,
    check: ({ inputs, estimate, estimated }) => {
      const selectedSystems = reversedWithRepeat(inputs.selectedSystems);
      const otherSystems = reversedWithRepeat(inputs.otherSystems ?? []);
      return sameFigures(
        'reversed and repeated',
        estimate({ ...inputs, selectedSystems, otherSystems }),
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
  'hourly-rate/other-regions-ignore-the-custom-rate': {
    every: 32,
    check: ({ inputs, estimate, estimated }) =>
      inputs.region === 'custom' || inputs.region === 'other'
        ? notApplicable
        : sameFigures(
            'with a custom rate',
            estimate({ ...inputs, customHourlyRate: 499 }),
            'without',
            estimated,
          ),
  },
  'time-share/unstated-is-all': {
    every: 32,
    check: ({ inputs, estimate }) =>
      sameFigures(
        'with a share of 0',
        estimate({ ...inputs, devTimePercentage: 0 }),
        'with 100',
        estimate({ ...inputs, devTimePercentage: 100 }),
      ),
  },
  'team-size-factor/falls-to-three-rises-from-four': {
    check: ({ inputs, estimated, withOneMoreDeveloper: more }) => {
      const [now, next] = [estimated.factors.teamSizeFactor, more.factors.teamSizeFactor];
      return inputs.developerCountNumber < 4
        ? atLeast('factor', now, 'that with one more developer', next)
        : atLeast('factor with one more developer', next, 'the factor', now);
    },
  },
  'team-size-factor/at-least-one': {
    check: ({ estimated }) => atLeast('factor', estimated.factors.teamSizeFactor, 'one', 1),
  },
  'time-share-factor/smaller-share-never-lowers-it': {
    check: ({ estimated, withSmallerShare: less }) =>
      atLeast(
        'factor with a smaller share',
        less.factors.devTimeFactor,
        'the factor',
        estimated.factors.devTimeFactor,
      ),
  },
  'time-share-factor/at-least-one': {
    check: ({ estimated }) => atLeast('factor', estimated.factors.devTimeFactor, 'one', 1),
  },
  'duration-surcharge/exact-at-the-threshold': {
    check: ({ inputs, estimated: { factors, hours } }) => {
      if (!Number.isInteger(factors.effectiveDevTimePercentage)) return notApplicable;
      const work = 100 * hours.development;
      const week = 40 * inputs.developerCountNumber * factors.effectiveDevTimePercentage;
      const expected = work > 26 * week ? 0.2 : work > 12 * week ? 0.1 : 0;
      return equal('surcharge', factors.durationSurcharge, 'that of whole-number weeks', expected);
    },
  },
  'cost-multiplier/combined': {
    check: ({ inputs, estimated: { factors } }) => {
      const percentage = assumedFigure(inputs.assumptions, 'multiplierPercentage');
      const added = factors.teamSizeFactor * factors.devTimeFactor + factors.durationSurcharge - 1;
      return near(
        'cost multiplier',
        factors.costMultiplier,
        '1 + the part that counts of (team size × time share + surcharge − 1)',
        1 + (added * percentage) / 100,
      );
    },
  },
  'cost-multiplier/at-least-one': {
    check: ({ estimated }) => atLeast('multiplier', estimated.factors.costMultiplier, 'one', 1),
  },
  'estimate/finite': {
    check: ({ estimated }) => outOfRange('estimate', estimated),
  },
  'estimate/workbook': workbookProperty(),
} satisfies Properties;

/**
 * Compares the estimate with the workbook.
 *
 * @param rule - Only the figures of this rule.
 */
export function workbookProperty(rule?: RuleId): Property {
  return {
    // An odd number of blocks, so that the processes take turns.
    every: 5 * blockRuns,
    check: ({ inputs, estimated }) => {
      oracle ??= createWorkbookOracle();
      return compareWithWorkbook(inputs, estimated, oracle.figures(inputs), rule);
    },
  };
}

/** Finds a figure that is not within what money may be, as NaN is not either. */
function outOfRange(name: string, figure: unknown): Counterexample | null {
  if (typeof figure === 'object' && figure !== null) {
    const entries = Object.entries(figure);
    return firstOf(entries, ([field, value]) => outOfRange(`${name}.${field}`, value));
  }
  return Number(figure) >= 0 && Number(figure) <= limits.moneyUsd.max
    ? null
    : counterexample(name, figure, 'must be within', '0 to a billion');
}

const complexities: readonly Complexity[] = [
  'Standard',
  'Moderate',
  'High',
  'Very High',
  'Extremely High',
];

function reversedWithRepeat(names: readonly string[]): string[] {
  const reversed = names.toReversed();
  return [...reversed, ...reversed.slice(0, 1)];
}
