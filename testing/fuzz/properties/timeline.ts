import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { systemIdsOf } from '../../../contract/systemIds.ts';
import { evidenceOf } from '../../../worker/estimate/systemEvidence.ts';
import { systemProfile } from '../../../worker/estimate/systems.ts';
import {
  atLeast,
  counterexample,
  equal,
  firstOf,
  near,
  notApplicable,
  type Properties,
  within,
} from '../Property.ts';

/** Hours of which assistants save a percentage have up to four decimals. */
export const hourParts = 10_000;

/** Hours as a whole number of parts, so that floating point adds nothing. */
export function hoursInParts(hours: number): number {
  return Math.round(hours * hourParts);
}

/** How long building, reviewing and deploying take. */
export const timelineProperties = {
  'build-weeks/work-gets-done': {
    check: ({ inputs, estimated: { timeline, factors, hours } }) =>
      near(
        'weeks × 40 × developers × share',
        (timeline.buildWeeks *
          40 *
          inputs.developerCountNumber *
          factors.effectiveDevTimePercentage) /
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
  'moderation/longest': {
    check: ({ inputs, estimated }) => {
      let longest = 0;
      for (const id of systemIdsOf(inputs)) {
        longest = Math.max(longest, reviewWeeks(id, inputs.assumptions));
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
      const { numerator: share, denominator } = rationalShare(factors.effectiveDevTimePercentage);
      if (share === null) return notApplicable;
      const weeks = timeline.timelineWeeks;
      const perWeek = 2 * hourParts * inputs.developerCountNumber * share;
      const needed =
        5 * hoursInParts(hours.development) * denominator +
        hourParts * timeline.moderationWeeks * inputs.developerCountNumber * share;
      return perWeek * weeks >= needed && perWeek * (weeks - 1) < needed
        ? null
        : counterexample('timeline weeks', weeks, 'must be rounded up from', needed / perWeek);
    },
  },
  'timeline-wording/units-turn': {
    every: 8,
    check: ({ fuzzCase: { number }, product }) =>
      firstOf([number, number / 2, number / 10, 4, 4.5, 51.5, 52], (weeks) => {
        const text = product.formatTimeline(weeks);
        const months = weeks / 4.33;
        const unit = weeks <= 4 ? 'week' : months <= 12 ? 'month' : 'year';
        const amount = text.split(' ')[0];
        const expected = `${amount} ${unit}${amount === '1' ? '' : 's'}`;
        return equal(`${weeks} weeks as`, text, 'its unit', expected);
      }),
  },
  'timeline-wording/reads-back': {
    every: 8,
    check: ({ fuzzCase: { number: weeks }, product }) => {
      const text = product.formatTimeline(weeks);
      const [, amount, unit = ''] =
        /^(\d{1,3}(?:,\d{3})*(?:\.[1-9])?) (week|month|year)s?$/.exec(text) ?? [];
      const unitWeeks = { week: 1, month: 4.33, year: 4.33 * 12 }[unit] ?? Number.NaN;
      const name = `${weeks} weeks read back in ${unit}s`;
      return within(
        name,
        Number(amount?.replaceAll(',', '')),
        'must be near',
        weeks / unitWeeks,
        0.05 + 1e-9,
      );
    },
  },
  'embedded-weeks/three-to-ten': {
    check: ({ inputs, estimated: { timeline }, withOneMoreIntegration: more }) => {
      const { embeddedDeploymentWeeks: stated } = inputs.assumptions ?? {};
      if (stated !== undefined)
        return equal('embedded weeks', timeline.embeddedWeeks, 'those stated', Math.ceil(stated));
      const [least, most] = inputs.assumptions?.preset === 'mid' ? [5, 15] : [3, 10];
      return (
        atLeast('embedded weeks', timeline.embeddedWeeks, 'the least', least) ??
        atLeast('the most', most, 'embedded weeks', timeline.embeddedWeeks) ??
        atLeast(
          'embedded weeks with one more integration',
          more.timeline.embeddedWeeks,
          'the weeks',
          timeline.embeddedWeeks,
        )
      );
    },
  },
  'deadline/least-months': {
    every: 16,
    check: ({ fuzzCase: { deadlineDays }, product }) => {
      const today = '2026-11-01';
      const deadline = new Date(Date.parse(today) + deadlineDays * 86_400_000).toISOString();
      const months = product.deadlineToMonths(deadline, today);
      return (
        equal(
          'days to the deadline',
          product.daysUntil(deadline, today),
          'its days',
          deadlineDays,
        ) ??
        atLeast(`30 × ${months} days`, 30 * months, 'the days to the deadline', deadlineDays) ??
        (months === 1
          ? null
          : atLeast('the days less one', deadlineDays - 1, '30 × (months − 1)', 30 * (months - 1)))
      );
    },
  },
} satisfies Properties;

/** A listing gate counts only where listings are wanted; the visitor's own weeks replace others. */
function reviewWeeks(id: string, assumptions: CalculatorInputs['assumptions']): number {
  const profile = systemProfile(id);
  if (profile?.gate === 'listing' && assumptions?.wantsListings === false) return 0;
  const own = new Map(Object.entries(assumptions?.systems ?? {})).get(id)?.moderationWeeks;
  const isSourced = evidenceOf(id)?.review?.some(({ confidence }) => confidence !== 'judgement');
  const { min = 0, max = 0 } = profile?.moderationRange ?? {};
  const planned = assumptions?.preset && isSourced ? (min + max) / 2 : profile?.moderationWeeks;
  return own ?? planned ?? 0;
}

/**
 * A share with at most one decimal as a fraction of whole numbers; others are left to the unit
 * tests, which use whole numbers of any size.
 */
export function rationalShare(share: number): { numerator: number | null; denominator: number } {
  if (Number.isInteger(share)) return { numerator: share, denominator: 1 };
  const tenths = Math.round(share * 10);
  return { numerator: tenths / 10 === share ? tenths : null, denominator: 10 };
}
