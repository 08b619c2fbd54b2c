import {
  type Certainty,
  type ClaimOf,
  type Claims,
  claimOf,
  type Doubt,
  type JudgedScenario,
  type OneSide,
  type Result,
} from '../claims.ts';
import type { BeyondPlan } from '../estimate.ts';
import { limits } from '../limits.ts';
import type { SplitChoice } from '../split.ts';
import type { Horizon } from './answerText.ts';
import {
  byText,
  embeddedSpansText,
  goLive,
  outcomeText,
  overText,
  type PointedText,
  progressText,
  resultText,
  spansOf,
  spansText,
  unfinishedText,
} from './claimTexts.ts';
import { forecastMonths, lastMonth } from './durations.ts';
import { formatUsd } from './money.ts';
import { formatNumber, formatPercentage } from './numbers.ts';
import { formatCount, formatList, formatWeeks, lowerFirst, upperFirst } from './phrases.ts';

/*
 * Words the claims that only documents and lazy parts of the page show. The text of claims that do
 * not hold is empty.
 */

const doers = { inHouse: 'building', embedded: 'embedding' } as const;

/**
 * Both costs over a horizon, in parts: of an unfinished build, what is spent so far. Only that over
 * 36 months says how much of it is time lost, in which a row of sentences differs little (E43).
 */
export function costParts(claims: Claims, months: number) {
  const {
    inHouseUsd = 0,
    timeLostUsd = 0,
    embeddedUsd = 0,
  } = claimOf(claims, 'costs', months) ?? {};
  const isLostSaid = months === forecastMonths && Math.round(timeLostUsd) > 0;
  const lost = isLostSaid ? ` (${formatUsd(timeLostUsd)} of it time lost)` : '';
  const beyond = beyondPlan(claims, months);
  return {
    label: `${claimOf(claims, 'unfinished', months) ? 'Spent' : 'Cost'} after ${months} months`,
    costs: `${formatUsd(inHouseUsd)} in-house${lost}, ${formatUsd(embeddedUsd)} embedded${beyond.length > 0 ? ` with ${formatList(beyond)}` : ''}.`,
    outcome: `${outcomeText(claims, months)}.`,
  };
}

/**
 * Who costs less over a horizon, who is live sooner, and what would change the result.
 *
 * @returns "Embedding costs $97,819 less over 36 months" and ", from the first month on, and is
 *   live 3.2 months sooner."
 */
export function answerText(claims: Claims, horizon: Horizon): PointedText {
  const { point, rest } = resultText(claims, Number(horizon));
  return { point, rest: rest + furtherText(claims, horizon) };
}

/** What would change the result; the result over 36 months beside that over another time. */
export function furtherText(claims: Claims, horizon: Horizon): string {
  const result = claimOf(claims, 'cheaper', forecastMonths);
  if (!result) return '';
  if (Number(horizon) !== forecastMonths) return ` ${verdictSentence(claims)}`;
  return result.side === 'embedded' ? laterTurnText(claims) : turnsText(claims);
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

/** Names the costs of some months that the embedded side has beside the plan's price. */
export function beyondPlan(claims: Claims, months: number): readonly BeyondPlan[] {
  return claimOf(claims, 'costs', months)?.beyondPlan ?? [];
}

/**
 * Both facts with their bases, where the build alone costs less than the embedded first year (E17).
 */
export function buildAloneText(claims: Claims): string {
  const alone = claimOf(claims, 'buildAlone');
  const year = claimOf(claims, 'cheaper', 12);
  if (!alone || !year) return '';
  // Total Year 1 is the cost of the plan alone.
  const beyond = beyondPlan(claims, 12);
  const isPlanOnly = beyond.length > 0;
  const counted = formatList([
    'maintenance',
    ...(claimOf(claims, 'costs')?.hasTurnover ? ['turnover'] : []),
    ...(claimOf(claims, 'costs')?.hasFees ? ['fees'] : []),
    ...(isPlanOnly ? [`your ${formatList(beyond)} on embedding`] : []),
  ]);
  const bases = `${isPlanOnly ? 'setup and 12 months of the plan' : 'the first embedded year'}; with ${counted}`;
  const overYear =
    year.side === 'neither'
      ? 'both cost the same'
      : `building costs ${byText(claims, 12)} ${year.side === 'inHouse' ? 'less' : 'more'}`;
  return `The build alone costs ${formatUsd(alone.byUsd)} less than ${bases}, ${overYear} over 12 months.`;
}

/** How sure a result is, before its sentence (E29). */
export const certaintyWords = {
  clear: 'Clear',
  depends: 'Depends on your assumptions',
  close: 'Too close to call',
} as const satisfies Record<Certainty, string>;

/** Labels the word of E29 in rows. */
export const certaintyLabel = `Certainty of the result over ${forecastMonths} months`;

/**
 * "Depends on your assumptions: at mid-range, building costs less."; empty where there is no result
 * to be sure of.
 */
export function certaintyText(claims: Claims): string {
  const sure = claimOf(claims, 'certainty');
  if (!sure) return '';
  const reason = sure.doubt
    ? `${scenarioTexts[sure.doubt.in]}${doubtText(sure.doubt)}`
    : 'it holds at mid-range, after 60 months and for any single assumption within its range';
  return `${certaintyWords[sure.word]}: ${reason}.`;
}

/**
 * "Likely $54,327 to $130,355 less."; empty where there is no result over the horizon. Another one
 * than that of 36 months is named, because a sentence about 36 months comes before it.
 */
export function likelyText(claims: Claims, months: number = forecastMonths): string {
  const likely = claimOf(claims, 'likelyLess', months);
  if (!likely) return '';
  const { lowUsd, highUsd } = likely;
  const over = months === forecastMonths ? '.' : ` over ${months} months.`;
  if (lowUsd >= 0) return `Likely ${formatUsd(lowUsd)} to ${formatUsd(highUsd)} less${over}`;
  return highUsd > 0
    ? `Likely between ${formatUsd(-lowUsd)} more and ${formatUsd(highUsd)} less${over}`
    : `Likely ${formatUsd(-highUsd)} to ${formatUsd(-lowUsd)} more${over}`;
}

const zeroTexts = { ownHours: 'your own hours', priceRises: 'price rises' } as const;

/** Why a cost over 36 months lies outside of its likely range; empty where both lie in theirs. */
export function outsideRangeText(claims: Claims): string {
  return outsideClaims(claims, forecastMonths)
    .map((claim) => {
      const range = `${formatUsd(claim.lowUsd)} to ${formatUsd(claim.highUsd)}`;
      const doing = claim.side === 'embedded' ? 'Embedding' : 'Building';
      return `${doing} is likely to cost ${range}: ${reasonOutside(claim)}.`;
    })
    .join(' ');
}

/** The same beside the range of a side: "your own hours and price rises are 0 here". */
export function outsideReasonText(claims: Claims, months: number, side: OneSide): string {
  const claim = outsideClaims(claims, months).find((outside) => outside.side === side);
  return claim ? reasonOutside(claim) : '';
}

function outsideClaims(claims: Claims, months: number): ClaimOf<'outsideRange'>[] {
  return claims.filter(
    (claim): claim is ClaimOf<'outsideRange'> =>
      claim.kind === 'outsideRange' && claim.months === months,
  );
}

function reasonOutside({ isBelow, zeros }: ClaimOf<'outsideRange'>): string {
  return zeros.length > 0
    ? `${formatList(zeros.map((zero) => zeroTexts[zero]))} are 0 here`
    : `plans like this one usually cost ${isBelow ? 'more' : 'less'}`;
}

/** The likely difference, how sure the result is, and why a cost lies outside of its range. */
export function howSureText(claims: Claims): string {
  return [likelyText(claims), certaintyText(claims), outsideRangeText(claims)]
    .filter(Boolean)
    .join(' ');
}

const scenarioTexts = {
  shown: '',
  midRange: 'at mid-range, ',
  withoutPlatform: 'at mid-range without platform costs, ',
} as const satisfies Record<JudgedScenario, string>;

function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'otherSide':
      return `${doers[doubt.side]} costs less`;
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

/** "Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less." */
export function costSentence(claims: Claims, months: number): string {
  const { label, costs, outcome } = costParts(claims, months);
  return `${label}: ${costs} ${outcome}`;
}

/**
 * "A split costs 11% less than embedding all over 36 months: build Slack and Stripe, embed the
 * other 18."
 */
export function splitText(claims: Claims): string {
  const split = claimOf(claims, 'split');
  if (!split) return '';
  const { builtCount, embeddedCount, named, usd, than, byUsd } = split;
  const percentage = formatPercentage((100 * byUsd) / (usd + byUsd));
  const part = (choice: SplitChoice, count: number) => {
    if (!named) return `${choice} ${count}`;
    return named.choice === choice
      ? `${choice} ${formatList(named.names)}`
      : `${choice} the other ${count}`;
  };
  const [first, second] = [part('build', builtCount), part('embed', embeddedCount)];
  const parts = named?.choice === 'embed' ? [second, first] : [first, second];
  return `A split costs ${percentage} less than ${doers[than]} all over ${forecastMonths} months: ${parts.join(', ')}.`;
}

/** Introduces the changes of assumptions that turn the result. */
export const counterargumentsIntro =
  'Changes of assumptions that turn the result over 36 months, each within its range. None can be left out or made smaller on its own.';

/** Labels the sentences of E44 in rows. */
export const peopleLabel = 'Who would do the work';

/**
 * Which side's monthly work takes more hours than the team has (E44). It continues a paragraph:
 * " Maintaining them takes 300 hours a month; your team has 173. Building would need 2 more
 * developers."
 *
 * @param only - One side alone.
 */
export function peopleText(claims: Claims, only?: OneSide): string {
  return claims
    .flatMap((claim) => {
      if (claim.kind !== 'tooFewPeople' || (only && claim.side !== only)) return [];
      const { side, integrationCount, hoursPerMonth, teamHoursPerMonth, moreDevelopers } = claim;
      const isSameWhole = Math.round(hoursPerMonth) === Math.round(teamHoursPerMonth);
      const hours = (value: number) => formatNumber(value, isSameWhole ? 2 : 0);
      return ` ${tooFewPeopleTexts[side]({
        them: integrationCount === 1 ? 'it' : 'them',
        hours: hours(hoursPerMonth),
        teamHours: hours(teamHoursPerMonth),
        developers: formatCount(moreDevelopers, 'more developer'),
      })}`;
    })
    .join('');
}

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

/** "Embedding costs $53,395 less over 36 months and goes live sooner." */
export function resultAndLaunchText(claims: Claims): string {
  const result = overText(claims, forecastMonths);
  const { sooner } = goLive(claims);
  const isSoonerToo =
    sooner !== 'neither' && claimOf(claims, 'cheaper', forecastMonths)?.side === sooner;
  return isSoonerToo ? `${result} and goes live sooner.` : `${result}. ${launchText(claims)}`;
}

/** "Building costs $100 less over 12 months, but embedding costs $900 less over 36 months." */
export function changingResultText(claims: Claims): string {
  return `${overText(claims, 12)}, but ${lowerFirst(overText(claims, forecastMonths))}.`;
}

/** "Embedding goes live sooner." */
export function launchText(claims: Claims): string {
  const { sooner } = goLive(claims);
  if (sooner === 'neither') return 'Both go live at the same time.';
  return `${sooner === 'embedded' ? 'Embedding' : 'Building'} goes live sooner.`;
}

/** "Embedded live 3.2 months sooner". */
export function shortLaunchText(claims: Claims): string {
  const { sooner, by } = goLive(claims);
  if (sooner === 'neither') return 'Both live at the same time';
  return `${sooner === 'embedded' ? 'Embedded' : 'In-house'} live ${by} sooner`;
}

/** "Building goes live after 3.9 months, embedding after 3 weeks: 14 weeks sooner." */
export function launchTimesText(claims: Claims): string {
  const { sooner, inHouse, embedded, weeks } = goLive(claims);
  if (sooner === 'neither') return `Building and embedding both go live after ${inHouse}.`;
  const by = sooner === 'inHouse' ? 'building is faster here' : `${formatWeeks(weeks)} sooner`;
  return `Building goes live after ${inHouse}, embedding after ${embedded}: ${by}.`;
}

/** Only where building goes live sooner. */
export function fasterBuildText(claims: Claims): string {
  const { sooner, inHouse, embedded } = goLive(claims);
  return sooner === 'inHouse'
    ? `Building is faster here: it goes live after ${inHouse}, embedding after ${embedded}.`
    : '';
}

/**
 * Which side costs less in present value over 36 and over 60 months (E25), or by which horizon the
 * build is not live, which leaves nothing to compare (E22).
 */
export function presentValueText(claims: Claims): string {
  const over36 = presentValueOutcome(claims, forecastMonths);
  const over60 = presentValueOutcome(claims, lastMonth);
  if (!over60) return noPresentValueText(`${forecastMonths} or ${lastMonth}`);
  if (!over36) {
    return `${unfinishedText(forecastMonths)}, so there is no present value to compare by then. In present value, ${over60} over ${lastMonth} months.`;
  }
  return over36 === over60
    ? `In present value, ${over36} over ${forecastMonths} and over ${lastMonth} months.`
    : `In present value, ${over36} over ${forecastMonths} months, and ${over60} over ${lastMonth} months.`;
}

function presentValueOutcome(claims: Claims, months: number): string {
  const side = claimOf(claims, 'presentValue', months)?.side;
  if (!side) return '';
  return side === 'neither' ? 'both cost the same' : `${doers[side]} costs less`;
}

/** @param months - One horizon, or several such as "36 or 60". */
export function noPresentValueText(months: number | string): string {
  return `${unfinishedText(months)}, so there is no present value to compare. The table shows what each side costs.`;
}

/** From which months on which side has cost less in total, up to the horizon. */
export function crossingsText(claims: Claims, months: number): string {
  const turns = claimOf(claims, 'crossings', months)?.turns;
  if (!turns) return '';
  const sides = turns.map(
    ({ month, cheaper }) => `${doers[cheaper]} costs less from month ${month}`,
  );
  return `Total cost by month, over ${months} months: ${sides.join(', then ') || 'both cost the same'}.`;
}

/** Explains a result that discounting reverses. */
export function discountTurnText(claims: Claims, months: number): string {
  const turn = claimOf(claims, 'discountTurn', months);
  if (!turn) return '';
  const { undiscounted, byUsd, discountedByUsd, discountRatePercentage } = turn;
  const ahead = doers[undiscounted === 'inHouse' ? 'embedded' : 'inHouse'];
  const reason = turn.isPaidEarlier ? `, because ${doers[undiscounted]} is paid earlier` : '';
  return `Undiscounted, ${doers[undiscounted]} costs ${formatUsd(byUsd)} less over ${months} months; discounted at ${formatNumber(discountRatePercentage, 2)}% a year, ${ahead} is ahead by ${formatUsd(discountedByUsd)}${reason}.`;
}
