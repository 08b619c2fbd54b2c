import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { claimOf } from '../../../contract/claims.ts';
import type { Estimate } from '../../../contract/estimate.ts';
import type { UncertaintyModel } from '../../../contract/uncertainty.ts';
import { runToEnd, type Simulations } from '../../../worker/forecast/simulate.ts';
import { verdict } from '../../../worker/forecast/verdict.ts';
import { assumedFigure } from '../assumedFigure.ts';
import { equal, firstOf, near, notApplicable, type Properties } from '../Property.ts';
import { spentBy } from './verdict.ts';

/** Properties of the levers, of likely costs, and of the side that texts call sooner. */
export const forecastProperties = {
  'levers/from-the-difference': {
    every: 256,
    check: ({ inputs, estimated, product }) => {
      const { differenceUsd } = product.sensitivity(inputs, verdict(inputs, estimated));
      if (differenceUsd === null) return notApplicable;
      const { inHouseUsd, embeddedUsd } = spentBy(36, estimated);
      const expected = Math.round(inHouseUsd) - Math.round(embeddedUsd);
      // Sums of months in another order may round to the dollar beside it.
      const isSame = Math.abs(differenceUsd - expected) <= 2;
      return equal(`${differenceUsd} is in-house minus embedded, ${expected}`, isSame, '', true);
    },
  },
  'levers/largest-first': {
    every: 256,
    check: ({ inputs, estimated, product }) => {
      const { levers, differenceUsd } = product.sensitivity(inputs, verdict(inputs, estimated));
      if (differenceUsd === null) return notApplicable;
      const distances = levers.map(({ less, more }) => {
        const ends = [less, more].map((end) => end?.differenceUsd ?? differenceUsd);
        return Math.max(...ends, differenceUsd) - Math.min(...ends, differenceUsd);
      });
      const sorted = distances.toSorted((a, b) => b - a);
      return equal('distances of the levers', `${distances}`, 'the largest first', `${sorted}`);
    },
  },
  'levers/a-quarter': {
    every: 256,
    check: ({ inputs, estimate, estimated, product }) => {
      const { levers } = product.sensitivity(inputs, verdict(inputs, estimated));
      const { developerCountNumber: now } = inputs;
      const more = Math.min(20, Math.max(now + 1, Math.round(now + now / 4)));
      const less = Math.max(1, Math.min(now - 1, Math.round(now - now / 4)));
      const team = levers.find(({ lever }) => lever === 'team');
      return firstOf([team?.more ?? null, team?.less ?? null], (moved) => {
        if (!moved) return null;
        const expected = moved.value > now ? more : less;
        const { inHouseUsd, embeddedUsd } = spentBy(
          36,
          estimate({ ...inputs, developerCountNumber: expected }),
        );
        const exact = inHouseUsd - embeddedUsd;
        const isOwn = moved.differenceUsd === null || Math.abs(moved.differenceUsd - exact) < 3;
        return (
          equal('developers', moved.value, 'a quarter away', expected) ??
          equal(`${moved.differenceUsd} with ${expected} developers is ${exact}`, isOwn, '', true)
        );
      });
    },
  },
  'likely-costs/nearest-rank': {
    every: 1024,
    check: ({ inputs, estimated, product }) => {
      const simulations = runToEnd(product.simulate(inputs));
      const sorted = simulations.initialTotalUsd.toSorted();
      const [p10, p90] = [sorted[sorted.length / 10 - 1], sorted[(9 * sorted.length) / 10 - 1]];
      const { initialTotalUsd } = product.ranges(
        simulations,
        verdict(inputs, estimated),
        estimated,
      );
      const { p10: low, p90: high } = initialTotalUsd;
      return (
        equal('P10 of the initial total', low, 'that of the simulations', p10) ??
        equal('P90 of the initial total', high, 'that of the simulations', p90)
      );
    },
  },
  'likely-costs/share-below': {
    every: 1024,
    check: ({ inputs, estimated, product }) => {
      const simulations = runToEnd(product.simulate(inputs));
      const { timelineWeeks } = product.ranges(simulations, verdict(inputs, estimated), estimated);
      const weeks = [...simulations.timelineWeeks];
      const { timelineWeeks: planned } = estimated.timeline;
      const below = weeks.filter((simulated) => simulated < planned).length;
      const equalToIt = weeks.filter((simulated) => simulated === planned).length;
      const expected = (below + equalToIt / 2) / weeks.length;
      return near('share of shorter builds', timelineWeeks.shareBelow, 'those below', expected);
    },
  },
  'likely-costs/of-scaled-hours': {
    every: 512,
    check: ({ inputs, estimated, product }) => {
      const simulations = runToEnd(product.simulate(inputs, scaled));
      const expected = scaledEstimate(inputs, estimated);
      const { inHouseUsd, embeddedUsd } = spentBy(36, expected);
      const differenceUsd = inHouseUsd - embeddedUsd;
      const { initialTotal, maintenance } = expected.results.inHouse;
      const { timelineWeeks, embeddedWeeks } = expected.timeline;
      const size = inHouseUsd + embeddedUsd;
      const last = simulations.differenceUsd.length - 1;
      return firstOf([0, last], (index) => {
        const of = (figure: keyof Simulations) => simulations[figure][index] ?? Number.NaN;
        // Floating point may add a week where the exact weeks are whole (E15).
        if (of('timelineWeeks') === timelineWeeks + 1) return null;
        return (
          equal('weeks of the build', of('timelineWeeks'), 'those of its hours', timelineWeeks) ??
          equal('weeks of embedding', of('embeddedWeeks'), 'those of the plan', embeddedWeeks) ??
          near('initial total', of('initialTotalUsd'), 'that of its hours', initialTotal) ??
          near(
            'maintenance work',
            of('maintenanceUsd'),
            'that of its hours',
            maintenance - expected.escalation.platformMonthlyUsd,
          ) ??
          near('embedded cost', of('embeddedUsd'), 'that of its months', embeddedUsd, size) ??
          near('difference', of('differenceUsd'), 'in-house less embedded', differenceUsd, size)
        );
      });
    },
  },
  'texts/cheaper-side': {
    every: 64,
    check: ({ inputs, estimated, product }) => {
      const { claims } = verdict(inputs, estimated);
      return firstOf(['12', '36', '60'] as const, (horizon) => {
        const { point, rest } = product.answerText(claims, horizon);
        const side = claimOf(claims, 'cheaper', Number(horizon))?.side;
        const said = point.split(' ')[0];
        const spans = [...`${point}${rest}`.matchAll(/from month (\d+) to month (\d+)/g)];
        const isInOrder = spans.every(([, first, last]) => Number(first) < Number(last));
        return (
          (side && equal(`side of “${point}”`, said?.toLowerCase(), '', subjects[side])) ||
          equal(`spans of “${point}${rest}” in order`, isInOrder, '', true)
        );
      });
    },
  },
  'texts/live-sooner': {
    every: 64,
    check: ({ inputs, estimated: { timeline }, estimated, product }) => {
      const { claims } = verdict(inputs, estimated);
      const side = claimOf(claims, 'cheaper', 36)?.side;
      if (!side || timeline.timelineWeeks === timeline.embeddedWeeks) return notApplicable;
      const sooner = timeline.timelineWeeks < timeline.embeddedWeeks ? 'inHouse' : 'embedded';
      const { rest } = product.answerText(claims, '36');
      const said = / (embedding |building )?is live .*? (sooner|later)/.exec(rest);
      const expected =
        side === 'neither'
          ? [sooner === 'embedded' ? 'embedding' : 'building', 'sooner']
          : [undefined, side === sooner ? 'sooner' : 'later'];
      return equal(rest, `${[said?.[1]?.trim(), said?.[2]]}`, 'which side is live', `${expected}`);
    },
  },
} satisfies Properties;

const subjects = { embedded: 'embedding', inHouse: 'building', neither: 'both' };

const constant = (value: number) => ({ min: value, mode: value, max: value });

/** Uncertainty without spread: each simulation has the same factors, and all of them differ. */
const scaled: UncertaintyModel = {
  devHours: constant(1.2),
  maintenanceHours: constant(0.7),
  reachesPublishedMaintenance: false,
  maintenanceOfEach: constant(1.1),
  estimationBias: constant(1.3),
  variesOwnWork: false,
  ownEffort: constant(1),
  deployment: constant(1.4),
  planRisePercentagePerYear: constant(5),
  hasReviewRanges: false,
};

/** The estimate with hours and weeks that are scaled so, computed from the decisions. */
function scaledEstimate(inputs: CalculatorInputs, estimated: Estimate): Estimate {
  const { developerCountNumber } = inputs;
  const { hours, factors, timeline, results, escalation } = estimated;
  const { hourlyRateUsd, teamSizeFactor, devTimeFactor, effectiveDevTimePercentage } = factors;
  const developmentHours = 1.2 * 1.3 * hours.development;
  const buildWeeks =
    (100 * developmentHours) / (40 * developerCountNumber * effectiveDevTimePercentage);
  const surcharge = buildWeeks > 26 ? 0.2 : buildWeeks > 12 ? 0.1 : 0;
  const part = assumedFigure(inputs, 'multiplierPercentage') / 100;
  const multiplier = 1 + (teamSizeFactor * devTimeFactor + surcharge - 1) * part;
  const maintenanceUsd = 0.7 * 1.1 * 1.3 * hours.maintenance * hourlyRateUsd;
  return {
    ...estimated,
    timeline: {
      ...timeline,
      timelineWeeks: Math.ceil(buildWeeks + timeline.moderationWeeks / 2 - 1e-9),
      embeddedWeeks: Math.round(1.4 * timeline.embeddedWeeks),
    },
    results: {
      ...results,
      inHouse: {
        ...results.inHouse,
        initialTotal: developmentHours * hourlyRateUsd * multiplier,
        maintenance: maintenanceUsd + escalation.platformMonthlyUsd,
      },
    },
    escalation: {
      ...escalation,
      planRisePercentagePerYear: inputs.assumptions?.planRisePercentagePerYear ?? 5,
    },
  };
}
