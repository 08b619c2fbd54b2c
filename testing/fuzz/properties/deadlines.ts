import type { DeadlineOutlook } from '../../../contract/claims.ts';
import { limits } from '../../../contract/limits.ts';
import { selectedProfiles } from '../../../worker/estimate/systems.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import type { FuzzCase } from '../fuzzCase.ts';
import { type Counterexample, equal, notApplicable, type Properties } from '../Property.ts';
import { dayIn, inTimeZone, type TimeZone, timeZones } from '../timeZones.ts';
import { hourParts, hoursInParts, rationalShare } from './timeline.ts';

/**
 * Whether a deadline is met and what it takes, computed in whole numbers; and the visitor’s day.
 */
export const deadlineProperties = {
  'deadline-outlook/misses-by': {
    every: 64,
    check: (evaluated) => {
      const { timelineWeeks, embeddedWeeks } = evaluated.estimated.timeline;
      const weeks = availableWeeks(evaluated);
      const outlook = outlookOf(evaluated);
      return (
        reserve('in-house reserve', outlook.inHouseReserveWeeks, timelineWeeks, weeks) ??
        reserve('embedded reserve', outlook.embeddedReserveWeeks, embeddedWeeks, weeks)
      );
    },
  },
  'deadline-outlook/smallest-team': {
    every: 64,
    check: (evaluated) => {
      const share = rationalShare(evaluated.estimated.factors.effectiveDevTimePercentage);
      if (share.numerator === null) return notApplicable;
      const { numerator, denominator } = share;
      return equal(
        'developers needed',
        outlookOf(evaluated).developersNeeded,
        'the smallest team that meets it',
        smallest(limits.developerCountNumber, (developers) =>
          isMet(evaluated, developers * numerator, denominator),
        ),
      );
    },
  },
  'deadline-outlook/smallest-share': {
    every: 64,
    check: (evaluated) =>
      equal(
        'share needed',
        outlookOf(evaluated).devTimePercentageNeeded,
        'the smallest share that meets it',
        smallest(limits.devTimePercentage, (share) =>
          isMet(evaluated, evaluated.inputs.developerCountNumber * share, 1),
        ),
      ),
  },
  'deadline-outlook/blocking-review': {
    every: 64,
    check: (evaluated) =>
      blockingReview(evaluated) ?? blockingReview(dueAfterHalfOfReview(evaluated)),
  },
  'deadline-outlook/in-words': {
    every: 16,
    check: (evaluated) => {
      const outlook = outlookOf(evaluated);
      const { shortDeadlineText, deadlineText } = evaluated.product;
      const reserves = [outlook.inHouseReserveWeeks, outlook.embeddedReserveWeeks];
      const [inHouse, embedding] = reserves.map((weeks) => weeks >= 0);
      const [short, long] = [shortDeadlineText(outlook), deadlineText(outlook)];
      const expected =
        inHouse === embedding
          ? `Both ${inHouse ? 'make' : 'miss'} your date`
          : `In-house ${inHouse ? 'makes' : 'misses'} your date, embedding ${embedding ? 'makes' : 'misses'} it`;
      return (
        equal('the short text', short, 'each side', expected) ??
        equal(`“miss” in “${long}”`, /miss/.test(long), 'a missed day', !inHouse || !embedding) ??
        equal(
          `sides without a week in “${long}”`,
          long.split('no week to spare').length - 1,
          'those whose reserve is 0',
          reserves.filter((weeks) => weeks === 0).length,
        )
      );
    },
  },
  'deadline-outlook/without-listings': {
    every: 64,
    check: (evaluated) => {
      const { inputs, estimated, estimate } = evaluated;
      const assumptions = { ...inputs.assumptions, wantsListings: false };
      const { timelineWeeks } = estimate({ ...inputs, assumptions }).timeline;
      const weeks = availableWeeks(evaluated);
      const isEnough = estimated.timeline.timelineWeeks > weeks && timelineWeeks <= weeks;
      return equal(
        'weeks without listings',
        outlookOf(evaluated).withoutListings?.timelineWeeks ?? null,
        'those of an estimate without listings where only they are in the way',
        isEnough ? timelineWeeks : null,
      );
    },
  },
  'local-day/calendar-day': {
    every: 64,
    check: ({ fuzzCase, product }) => {
      const zone = zoneOf(fuzzCase);
      const now = instantOf(fuzzCase);
      const today = inTimeZone(zone, () => product.localToday(now));
      if (today === null) return notApplicable;
      return equal(`today in ${zone} at ${now.toISOString()}`, today, 'its day', dayIn(zone, now));
    },
  },
  'local-day/holds-all-day': {
    every: 64,
    check: ({ fuzzCase, product }) => {
      const zone = zoneOf(fuzzCase);
      const months = inTimeZone(zone, () => {
        const now = instantOf(fuzzCase);
        const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
        const deadline = product.localToday(new Date(year, month, day + (fuzzCase.users % 800)));
        const at = (moment: Date) => product.deadlineToMonths(deadline, product.localToday(moment));
        return {
          first: at(new Date(year, month, day)),
          last: at(new Date(year, month, day, 23, 59, 59, 999)),
        };
      });
      if (months === null) return notApplicable;
      const { first, last } = months;
      return equal(`months at the end of a day in ${zone}`, last, 'those at its start', first);
    },
  },
  'deadline/instant': {
    every: 16,
    check: (evaluated) => {
      const { daysUntil } = evaluated.product;
      const day = deadlineOf(evaluated);
      return equal(
        'days until the last hour of a day far west',
        daysUntil(`${day}T23:30:00-08:00`, firstDay),
        'those until the day',
        daysUntil(day, firstDay),
      );
    },
  },
} satisfies Properties;

function blockingReview(evaluated: EvaluatedCase): Counterexample | null {
  const { inputs, estimate } = evaluated;
  const assumptions = { ...inputs.assumptions, wantsListings: false };
  const { moderationWeeks } = estimate({ ...inputs, assumptions }).timeline;
  const { blockingReview: found } = outlookOf(evaluated);
  const isBlocked = moderationWeeks > 2 * availableWeeks(evaluated);
  if (!isBlocked || !found) {
    // A review of a system without a profile has no name to show.
    const isNamed = selectedProfiles(evaluated.inputs).some(
      (system) => system.moderationWeeks === moderationWeeks,
    );
    return equal('a blocking review', found !== null, '', isBlocked && isNamed);
  }
  const named = selectedProfiles(evaluated.inputs).find(({ name }) => name === found.systemName);
  return (
    equal('weeks of the review', found.moderationWeeks, 'the longest', moderationWeeks) ??
    equal('weeks of the named system', named?.moderationWeeks, 'the longest', moderationWeeks)
  );
}

/** The case with a deadline where half of its longest review just fits. */
function dueAfterHalfOfReview(evaluated: EvaluatedCase): EvaluatedCase {
  const deadlineDays = 7 * Math.ceil(evaluated.estimated.timeline.moderationWeeks / 2);
  return { ...evaluated, fuzzCase: { ...evaluated.fuzzCase, deadlineDays } };
}

/** The day that the days of a case are counted from. */
export const firstDay = '2026-11-01';

/** The calendar day of a case’s deadline. */
export function deadlineOf({ fuzzCase: { deadlineDays } }: EvaluatedCase): string {
  return new Date(Date.parse(firstDay) + deadlineDays * 86_400_000).toISOString().slice(0, 10);
}

function outlookOf(evaluated: EvaluatedCase): DeadlineOutlook {
  const inputs = { ...evaluated.inputs, deadline: deadlineOf(evaluated) };
  const { deadline } = evaluated.product.answer({ inputs, today: firstDay });
  if (!deadline) throw new Error('A deadline has an outlook.');
  return deadline;
}

function availableWeeks({ fuzzCase: { deadlineDays } }: EvaluatedCase): number {
  return deadlineDays < 0 ? 0 : (deadlineDays - (deadlineDays % 7)) / 7;
}

function reserve(side: string, weeks: number, needed: number, left: number): Counterexample | null {
  return equal(side, weeks, 'the weeks left less those needed', left - needed);
}

/**
 * Whether the work is done in the available weeks.
 *
 * @param capacity - Developers × percent, times the denominator of the percentage.
 */
function isMet(evaluated: EvaluatedCase, capacity: number, denominator: number): boolean {
  const { hours, timeline } = evaluated.estimated;
  const weeks = availableWeeks(evaluated);
  return (
    5 * hoursInParts(hours.development) * denominator +
      hourParts * timeline.moderationWeeks * capacity <=
    2 * hourParts * capacity * weeks
  );
}

function smallest(
  { min, max }: { min: number; max: number },
  isEnough: (value: number) => boolean,
): number | null {
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return all.filter(isEnough)[0] ?? null;
}

function zoneOf({ number }: FuzzCase): TimeZone {
  return timeZones[number % timeZones.length] ?? 'UTC';
}

/** A minute of the day that the case draws. */
function instantOf({ deadlineDays, users }: FuzzCase): Date {
  return new Date(Date.parse(firstDay) + (deadlineDays * 1440 + (users % 1440)) * 60_000);
}
