import { type Claims, claimOf, type MonthSpan, type Result } from '../claims.ts';
import type { BeyondPlan } from '../estimate.ts';
import { limits } from '../limits.ts';
import { forecastMonths, formatTimeline, lastMonth } from './durations.ts';
import { formatShown, formatUsd, toShown } from './money.ts';
import { formatList, upperFirst } from './phrases.ts';

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

/** States the progress of the build, and its whole length; no side is called cheaper (E22). */
function progressText(claims: Claims, months: number): PointedText {
  const { initialTotalUsd = 0 } = claimOf(claims, 'unfinished', months) ?? {};
  const { inHouse, embedded } = goLive(claims);
  return {
    point: `After ${months} months nothing is live in-house`,
    rest: `: ${builtText(claims, months)}, and it goes live after ${inHouse}. The whole build costs ${formatUsd(initialTotalUsd)}, before any maintenance. Embedding is live in ${embedded}.`,
  };
}

/**
 * Who is cheaper over 36 months, and what would change that.
 *
 * @returns "Over 36 months, embedding costs less" and ", from the first month on."
 */
export function verdictText(claims: Claims): PointedText {
  const over = `Over ${forecastMonths} months`;
  switch (claimOf(claims, 'cheaper', forecastMonths)?.side) {
    case 'neither':
      return { point: `${over}, both cost the same`, rest: '.' };
    case 'embedded':
      return {
        point: `${over}, embedding costs less`,
        rest: `, ${embeddedSpansText(claims)}.${laterTurnText(claims)}`,
      };
    case 'inHouse':
      return { point: `${over}, building costs less`, rest: `.${turnsText(claims)}` };
    default:
      return progressText(claims, forecastMonths);
  }
}

/** The same as one text. */
export function verdictSentence(claims: Claims): string {
  const { point, rest } = verdictText(claims);
  return point + rest;
}

function spansOf(claims: Claims): readonly MonthSpan[] {
  return claimOf(claims, 'embeddedMonths')?.spans ?? [];
}

/**
 * "in month 3", "from month 2 to month 9 and from month 13 on".
 *
 * @param end - The last month that was looked at.
 * @param turnsLater - Whether the result is another some time after it.
 */
function spansText(spans: readonly MonthSpan[], end: number, turnsLater = false): string {
  return spans
    .map(({ firstMonth: first, lastMonth: last }) => {
      const from = `from ${first === 1 ? 'the first month' : `month ${first}`}`;
      if (last === end) return `${from} ${turnsLater ? `to at least month ${end}` : 'on'}`;
      return first === last ? `in month ${first}` : `from month ${first} to month ${last}`;
    })
    .join(' and ');
}

/** The months up to 36 in which embedding costs less. */
function embeddedSpansText(claims: Claims, spans = spansOf(claims)): string {
  return spansText(spans, forecastMonths, claimOf(claims, 'laterTurn') !== undefined);
}

/** From when on the other side costs less, where the result turns after 36 months. */
export function laterTurnText(claims: Claims): string {
  const turn = claimOf(claims, 'laterTurn');
  if (!turn) return '';
  const { side, spans } = turn;
  const when = spansText(spans, lastMonth);
  const limit = spans.at(-1)?.lastMonth === lastMonth ? ` (up to month ${lastMonth})` : '';
  return ` ${upperFirst(when)}, ${side === 'embedded' ? 'embedding' : 'building'} costs less in total${limit}.`;
}

/** In which months, and with how many integrations, embedding costs less where building does. */
export function turnsText(claims: Claims): string {
  const spans = spansOf(claims);
  if (spans.at(-1)?.lastMonth === forecastMonths) return '';
  const [{ firstMonth = 0, lastMonth: last = 0 } = {}, ...others] = spans;
  const when =
    others.length === 0 && firstMonth === 1 && last > 1
      ? `for the first ${last} months`
      : embeddedSpansText(claims);
  const later = laterTurnText(claims);
  return `${when && ` Embedding costs less ${when}${later ? '' : ' only'}.`}${countText(claims)}${later}`;
}

function countText(claims: Claims): string {
  const turn = claimOf(claims, 'breakEvenCount');
  if (!turn) return '';
  const { count, isFrom, upToCount } = turn;
  const isLimited = upToCount < limits.integrationCount.max;
  const longer = `takes longer than ${forecastMonths} months.`;
  const limit = isLimited ? ` Building more ${longer}` : '';
  if (count === null) {
    if (upToCount === 1) return ` Building more than one integration ${longer}`;
    return ` No number of integrations up to ${upToCount} changes the result.${limit}`;
  }
  const costsLess = `embedding costs less over ${forecastMonths} months`;
  return isFrom
    ? ` ${isLimited ? `With ${count} to ${upToCount}` : `From ${count}`} integrations, ${costsLess}.${limit}`
    : ` With ${count === 1 ? '1 integration' : `${count} integrations`}, ${costsLess}.`;
}

/** The same result with every assumption at mid-range (E29); it follows that over 36 months. */
export function midRangeText(claims: Claims): string {
  const midRange = claimOf(claims, 'midRange');
  if (!midRange) return '';
  const { keepsOwn, withoutPlatform } = midRange;
  const still = midRange.side === claimOf(claims, 'cheaper', forecastMonths)?.side ? ' still' : '';
  return ` With every ${keepsOwn ? 'other ' : ''}assumption at the middle of its range, ${sideText(midRange, still)}${withoutPlatform ? platformText(midRange, withoutPlatform) : ''}.`;
}

function sideText({ side, byUsd }: Result, still = ''): string {
  if (side === null) return `nothing is live in-house after ${forecastMonths} months`;
  if (side === 'neither') return `both${still} cost the same`;
  const doing = side === 'embedded' ? 'embedding' : 'building';
  return `${doing}${still} costs ${formatUsd(byUsd)} less`;
}

/** " ($205 less without platform costs)" */
function platformText({ side }: Result, without: Result): string {
  if (side === null && without.side === null) return '';
  const isSame = side === without.side && side !== null && side !== 'neither';
  return isSame
    ? ` (${formatUsd(without.byUsd)} less without platform costs)`
    : ` (without platform costs, ${sideText(without)})`;
}

/** Names the costs over time that the embedded side has beside the plan's price. */
export function beyondPlan(claims: Claims): readonly BeyondPlan[] {
  return claimOf(claims, 'costs')?.beyondPlan ?? [];
}

/**
 * Both facts with their bases, where the build alone costs less than the embedded first year (E17).
 */
export function buildAloneText(claims: Claims): string {
  const alone = claimOf(claims, 'buildAlone');
  const year = claimOf(claims, 'cheaper', 12);
  if (!alone || !year) return '';
  // Total Year 1 is the cost of the plan alone.
  const beyond = beyondPlan(claims);
  const isPlanOnly = beyond.length > 0;
  const counted = formatList([
    'maintenance',
    ...(claimOf(claims, 'costs')?.hasTurnover ? ['turnover'] : []),
    ...(isPlanOnly ? [`your ${formatList(beyond)} on embedding`] : []),
  ]);
  const bases = `${isPlanOnly ? 'setup and 12 months of the plan' : 'the first embedded year'}; with ${counted}`;
  const overYear =
    year.side === 'neither'
      ? 'both cost the same'
      : `building costs ${byText(claims, 12)} ${year.side === 'inHouse' ? 'less' : 'more'}`;
  return `The build alone costs ${formatUsd(alone.byUsd)} less than ${bases}, ${overYear} over 12 months.`;
}
