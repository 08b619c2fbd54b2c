import { limits } from '../limits.ts';
import { formatTimeline } from './durations.ts';
import { formatUsd } from './numbers.ts';

const mostIntegrations = limits.integrationCount.max;

/** The costs of both sides over the first months, from the start (E17). */
export interface CostComparison {
  /** The horizon: 12 or 36. */
  months: number;
  /** Build cost spent so far, and maintenance from go-live on. */
  inHouseUsd: number;
  /** The part of `inHouseUsd` that the build takes; the rest is maintenance. */
  buildUsd: number;
  /** Setup, and the subscription from month 1. */
  embeddedUsd: number;
  /** Null while in-house is not live: an unfinished build has no cost verdict (E22). */
  cheaper: 'inHouse' | 'embedded' | 'neither' | null;
  /** By how much, in whole USD: the difference of the two amounts as they are shown. */
  byUsd: number;
  /** The same without any maintenance; null where `cheaper` is. */
  cheaperWithoutMaintenance: 'inHouse' | 'embedded' | 'neither' | null;
  /**
   * The part of the in-house build that is done by then: whole percent, rounded down; 100 once
   * live.
   */
  builtPercentage: number;
}

/** How another number of integrations changes who is cheaper over the forecast. */
export type BreakEvenCount =
  /** Embedding is cheaper at every count from here up to `upToCount`. */
  | { kind: 'from'; count: number; upToCount: number }
  /** Embedding is cheaper at this count, but not at every higher one. */
  | { kind: 'at'; count: number }
  /** Embedding is cheaper at no count up to `upToCount`. */
  | { kind: 'never'; upToCount: number };

export interface MonthSpan {
  firstMonth: number;
  lastMonth: number;
}

/** Who is cheaper over 12 and over 36 months, since when, and what would change that. */
export interface Verdict {
  after12Months: CostComparison;
  after36Months: CostComparison;
  /**
   * From this month on embedding stays cheaper over the whole forecast; null where it does not (E22
   * too).
   */
  breakEvenMonth: number | null;
  /**
   * The spans of months by whose end embedding is cheaper, other than the one from `breakEvenMonth`
   * on. At most one, unless prices or wages are assumed to rise.
   */
  embeddedCheaperFor: readonly MonthSpan[];
  /**
   * Where building is cheaper over the forecast. `upToCount` is below the limit where a larger
   * build would not be live by the end of the forecast.
   */
  breakEvenCount: BreakEvenCount | null;
  /**
   * By how much the build alone costs less than the embedded first year, in whole USD; null where
   * it does not, and where the build takes longer than that year.
   */
  buildAloneByUsd: number | null;
  /** Whether the embedded costs after 12 and 36 months include work of the visitor's own team. */
  hasOwnWork: boolean;
  /** The cost of the whole build, before maintenance. */
  initialTotalUsd: number;
  inHouseWeeks: number;
  embeddedWeeks: number;
}

/** A sentence with its point first. */
export interface PointedText {
  point: string;
  rest: string;
}

/**
 * Who is cheaper over 36 months, and what would change that.
 *
 * @returns "Over 36 months, embedding costs less" and ", from the first month on."
 */
export function verdictText(verdict: Verdict): PointedText {
  const { after36Months, breakEvenMonth } = verdict;
  const over = `Over ${after36Months.months} months`;
  switch (after36Months.cheaper) {
    case null:
      return unfinishedText(verdict, after36Months);
    case 'neither':
      return { point: `${over}, both cost the same`, rest: '.' };
    case 'embedded':
      return {
        point: `${over}, embedding costs less`,
        rest:
          breakEvenMonth === 1
            ? ', from the first month on.'
            : `, ${earlierText(verdict)}from month ${breakEvenMonth} on.`,
      };
    case 'inHouse':
      return {
        point: `${over}, building costs less`,
        rest: `.${embeddedForText(verdict)}${breakEvenCountText(verdict)}`,
      };
  }
}

/** The spans before break-even in which embedding costs less as well; ends with "and". */
function earlierText({ embeddedCheaperFor }: Verdict): string {
  return embeddedCheaperFor.length === 0 ? '' : `${spansText(embeddedCheaperFor)} and `;
}

/** The same as one text. */
export function verdictSentence(verdict: Verdict): string {
  const { point, rest } = verdictText(verdict);
  return point + rest;
}

/**
 * Nothing is live in-house: what is built, and what the whole build takes; no side is called
 * cheaper (E22).
 */
export function unfinishedText(verdict: Verdict, comparison: CostComparison): PointedText {
  const { initialTotalUsd, inHouseWeeks, embeddedWeeks } = verdict;
  return {
    point: `After ${comparison.months} months nothing is live in-house`,
    rest: `: ${builtText(comparison)}, and it goes live after ${formatTimeline(inHouseWeeks)}. The whole build costs ${formatUsd(initialTotalUsd)}, before any maintenance. Embedding is live in ${formatTimeline(embeddedWeeks)}.`,
  };
}

/** "23% is built". */
export function builtText({ builtPercentage }: CostComparison): string {
  return `${builtPercentage === 0 ? 'less than 1%' : `${builtPercentage}%`} is built`;
}

/** In which months embedding costs less, where it does not in the end; begins with a space. */
export function embeddedForText({ embeddedCheaperFor }: Verdict): string {
  const [only, ...others] = embeddedCheaperFor;
  if (!only) return '';
  if (others.length === 0 && only.firstMonth === 1 && only.lastMonth > 1)
    return ` Embedding costs less for the first ${only.lastMonth} months only.`;
  return ` Embedding costs less ${spansText(embeddedCheaperFor)} only.`;
}

/** "in month 3", "from month 2 to month 9 and from month 13 to month 15". */
function spansText(spans: readonly MonthSpan[]): string {
  return spans
    .map(({ firstMonth, lastMonth }) =>
      firstMonth === lastMonth
        ? `in month ${firstMonth}`
        : `from month ${firstMonth} to month ${lastMonth}`,
    )
    .join(' and ');
}

/** With how many integrations the result turns; begins with a space. */
export function breakEvenCountText({ breakEvenCount }: Verdict): string {
  switch (breakEvenCount?.kind) {
    case 'from':
      return ` From ${breakEvenCount.count} integrations, embedding costs less over 36 months${upToText(breakEvenCount)}.`;
    case 'at':
      return ` With ${breakEvenCount.count === 1 ? '1 integration' : `${breakEvenCount.count} integrations`}, embedding costs less over 36 months.`;
    case 'never':
      return breakEvenCount.upToCount === 1
        ? ' A larger build is not live by then.'
        : ` That holds for any number of integrations up to ${breakEvenCount.upToCount}${breakEvenCount.upToCount < mostIntegrations ? '; a larger build is not live by then' : ''}.`;
    default:
      return '';
  }
}

function upToText({ upToCount }: { upToCount: number }): string {
  return upToCount < mostIntegrations
    ? ` (up to ${upToCount}: a larger build is not live by then)`
    : '';
}

/** "Embedding costs $53,395 less", or that nothing is live in-house yet (E22). */
export function outcomeText(comparison: CostComparison): string {
  const { cheaper, byUsd } = comparison;
  switch (cheaper) {
    case null:
      return `Nothing is live in-house by then: ${builtText(comparison)}`;
    case 'neither':
      return 'Both cost the same';
    case 'embedded':
      return `Embedding costs ${formatUsd(byUsd)} less`;
    case 'inHouse':
      return `Building costs ${formatUsd(byUsd)} less`;
  }
}

/**
 * Both facts with their bases, where the build alone costs less than the embedded first year (E17).
 *
 * @returns null where it does not.
 */
export function buildAloneSentence({
  buildAloneByUsd,
  hasOwnWork,
  after12Months,
}: Verdict): string | null {
  if (buildAloneByUsd === null) return null;
  const { months, cheaper, byUsd } = after12Months;
  const overYear =
    cheaper === 'neither'
      ? `both cost the same over ${months} months`
      : `building costs ${formatUsd(byUsd)} ${cheaper === 'inHouse' ? 'less' : 'more'} over ${months} months`;
  // Total Year 1 is the cost of the plan, without own work.
  const bases = hasOwnWork
    ? 'setup and 12 months of the plan; with maintenance and your own work on embedding'
    : 'the first embedded year; with maintenance';
  return `The build alone costs ${formatUsd(buildAloneByUsd)} less than ${bases}, ${overYear}.`;
}

/** States what each of the specification's totals and savings counts (E17). */
export const totalNotes = {
  initialTotal: 'build only, before maintenance',
  yearOne: 'setup and 12 months',
  savings: 'build only, less setup and 12 months',
  savingsPercentage: 'of the build cost',
  monthlySavings: 'maintenance less subscription',
  monthlyReduction: 'of monthly maintenance',
} as const;
