import type { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil, deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { limits } from '../../contract/limits.ts';
import type { CostComparison } from '../../contract/wording/costComparison.ts';
import { formatTimeline, parseTimeline } from '../../contract/wording/formatTimeline.ts';
import { wholeDollarParts } from '../../contract/wording/wholeDollarParts.ts';
import { complexity } from '../../worker/estimate/complexity.ts';
import type { Estimate } from '../../worker/estimate/estimate.ts';
import type { LawId } from '../../worker/estimate/rules.ts';
import type { Complexity } from '../../worker/estimate/systemProfiles.ts';
import { systemProfile } from '../../worker/estimate/systems.ts';
import { userPlanPrice } from '../../worker/estimate/userPlanPrice.ts';
import { compareCosts, verdict } from '../../worker/forecast/verdict.ts';
import { stepFigures } from '../../worker/workbook/steps.ts';
import type { CellStyle } from '../../worker/workbook/workbook.ts';
import type { Scenario } from './scenario.ts';
import { createWorkbookOracle, type WorkbookOracle } from './workbookOracle.ts';

/** A scenario, its estimate, and the estimates of what lies beside it. */
export interface Trial {
  scenario: Scenario;
  inputs: CalculatorInputs;
  estimate: (inputs: CalculatorInputs) => Estimate;
  estimated: Estimate;
  withOneMoreIntegration: Estimate;
  withOneMoreDeveloper: Estimate;
  withHigherRate: Estimate;
  withSmallerShare: Estimate;
}

/** Both sides of a law that does not hold, in words and figures. */
export interface Breach {
  left: string;
  right: string;
}

/** What checks a law; one that takes long is checked in every so many runs only. */
export interface Law {
  check: (trial: Trial) => Breach | null;
  every?: number;
}

/** Estimate a scenario and its neighbours. */
export function createTrial(scenario: Scenario, estimate: Trial['estimate']): Trial {
  const { inputs } = scenario;
  const estimated = estimate(inputs);
  const { hourlyRateUsd, timeSharePercentage } = estimated.factors;
  return {
    scenario,
    inputs,
    estimate,
    estimated,
    withOneMoreIntegration: estimate({
      ...inputs,
      integrationCount: estimated.effectiveCount + 1,
    }),
    withOneMoreDeveloper: estimate({
      ...inputs,
      developerCountNumber: inputs.developerCountNumber + 1,
    }),
    withHigherRate: estimate({
      ...inputs,
      region: 'custom',
      customHourlyRate: hourlyRateUsd * 1.01 + 0.01,
    }),
    withSmallerShare: estimate({
      ...inputs,
      devTimePercentage: Math.max(limits.devTimePercentage.min, timeSharePercentage - 1),
    }),
  };
}

const complexities: readonly Complexity[] = [
  'Standard',
  'Moderate',
  'High',
  'Very High',
  'Extremely High',
];

const cents = (usd: number) => Math.round(usd * 100);

function breach(left: string, leftFigure: unknown, right: string, rightFigure: unknown): Breach {
  return { left: `${left} = ${leftFigure}`, right: `${right} = ${rightFigure}` };
}

/** A figure must be at least another one. */
function atLeast(left: string, figure: number, right: string, least: number): Breach | null {
  return figure >= least ? null : breach(left, figure, `must not be below ${right}`, least);
}

function equal<T>(left: string, figure: T, right: string, expected: T): Breach | null {
  return figure === expected ? null : breach(left, figure, `must equal ${right}`, expected);
}

function near(left: string, figure: number, right: string, expected: number): Breach | null {
  return Math.abs(figure - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
    ? null
    : breach(left, figure, `must equal ${right}`, expected);
}

/** The first breach among the comparisons over 12 and 36 months. */
function onEachHorizon(
  inputs: CalculatorInputs,
  estimated: Estimate,
  check: (comparison: CostComparison) => Breach | null,
): Breach | null {
  const { after12Months, after36Months } = verdict(inputs, estimated);
  return check(after12Months) ?? check(after36Months);
}

/** Figures are exact where the rate is in whole cents and the share in whole percent (E15). */
function isWhole({ factors }: Estimate): boolean {
  const rateCents = factors.hourlyRateUsd * 100;
  return (
    Number.isInteger(factors.timeSharePercentage) &&
    Math.abs(rateCents - Math.round(rateCents)) < 1e-6
  );
}

/** The percentage is within half of what the quotient is, 0 where there is nothing to divide by. */
function percentageHolds(percentage: number, saved: number, whole: number): Breach | null {
  if (!(percentage >= 0 && percentage <= 100 && Number.isInteger(percentage))) {
    return breach('percentage', percentage, 'must be whole and within', '0 to 100');
  }
  const exact = whole === 0 ? 0 : (100 * saved) / whole;
  return Math.abs(percentage - exact) <= 0.5 + 1e-9
    ? null
    : breach('percentage', percentage, 'must be within half a percent of', exact);
}

function sameFigures(left: string, one: Estimate, right: string, other: Estimate): Breach | null {
  return (
    equal(
      `initial total ${left}`,
      one.results.inHouse.initialTotal,
      `that ${right}`,
      other.results.inHouse.initialTotal,
    ) ??
    equal(
      `maintenance ${left}`,
      one.results.inHouse.maintenance,
      `that ${right}`,
      other.results.inHouse.maintenance,
    ) ??
    equal(
      `timeline weeks ${left}`,
      one.timeline.timelineWeeks,
      `those ${right}`,
      other.timeline.timelineWeeks,
    ) ??
    equal(
      `embedded year 1 ${left}`,
      one.results.embedded.initialTotal,
      `that ${right}`,
      other.results.embedded.initialTotal,
    )
  );
}

let oracle: WorkbookOracle | undefined;

/** By how much a spreadsheet may differ where the rate or the share is not whole: there half a unit may be rounded either way (E15, E9). */
const fractionSlack: Partial<Record<CellStyle, number>> = {
  usd: 0.01,
  result: 0.01,
  number: 1,
  percent: 1,
};

/** Every law of the registry in code: a law without a check, or a check without a law, does not compile. */
export const laws: Readonly<Record<LawId, Law>> = {
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
    check: ({ estimated, withOneMoreIntegration: more }) =>
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
        estimated.hours.maintenance + 10,
      ),
  },
  'hours/never-below-the-least': {
    check: ({ estimated }) =>
      atLeast(
        'development hours',
        estimated.hours.development,
        '80 for each integration',
        80 * estimated.effectiveCount,
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
    check: ({ scenario: { number: hours } }) =>
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
        ? null
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

  'build-weeks/work-gets-done': {
    check: ({ inputs, estimated: { timeline, factors, hours } }) =>
      near(
        'weeks × 40 × developers × share',
        (timeline.buildWeeks * 40 * inputs.developerCountNumber * factors.timeSharePercentage) /
          100,
        'development hours',
        hours.development,
      ),
  },
  'build-weeks/more-developers-never-take-longer': {
    check: ({ estimated, withOneMoreDeveloper: more }) =>
      atLeast(
        'timeline weeks',
        estimated.timeline.timelineWeeks,
        'those with one more developer',
        more.timeline.timelineWeeks,
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
        less.factors.timeShareFactor,
        'the factor',
        estimated.factors.timeShareFactor,
      ),
  },
  'time-share-factor/at-least-one': {
    check: ({ estimated }) => atLeast('factor', estimated.factors.timeShareFactor, 'one', 1),
  },

  'duration-surcharge/exact-at-the-threshold': {
    check: ({ inputs, estimated: { factors, hours } }) => {
      if (!Number.isInteger(factors.timeSharePercentage)) return null;
      const work = 100 * hours.development;
      const week = 40 * inputs.developerCountNumber * factors.timeSharePercentage;
      const expected = work > 26 * week ? 0.2 : work > 12 * week ? 0.1 : 0;
      return equal('surcharge', factors.durationSurcharge, 'that of whole-number weeks', expected);
    },
  },

  'cost-multiplier/combined': {
    check: ({ estimated: { factors } }) =>
      near(
        'cost multiplier',
        factors.costMultiplier,
        'team size × time share + surcharge',
        factors.teamSizeFactor * factors.timeShareFactor + factors.durationSurcharge,
      ),
  },
  'cost-multiplier/at-least-one': {
    check: ({ estimated }) => atLeast('multiplier', estimated.factors.costMultiplier, 'one', 1),
  },

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
      const { development, testing, documentation, initialTotal } = results.inHouse;
      return (
        withinACent('development', development, 65, initialTotal) ??
        withinACent('testing', testing, 25, initialTotal) ??
        withinACent('documentation', documentation, 10, initialTotal)
      );
    },
  },
  'initial-cost/exact': {
    check: ({ estimated }) => {
      if (!isWhole(estimated)) return null;
      const { factors, hours, results } = estimated;
      const units =
        hours.development *
        Math.round(factors.hourlyRateUsd * 100) *
        Math.round(factors.costMultiplier * 100_000);
      // Whole numbers below 2^53: total − half a cent <= exact < total + half a cent, in hundred-thousandths.
      const off = units - cents(results.inHouse.initialTotal) * 100_000;
      return off >= -50_000 && off < 50_000
        ? null
        : breach(
            'initial total in cents',
            cents(results.inHouse.initialTotal),
            'must be rounded from',
            units / 100_000,
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
      if (!isWhole(estimated)) return null;
      return equal(
        'maintenance in cents',
        cents(estimated.results.inHouse.maintenance),
        'hours × rate',
        estimated.hours.maintenance * Math.round(estimated.factors.hourlyRateUsd * 100),
      );
    },
  },

  'moderation/longest': {
    check: ({ inputs, estimated }) => {
      let longest = 0;
      for (const id of inputs.selectedSystems) {
        longest = Math.max(longest, systemProfile(id)?.moderationWeeks ?? 0);
      }
      return equal(
        'moderation weeks',
        estimated.timeline.moderationWeeks,
        'the longest review',
        longest,
      );
    },
  },

  'timeline/exact': {
    check: ({ inputs, estimated: { timeline, hours, factors } }) => {
      const { numerator: share, denominator } = rationalShare(factors.timeSharePercentage);
      if (share === null) return null;
      const weeks = timeline.timelineWeeks;
      const perWeek = 2 * inputs.developerCountNumber * share;
      const needed =
        5 * hours.development * denominator +
        timeline.moderationWeeks * inputs.developerCountNumber * share;
      return perWeek * weeks >= needed && perWeek * (weeks - 1) < needed
        ? null
        : breach('timeline weeks', weeks, 'must be rounded up from', needed / perWeek);
    },
  },
  'timeline-wording/reads-back': {
    every: 8,
    check: ({ scenario: { number: weeks } }) => {
      const { amount, unit } = parseTimeline(formatTimeline(weeks));
      const unitWeeks = { week: 1, month: 4.33, year: 4.33 * 12 }[unit];
      return Math.abs(amount - weeks / unitWeeks) <= 0.05 + 1e-9
        ? null
        : breach(`${weeks} weeks read back in ${unit}s`, amount, 'must be near', weeks / unitWeeks);
    },
  },

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

  'embedded-weeks/three-to-ten': {
    check: ({ estimated: { timeline }, withOneMoreIntegration: more }) =>
      atLeast('embedded weeks', timeline.embeddedWeeks, 'the least', 3) ??
      atLeast('the most', 10, 'embedded weeks', timeline.embeddedWeeks) ??
      atLeast(
        'embedded weeks with one more integration',
        more.timeline.embeddedWeeks,
        'the weeks',
        timeline.embeddedWeeks,
      ),
  },

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

  'verdict/one-basis': {
    every: 16,
    check: ({ inputs, estimated }) =>
      onEachHorizon(inputs, estimated, ({ months, inHouseUsd, embeddedUsd, cheaper, byUsd }) => {
        const { inHouse, embedded } = estimated.results;
        const liveMonths = months - estimated.timeline.timelineWeeks / 4.33;
        const builtUsd =
          liveMonths >= 0
            ? inHouse.initialTotal
            : (inHouse.initialTotal * months) / (months - liveMonths);
        const differenceUsd = Math.round(inHouseUsd) - Math.round(embeddedUsd);
        const side = differenceUsd === 0 ? 'neither' : differenceUsd > 0 ? 'embedded' : 'inHouse';
        return (
          near(
            'in-house total',
            inHouseUsd,
            'build so far and maintenance since',
            builtUsd + inHouse.maintenance * Math.max(0, liveMonths),
          ) ??
          near(
            'embedded total',
            embeddedUsd,
            'year 1 and the months beyond it',
            embedded.initialTotal + (months - 12) * embedded.monthly,
          ) ??
          (cheaper && equal<string>('cheaper side', cheaper, 'the side that costs less', side)) ??
          equal('difference', byUsd, 'the difference of the shown totals', Math.abs(differenceUsd))
        );
      }),
  },
  'verdict/unfinished-builds-have-no-verdict': {
    every: 16,
    check: ({ inputs, estimated }) =>
      onEachHorizon(inputs, estimated, ({ months, cheaper }) => {
        const { buildWeeks, moderationWeeks } = estimated.timeline;
        const wholeWeeks = Math.floor(4.33 * months);
        const isLive = buildWeeks + moderationWeeks / 2 <= wholeWeeks * (1 + 1e-12);
        return equal(`a verdict after ${months} months`, cheaper !== null, 'a live build', isLive);
      }),
  },
  'verdict/turns-where-it-says': {
    every: 128,
    check: ({ inputs, estimated, estimate }) => {
      const { countTurn } = verdict(inputs, estimated);
      if (!countTurn) return null;
      const counts = Array.from({ length: 200 }, (_, index) => index + 1).filter(
        (count) => count >= estimated.selectedCount,
      );
      const won = counts.filter((integrationCount) => {
        const changed = { ...inputs, integrationCount };
        return compareCosts(estimate(changed), 36).cheaper === 'embedded';
      });
      if (countTurn.kind === 'never') return equal('counts that turn it', won.length, 'none', 0);
      return equal(`embedding wins at ${countTurn.count}`, won.includes(countTurn.count), '', true);
    },
  },

  'shown-dollars/parts-add-up': {
    every: 16,
    check: ({ estimated: { results } }) => {
      const { development, testing, documentation, initialTotal } = results.inHouse;
      const shown = wholeDollarParts([development, testing, documentation], initialTotal);
      return equal(
        `shown parts ${shown.join(' + ')}`,
        shown.reduce((sum, part) => sum + part, 0),
        'the shown total',
        Math.round(initialTotal),
      );
    },
  },

  'user-plans/one-more-never-costs-less': {
    every: 4,
    check: ({ scenario: { users } }) => userAdds('starter', users) ?? userAdds('pro', users),
  },

  'deadline/least-months': {
    every: 16,
    check: ({ scenario: { deadlineDays } }) => {
      const today = '2026-11-01';
      const deadline = new Date(Date.parse(today) + deadlineDays * 86_400_000).toISOString();
      const months = deadlineToMonths(deadline, today);
      return (
        equal('days to the deadline', daysUntil(deadline, today), 'its days', deadlineDays) ??
        atLeast(`30 × ${months} days`, 30 * months, 'the days to the deadline', deadlineDays) ??
        (months === 1
          ? null
          : atLeast('the days less one', deadlineDays - 1, '30 × (months − 1)', 30 * (months - 1)))
      );
    },
  },

  'estimate/finite': {
    check: ({ estimated }) => {
      const figures = figuresOf(estimated);
      for (let i = 0; i < figures.length; i++) {
        const figure = figures[i] ?? Number.NaN;
        // No figure is larger than money may be; NaN is within no range.
        if (!(figure >= 0 && figure <= limits.moneyUsd.max)) {
          return breach(figureNames[i] ?? '', figure, 'must be within', '0 to a billion');
        }
      }
      return null;
    },
  },
  'estimate/workbook': {
    every: 4096,
    check: ({ inputs, estimated }) => {
      oracle ??= createWorkbookOracle();
      const figures = oracle.figures(inputs);
      for (const { name, value, style } of stepFigures) {
        const [figure, expected] = [value(estimated), figures.get(name) ?? Number.NaN];
        const allowed = 1e-9 * Math.max(1, Math.abs(expected));
        const slack = isWhole(estimated) ? 0 : (fractionSlack[style] ?? 0);
        if (!(Math.abs(figure - expected) <= allowed + slack)) {
          return breach(`${name} of the estimate`, figure, 'must equal the workbook’s', expected);
        }
      }
      return null;
    },
  },
};

function withinACent(
  part: string,
  figure: number,
  percent: number,
  initialTotal: number,
): Breach | null {
  const exact = (initialTotal * percent) / 100;
  return Math.abs(figure - exact) <= 0.01 + 1e-6
    ? null
    : breach(part, figure, `must be within a cent of ${percent} % of the total`, exact);
}

function neverCheaper(changed: string, more: Estimate, estimated: Estimate): Breach | null {
  const [now, then] = [estimated.results.inHouse, more.results.inHouse];
  return (
    atLeast(`initial total ${changed}`, then.initialTotal, 'the initial total', now.initialTotal) ??
    atLeast(`maintenance ${changed}`, then.maintenance, 'the maintenance', now.maintenance) ??
    atLeast(`development ${changed}`, then.development, 'the development', now.development) ??
    atLeast(`testing ${changed}`, then.testing, 'the testing', now.testing)
  );
}

function userAdds(plan: 'starter' | 'pro', users: number): Breach | null {
  const now = cents(userPlanPrice(plan, users).monthlyUsd);
  const next = cents(userPlanPrice(plan, users + 1).monthlyUsd);
  return (
    atLeast(`${plan} price in cents for ${users + 1} users`, next, `that for ${users}`, now) ??
    atLeast(`${plan} price in cents for ${users} users + 800`, now + 800, 'that for one more', next)
  );
}

const figureNames = [
  ...['development', 'testing', 'documentation', 'initial total', 'maintenance'],
  ...['setup', 'monthly price', 'embedded year 1'],
  ...['savings', 'savings percentage', 'monthly savings', 'monthly reduction'],
  ...['development hours', 'maintenance hours'],
  ...['build weeks', 'moderation weeks', 'timeline weeks', 'embedded weeks'],
  ...['hourly rate', 'time share', 'team-size factor', 'time-share factor'],
  ...['duration surcharge', 'cost multiplier'],
];

/** Every figure of an estimate, in the order of their names. */
function figuresOf(estimated: Estimate): number[] {
  const { results, hours, timeline, factors } = estimated;
  const { inHouse, embedded, savings } = results;
  return [
    inHouse.development,
    inHouse.testing,
    inHouse.documentation,
    inHouse.initialTotal,
    inHouse.maintenance,
    embedded.setup,
    embedded.monthly,
    embedded.initialTotal,
    savings.absolute,
    savings.percentage,
    savings.monthlyMaintenance,
    estimated.monthlyReductionPercentage,
    hours.development,
    hours.maintenance,
    timeline.buildWeeks,
    timeline.moderationWeeks,
    timeline.timelineWeeks,
    timeline.embeddedWeeks,
    factors.hourlyRateUsd,
    factors.timeSharePercentage,
    factors.teamSizeFactor,
    factors.timeShareFactor,
    factors.durationSurcharge,
    factors.costMultiplier,
  ];
}

/** A share with at most one decimal as a fraction of whole numbers; others are left to the unit tests, which use whole numbers of any size. */
function rationalShare(share: number): { numerator: number | null; denominator: number } {
  if (Number.isInteger(share)) return { numerator: share, denominator: 1 };
  const tenths = Math.round(share * 10);
  return { numerator: tenths / 10 === share ? tenths : null, denominator: 10 };
}
