import type { Certainty, ClaimOf, Crossing, Doubt, OneSide, Side } from '../claims.ts';
import type { BeyondBuild, BeyondPlan } from '../estimate.ts';
import { forecastMonths, lastMonth } from '../format/durations.ts';
import { formatList, lowerFirst, upperFirst } from '../format/phrases.ts';
import type { SplitChoice } from '../split.ts';
import { unfinishedText } from './claimTexts.ts';

const doers = { inHouse: 'building', embedded: 'embedding' } as const;

/** "embedding costs less", within a sentence. */
const costsLess = (side: Side) =>
  side === 'neither' ? 'both cost the same' : `${doers[side]} costs less`;

export const costsLabel = (isUnfinished: boolean, months: number) =>
  `${isUnfinished ? 'Spent' : 'Cost'} after ${months} months`;

/** @param lost - The part of `inHouse` that is time lost; empty where it is not said. */
export function costsText(
  { inHouse, lost, embedded }: Readonly<Record<'inHouse' | 'lost' | 'embedded', string>>,
  beyond: readonly BeyondPlan[],
): string {
  return `${inHouse} in-house${lost && ` (${lost} of it time lost)`}, ${embedded} embedded${beyond.length > 0 ? ` with ${formatList(beyond)}` : ''}.`;
}

/** "Over 36 months, embedding costs less". */
export const overForecastText = (side: Side) => `Over ${forecastMonths} months, ${costsLess(side)}`;

/** @param isLimited - Whether that is so up to the last month that is looked at. */
export const laterTurnSentence = (when: string, side: OneSide, isLimited: boolean) =>
  `${upperFirst(when)}, ${doers[side]} costs less in total${isLimited ? ` (up to month ${lastMonth})` : ''}.`;

export const forFirstMonths = (count: number) => `for the first ${count} months`;

export const embeddedLess = (when: string, isOnly: boolean) =>
  `Embedding costs less ${when}${isOnly ? ' only' : ''}.`;

const longer = `takes longer than ${forecastMonths} months.`;
export const largerBuildText = `Building more ${longer}`;
export const severalBuiltText = `Building more than one integration ${longer}`;

export const noBreakEvenCount = (upToCount: number) =>
  `No number of integrations up to ${upToCount} changes the result.`;

const embeddedOverForecast = `embedding costs less over ${forecastMonths} months.`;

/** @param upToCount - The last number; null where each larger one is meant. */
export const fromCount = (count: number, upToCount: number | null) =>
  `${upToCount === null ? `From ${count}` : `With ${count} to ${upToCount}`} integrations, ${embeddedOverForecast}`;

export const onlyCount = (count: number) =>
  `With ${count === 1 ? '1 integration' : `${count} integrations`}, ${embeddedOverForecast}`;

/**
 * @param result - `middleResult` of all costs.
 * @param without - What `sameWithoutPlatform` or `otherWithoutPlatform` adds; else empty.
 */
export const midRangeSentence = (keepsOwn: boolean, result: string, without: string) =>
  `With every ${keepsOwn ? 'other ' : ''}assumption at the middle of its range, ${result}${without}.`;

/** The result at mid-range, after "With every assumption …, " or "without platform costs, ". */
export function middleResult(side: Side | null, by: string, isStill = false): string {
  const still = isStill ? ' still' : '';
  if (side === null) return `nothing is live in-house after ${forecastMonths} months`;
  return side === 'neither'
    ? `both${still} cost the same`
    : `${doers[side]}${still} costs ${by} less`;
}

export const sameWithoutPlatform = (by: string) => ` (${by} less without platform costs)`;
export const otherWithoutPlatform = (result: string) => ` (without platform costs, ${result})`;

/**
 * @param by - What the build alone costs less.
 * @param year - The result over 12 months.
 */
export function buildAloneSentence(
  by: string,
  beyondBuild: readonly BeyondBuild[],
  beyond: readonly BeyondPlan[],
  year: { side: Side; by: string },
): string {
  // Total Year 1 is the cost of the plan alone.
  const isPlanOnly = beyond.length > 0;
  const counted = formatList([
    'maintenance',
    ...beyondBuild,
    ...(isPlanOnly ? [`your ${formatList(beyond)} on embedding`] : []),
  ]);
  const bases = `${isPlanOnly ? 'setup and 12 months of the plan' : 'the first embedded year'}; with ${counted}`;
  const overYear =
    year.side === 'neither'
      ? 'both cost the same'
      : `building costs ${year.by} ${year.side === 'inHouse' ? 'less' : 'more'}`;
  return `The build alone costs ${by} less than ${bases}, ${overYear} over 12 months.`;
}

/** How sure a result is, before its sentence (E29). */
export const certaintyWords = {
  clear: 'Clear',
  depends: 'Depends on your assumptions',
  close: 'Too close to call',
} as const satisfies Record<Certainty, string>;

/** Labels the word of E29 in rows. */
export const certaintyLabel = `Certainty of the result over ${forecastMonths} months`;

export const clearReason =
  'it holds at mid-range and after 60 months, and no single assumption turns it within its range';

const scenarioTexts = {
  shown: '',
  midRange: 'at mid-range, ',
  withoutPlatform: 'at mid-range without platform costs, ',
} as const;

export const doubtReason = (doubt: Doubt) => scenarioTexts[doubt.in] + doubtText(doubt);

function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'otherSide':
      return costsLess(doubt.side);
    case 'closeCosts':
      return 'the costs differ by less than 5%';
    case 'closeRange':
      return 'either side is likely to cost less';
    case 'fewPeople':
      return doubt.side === 'inHouse'
        ? 'your team has too few hours for the maintenance'
        : 'your team has too few hours for its work on the embedded product';
    case 'change':
      return `it changes if ${doubt.condition}`;
    case 'later':
      return 'it changes by month 60';
    case 'notLive':
      return 'the build is often not live by month 36';
  }
}

/** The likely difference; the months only where they are not those of the sentence before. */
export const likelyLessText = (low: string, high: string, months?: number) =>
  `Likely ${low} to ${high} less${overText(months)}`;
export const likelyMoreText = (low: string, high: string, months?: number) =>
  `Likely ${low} to ${high} more${overText(months)}`;
export const likelyEitherText = (more: string, less: string, months?: number) =>
  `Likely between ${more} more and ${less} less${overText(months)}`;

const overText = (months?: number) => (months ? ` over ${months} months.` : '.');

export const outsideRangeSentence = (side: OneSide, low: string, high: string, reason: string) =>
  `${upperFirst(doers[side])} is likely to cost ${low} to ${high}: ${reason}.`;

const zeroTexts = {
  ownHours: 'your own hours',
  monthlyHours: 'your own hours a month',
  priceRises: 'price rises',
} as const;

export const zerosReason = (zeros: ClaimOf<'outsideRange'>['zeros']) =>
  `${formatList(zeros.map((zero) => zeroTexts[zero]))} are 0 here`;

export const usualReason = (isBelow: boolean) =>
  `plans like this one usually cost ${isBelow ? 'more' : 'less'}`;

export const splitSentence = (percentage: string, than: OneSide, parts: readonly string[]) =>
  `A split costs ${percentage} less than ${doers[than]} all over ${forecastMonths} months: ${parts.join(', ')}.`;

/** @param names - Of the systems, where the side has few. */
export const splitPart = (choice: SplitChoice, count: number, names?: readonly string[]) =>
  `${choice} ${names ? formatList(names) : count}`;
export const otherSplitPart = (choice: SplitChoice, count: number) =>
  `${choice} the other ${count}`;

/** Introduces the changes of assumptions that turn the result. */
export const counterargumentsIntro =
  'Changes of assumptions that turn the result over 36 months, each within its range. None can be left out or made smaller on its own.';

/** Labels the sentences of E44 in rows. */
export const peopleLabel = 'Who would do the work';

/** The integrations that are maintained. */
export const themText = (isOne: boolean): string => (isOne ? 'it' : 'them');

/** The sentences about a shortage, of which the workbook fills the gaps by formulas. */
export const tooFewPeopleTexts = {
  inHouse: (words: PeopleWords) => sentences(`Maintaining ${words.them}`, 'Building', words),
  embedded: (words: PeopleWords) => sentences('Your own work on embedding', 'Embedding', words),
};

function sentences(work: string, side: string, { hours, teamHours, developers }: PeopleWords) {
  return `${work} takes ${hours} hours a month; your team has ${teamHours}. ${side} would need ${developers}.`;
}

type PeopleWords = Readonly<Record<'them' | 'hours' | 'teamHours' | 'developers', string>>;

/** Names the month of break-even, where its claim is a row. */
export const breakEvenLabel = `First month from which embedding costs less up to month ${forecastMonths}`;

/** @param result - "Embedding costs $53,395 less over 36 months". */
export const soonerToo = (result: string) => `${result} and goes live sooner.`;

export const twoResults = (first: string, second: string) => `${first}, but ${lowerFirst(second)}.`;

export const launchSentence = (sooner: Side) =>
  sooner === 'neither'
    ? 'Both go live at the same time.'
    : `${upperFirst(doers[sooner])} goes live sooner.`;

export const shortLaunch = (sooner: Side, by: string) =>
  sooner === 'neither'
    ? 'Both live at the same time'
    : `${sooner === 'embedded' ? 'Embedded' : 'In-house'} live ${by} sooner`;

interface LaunchTimes {
  readonly inHouse: string;
  readonly embedded: string;
}

/** @param by - In weeks. */
export function launchTimes(sooner: Side, { inHouse, embedded }: LaunchTimes, by: string): string {
  if (sooner === 'neither') return `Building and embedding both go live after ${inHouse}.`;
  const which = sooner === 'inHouse' ? 'building is faster here' : `${by} sooner`;
  return `Building goes live after ${inHouse}, embedding after ${embedded}: ${which}.`;
}

export const fasterBuild = ({ inHouse, embedded }: LaunchTimes) =>
  `Building is faster here: it goes live after ${inHouse}, embedding after ${embedded}.`;

/** @param months - One horizon, or both of the forecast. */
export const noPresentValueText = (months: number | 'both') =>
  `${unfinishedText(months === 'both' ? `${forecastMonths} or ${lastMonth}` : months)}, so there is no present value to compare. The table shows what each side costs.`;

/** @param forecast - The side that costs less over 36 months; null where nothing is live then. */
export function presentValues(forecast: Side | null, later: Side): string {
  if (forecast === null)
    return `${unfinishedText(forecastMonths)}, so there is no present value to compare by then. In present value, ${costsLess(later)} over ${lastMonth} months.`;
  const over = `In present value, ${costsLess(forecast)} over ${forecastMonths}`;
  return forecast === later
    ? `${over} and over ${lastMonth} months.`
    : `${over} months, and ${costsLess(later)} over ${lastMonth} months.`;
}

export function crossingsSentence(months: number, turns: readonly Crossing[]): string {
  const sides = turns.map(({ month, cheaper }) => `${costsLess(cheaper)} from month ${month}`);
  return `Total cost by month, over ${months} months: ${sides.join(', then ') || 'both cost the same'}.`;
}

/** @param rate - The number of percent a year. */
export function discountTurnSentence(
  { undiscounted, months, isPaidEarlier }: ClaimOf<'discountTurn'>,
  { by, discountedBy, rate }: Readonly<Record<'by' | 'discountedBy' | 'rate', string>>,
): string {
  const ahead = doers[undiscounted === 'inHouse' ? 'embedded' : 'inHouse'];
  const reason = isPaidEarlier ? `, because ${doers[undiscounted]} is paid earlier` : '';
  return `Undiscounted, ${doers[undiscounted]} costs ${by} less over ${months} months; discounted at ${rate}% a year, ${ahead} is ahead by ${discountedBy}${reason}.`;
}
