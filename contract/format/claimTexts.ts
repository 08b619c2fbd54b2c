import { type Claims, claimOf, type MonthSpan } from '../claims.ts';
import {
  cheaperText,
  liveText,
  noneYetText,
  progressTexts,
  spansText,
  unfinishedText,
} from '../words/claimTexts.ts';
import { forecastMonths, formatTimeline } from './durations.ts';
import { formatShown, formatUsd, toShown } from './money.ts';

export { notLiveText, spansText, unfinishedText } from '../words/claimTexts.ts';

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
  return result
    ? cheaperText(result.side, byText(claims, months))
    : noneYetText(builtPercentage(claims, months));
}

/** By how much the costs over some months differ, as they are shown (E38). */
export function byText(claims: Claims, months: number): string {
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', months) ?? {};
  return formatShown(Math.abs(Math.round(toShown(inHouseUsd)) - Math.round(toShown(embeddedUsd))));
}

function builtPercentage(claims: Claims, months: number): number {
  return claimOf(claims, 'unfinished', months)?.builtPercentage ?? 0;
}

/** "Embedding costs $53,395 less over 12 months". */
export function overText(claims: Claims, months: number): string {
  const result = claimOf(claims, 'cheaper', months);
  return result ? cheaperText(result.side, byText(claims, months), months) : unfinishedText(months);
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
      ? embeddedSpansText(claims, spansOf(claims).slice(-1))
      : '';
  const { sooner, by } = goLive(claims);
  return { point: overText(claims, months), rest: liveText(side, sooner, by, since) };
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

/** States the progress of the build, and its whole length; no side is called cheaper (E22). */
export function progressText(claims: Claims, months: number): PointedText {
  const { initialTotalUsd = 0 } = claimOf(claims, 'unfinished', months) ?? {};
  const cost = formatUsd(initialTotalUsd);
  return progressTexts(months, builtPercentage(claims, months), { ...goLive(claims), cost });
}

export function spansOf(claims: Claims): readonly MonthSpan[] {
  return claimOf(claims, 'embeddedMonths')?.spans ?? [];
}

/** The months up to 36 in which embedding costs less. */
export function embeddedSpansText(claims: Claims, spans = spansOf(claims)): string {
  return spansText(spans, forecastMonths, claimOf(claims, 'laterTurn') !== undefined);
}
