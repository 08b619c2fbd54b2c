import { type Claims, claimOf, type MonthSpan } from '../claims.ts';
import { forecastMonths, formatTimeline } from './durations.ts';
import { formatShown, formatUsd, toShown } from './money.ts';

/*
 * Words the claims that the page shows from its start; `deferredClaimTexts.ts` words the others.
 * A text of claims that do not hold is empty. One that continues a paragraph begins with a space.
 */

/** A sentence with its point first. */
export interface PointedText {
  point: string;
  rest: string;
}

/** "Embedding costs $53,395 less", or that nothing is live in-house yet (E22). */
export function outcomeText(claims: Claims, months: number): string {
  const result = claimOf(claims, 'cheaper', months);
  if (!result) return `Nothing is live in-house by then: ${builtText(claims, months)}`;
  const { side } = result;
  if (side === 'neither') return 'Both cost the same';
  return `${side === 'embedded' ? 'Embedding' : 'Building'} costs ${byText(claims, months)} less`;
}

/** By how much the costs over some months differ, as they are shown (E38). */
export function byText(claims: Claims, months: number): string {
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', months) ?? {};
  return formatShown(Math.abs(Math.round(toShown(inHouseUsd)) - Math.round(toShown(embeddedUsd))));
}

/** "23% is built". */
function builtText(claims: Claims, months: number): string {
  const built = claimOf(claims, 'unfinished', months)?.builtPercentage;
  return `${built ? `${built}%` : 'less than 1%'} is built`;
}

/** "Embedding costs $53,395 less over 12 months". */
export function overText(claims: Claims, months: number): string {
  return claimOf(claims, 'cheaper', months)
    ? `${outcomeText(claims, months)} over ${months} months`
    : unfinishedText(months);
}

/** @param months - One horizon, or several such as "36 or 60". */
export function unfinishedText(months: number | string): string {
  return `Nothing is live in-house after ${months} months`;
}

/**
 * Who costs less over some months, and who is live sooner.
 *
 * @returns "Embedding costs $53,395 less over 12 months" and " and is live 3.2 months sooner."
 */
export function resultText(claims: Claims, months: number): PointedText {
  const side = claimOf(claims, 'cheaper', months)?.side;
  if (!side) return progressText(claims, months);
  const since =
    months === forecastMonths && side === 'embedded'
      ? `, ${embeddedSpansText(claims, spansOf(claims).slice(-1))},`
      : '';
  const { sooner, by } = goLive(claims);
  const live =
    sooner === 'neither'
      ? 'and both are live at the same time'
      : side === 'neither'
        ? `and ${sooner === 'embedded' ? 'embedding' : 'building'} is live ${by} sooner`
        : side === sooner
          ? `and is live ${by} sooner`
          : `but is live ${by} later`;
  return { point: overText(claims, months), rest: `${since} ${live}.` };
}

/** Which side is live sooner, and by how much: "3.2 months". */
export function goLive(claims: Claims) {
  const live = claimOf(claims, 'live');
  const { sooner = 'neither', inHouseWeeks = 0, embeddedWeeks = 0 } = live ?? {};
  const weeks = Math.abs(inHouseWeeks - embeddedWeeks);
  return {
    sooner,
    weeks,
    by: formatTimeline(weeks),
    inHouse: formatTimeline(inHouseWeeks),
    embedded: formatTimeline(embeddedWeeks),
  };
}

/** Why costs over 36 months are not compared (E22). */
export const notLiveText = `not live in-house after ${forecastMonths} months`;

/** States the progress of the build, and its whole length; no side is called cheaper (E22). */
export function progressText(claims: Claims, months: number): PointedText {
  const { initialTotalUsd = 0 } = claimOf(claims, 'unfinished', months) ?? {};
  const { inHouse, embedded } = goLive(claims);
  return {
    point: `After ${months} months nothing is live in-house`,
    rest: `: ${builtText(claims, months)}, and it goes live after ${inHouse}. The whole build costs ${formatUsd(initialTotalUsd)}, before any maintenance. Embedding is live in ${embedded}.`,
  };
}

export function spansOf(claims: Claims): readonly MonthSpan[] {
  return claimOf(claims, 'embeddedMonths')?.spans ?? [];
}

/**
 * "in month 3", "from month 2 to month 9 and from month 13 on".
 *
 * @param end - The last month that was looked at.
 * @param turnsLater - Whether the result is another some time after it.
 */
export function spansText(spans: readonly MonthSpan[], end: number, turnsLater = false): string {
  return spans
    .map(({ firstMonth: first, lastMonth: last }) => {
      const from = `from ${first === 1 ? 'the first month' : `month ${first}`}`;
      if (last === end) return `${from} ${turnsLater ? `to at least month ${end}` : 'on'}`;
      return first === last ? `in month ${first}` : `from month ${first} to month ${last}`;
    })
    .join(' and ');
}

/** The months up to 36 in which embedding costs less. */
export function embeddedSpansText(claims: Claims, spans = spansOf(claims)): string {
  return spansText(spans, forecastMonths, claimOf(claims, 'laterTurn') !== undefined);
}
