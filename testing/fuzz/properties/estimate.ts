import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { limits } from '../../../contract/limits.ts';
import { systemIdsOf } from '../../../contract/systemIds.ts';
import type { Complexity } from '../../../worker/estimate/complexity.ts';
import type { RuleId } from '../../../worker/estimate/rules.ts';
import { systemProfile } from '../../../worker/estimate/systems.ts';
import { assumedFigure, assumedMaintenancePercentage } from '../assumedFigure.ts';
import { blockRuns } from '../fuzzCase.ts';
import {
  atLeast,
  type Counterexample,
  cents,
  counterexample,
  equal,
  firstOf,
  near,
  notApplicable,
  type Properties,
  type Property,
  sameFigures,
  within,
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
        more.integrationHours.development,
        'development hours + those of one',
        estimated.integrationHours.development + assumedFigure(inputs, 'genericDevHours'),
      ) ??
      near(
        'maintenance hours with one more integration',
        more.integrationHours.maintenance,
        'maintenance hours + those of one',
        assumedMaintenancePercentage(inputs) === null
          ? estimated.integrationHours.maintenance +
              assumedFigure(inputs, 'genericMaintenanceHours')
          : more.integrationHours.maintenance,
      ),
  },
  'maintenance-percentage/share-of-the-build': {
    check: ({ inputs, estimated: { integrationHours } }) => {
      const percentage = assumedMaintenancePercentage(inputs);
      if (percentage === null) return notApplicable;
      return near(
        'twelve months of maintenance',
        12 * integrationHours.maintenance,
        `${percentage} % of the hours to build the integrations`,
        (integrationHours.development * percentage) / 100,
      );
    },
  },
  'hours/never-below-the-least': {
    check: ({ inputs, estimated }) => {
      const { systems = {}, genericDevHours = 80 } = inputs.assumptions ?? {};
      return atLeast(
        'hours to build the integrations',
        estimated.integrationHours.development,
        '80, or what is stated, for each integration without hours of the visitor’s own',
        Math.min(80, genericDevHours) * (estimated.effectiveCount - Object.keys(systems).length),
      );
    },
  },
  'hours/mid-range': {
    every: 16,
    check: ({ inputs, estimate }) => {
      const selectedSystems = inputs.selectedSystems.filter(
        (id) => systemProfile(id) !== undefined,
      );
      const named = { ...inputs, selectedSystems, otherSystems: [], integrationCount: 1 };
      if (selectedSystems.length === 0) return notApplicable;
      const planned = estimate({ ...named, assumptions: null }).hours.development;
      const mid = estimate({ ...named, assumptions: { preset: 'mid' } }).integrationHours
        .development;
      return near('hours at mid-range', mid, '1.35 × the hours', 1.35 * planned);
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
  'assisted-work/scales-both-sides': {
    every: 16,
    check: ({ inputs, estimate, estimated }) => {
      const assumptions = {
        ...inputs.assumptions,
        assistedBuildSavingPercentage: 0,
        assistedMaintenanceSavingPercentage: 0,
      };
      const without = estimate({ ...inputs, assumptions });
      const [build, maintenance] = [remaining(inputs, 'Build'), remaining(inputs, 'Maintenance')];
      const scaled = (name: string, figure: number, before: number, part: number) =>
        within(name, figure, 'must equal that without a saving × the rest', before * part, 1e-6);
      return (
        scaled(
          'development hours',
          estimated.hours.development,
          without.hours.development,
          build,
        ) ??
        scaled(
          'maintenance hours',
          estimated.hours.maintenance,
          without.hours.maintenance,
          maintenance,
        ) ??
        scaled(
          'own work to set up',
          estimated.escalation.ownOnceUsd,
          without.escalation.ownOnceUsd,
          build,
        ) ??
        scaled(
          'own work a month',
          estimated.escalation.ownMonthlyUsd,
          without.escalation.ownMonthlyUsd,
          maintenance,
        )
      );
    },
  },
  'assisted-work/reviews-stay': {
    every: 32,
    check: ({ inputs, estimate, estimated: { timeline } }) => {
      const saving = { assistedBuildSavingPercentage: 60, assistedMaintenanceSavingPercentage: 60 };
      const assisted = estimate({ ...inputs, assumptions: { ...inputs.assumptions, ...saving } });
      return (
        equal(
          'weeks of review with assistants',
          assisted.timeline.moderationWeeks,
          'those without',
          timeline.moderationWeeks,
        ) ??
        equal(
          'weeks of the embedded product with assistants',
          assisted.timeline.embeddedWeeks,
          'those without',
          timeline.embeddedWeeks,
        )
      );
    },
  },
  'own-platform/adds-its-hours': {
    every: 16,
    check: ({ inputs, estimate, estimated }) => {
      const { assumptions } = inputs;
      const none = { platformHoursOnce: 0, platformHoursPerMonth: 0, platformUsdPerMonth: 0 };
      const without = estimate({ ...inputs, assumptions: { ...assumptions, ...none } });
      const hours = (name: 'platformHoursOnce' | 'platformHoursPerMonth') =>
        assumedFigure(inputs, name);
      const hosting = estimated.escalation.platformMonthlyUsd;
      const work = cents(estimated.results.inHouse.maintenance) - cents(hosting);
      return (
        within(
          'development hours',
          estimated.hours.development,
          'must equal those without a platform + its hours that remain',
          without.hours.development + remaining(inputs, 'Build') * hours('platformHoursOnce'),
          1e-6,
        ) ??
        within(
          'maintenance hours',
          estimated.hours.maintenance,
          'must equal those without a platform + its hours that remain',
          without.hours.maintenance +
            remaining(inputs, 'Maintenance') * hours('platformHoursPerMonth'),
          1e-6,
        ) ??
        within(
          'hosting in USD',
          hosting,
          'must be rounded from what is stated',
          assumedFigure(inputs, 'platformUsdPerMonth'),
          0.005 + 1e-9,
        ) ??
        within(
          'maintenance less hosting, in cents',
          work,
          'must be rounded from hours × rate',
          100 * estimated.hours.maintenance * estimated.factors.hourlyRateUsd,
          0.5 + 1e-9 * Math.max(1, work),
        )
      );
    },
  },
  'turnover/share-of-the-team': {
    every: 8,
    check: ({ inputs, estimated: { escalation, factors } }) => {
      const share = assumedFigure(inputs, 'turnoverPercentagePerYear');
      return near(
        'twelve months of turnover',
        12 * escalation.turnoverMonthlyUsd,
        `${share} % of the team × hours to hand over × rate`,
        (share / 100) *
          inputs.developerCountNumber *
          assumedFigure(inputs, 'handoverHours') *
          factors.hourlyRateUsd,
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
      const percentage = assumedFigure(inputs, 'multiplierPercentage');
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
    // What is stated may be below 0.
    check: ({ estimated }) => {
      const { billing: _, ...price } = estimated.price;
      return outOfRange('estimate', { ...estimated, assumed: null, price });
    },
  },
  'estimate/workbook': workbookProperty(),
} satisfies Properties;

/** The part of the hours that AI assistants do not save (E33). */
function remaining(inputs: CalculatorInputs, of: 'Build' | 'Maintenance'): number {
  return 1 - assumedFigure(inputs, `assisted${of}SavingPercentage`) / 100;
}

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
