import { limits } from '../../../contract/limits.ts';
import type { DeadlineOutlook } from '../../../worker/answer/answer.ts';
import { selectedProfiles } from '../../../worker/estimate/systems.ts';
import { equal } from '../comparisons.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import { type Counterexample, notApplicable, type Properties } from '../Property.ts';
import { rationalShare } from './timeline.ts';

const every = 64;

/** Whether a deadline is met, and what it takes; computed in whole numbers. */
export const deadlineOutlookProperties = {
  'deadline-outlook/misses-by': {
    every,
    check: (evaluated) => {
      const { timelineWeeks, embeddedWeeks } = evaluated.estimated.timeline;
      const weeks = availableWeeks(evaluated);
      const outlook = outlookOf(evaluated);
      return (
        equal('available weeks', outlook.availableWeeks, 'the whole weeks', weeks) ??
        missesBy('in-house misses by', outlook.missesByWeeks, timelineWeeks, weeks) ??
        missesBy('embedded misses by', outlook.embeddedMissesByWeeks, embeddedWeeks, weeks)
      );
    },
  },
  'deadline-outlook/smallest-team': {
    every,
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
    every,
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
    every,
    check: (evaluated) => {
      const { selectedSystems, assumptions } = evaluated.inputs;
      const { moderationWeeks } = evaluated.estimated.timeline;
      const { blockingReview } = outlookOf(evaluated);
      const isBlocked = moderationWeeks > 2 * availableWeeks(evaluated);
      if (!isBlocked || !blockingReview) {
        // A review of a system without a profile has no name to show.
        const isNamed = selectedProfiles(selectedSystems, assumptions).some(
          (system) => system.moderationWeeks === moderationWeeks,
        );
        return equal('a blocking review', blockingReview !== null, '', isBlocked && isNamed);
      }
      const named = selectedProfiles(selectedSystems, assumptions).find(
        ({ name }) => name === blockingReview.systemName,
      );
      return (
        equal(
          'weeks of the review',
          blockingReview.moderationWeeks,
          'the longest',
          moderationWeeks,
        ) ??
        equal('weeks of the named system', named?.moderationWeeks, 'the longest', moderationWeeks)
      );
    },
  },
} satisfies Properties;

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

function missesBy(
  side: string,
  weeks: number,
  needed: number,
  available: number,
): Counterexample | null {
  return equal(
    side,
    weeks,
    'what it takes beyond the deadline',
    needed > available ? needed - available : 0,
  );
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
    5 * hours.development * denominator + timeline.moderationWeeks * capacity <=
    2 * capacity * weeks
  );
}

function smallest(
  { min, max }: { min: number; max: number },
  isEnough: (value: number) => boolean,
): number | null {
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return all.filter(isEnough)[0] ?? null;
}
