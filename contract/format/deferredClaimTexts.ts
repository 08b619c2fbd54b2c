import { type ClaimOf, type Claims, claimOf, type OneSide, type Result } from '../claims.ts';
import type { BeyondPlan } from '../estimate.ts';
import { limits } from '../limits.ts';
import type { SplitChoice } from '../split.ts';
import * as words from '../words/deferredClaimTexts.ts';
import { certaintyWords, tooFewPeopleTexts } from '../words/deferredClaimTexts.ts';
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
} from './claimTexts.ts';
import { forecastMonths, lastMonth } from './durations.ts';
import { formatUsd } from './money.ts';
import { formatNumber, formatPercentage } from './numbers.ts';
import { formatCount, formatWeeks } from './phrases.ts';

export {
  breakEvenLabel,
  certaintyLabel,
  certaintyWords,
  counterargumentsIntro,
  noPresentValueText,
  peopleLabel,
  tooFewPeopleTexts,
} from '../words/deferredClaimTexts.ts';

/*
 * Words the claims that only documents and lazy parts of the page show. The text of claims that do
 * not hold is empty.
 */

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
  return {
    label: words.costsLabel(claimOf(claims, 'unfinished', months) !== undefined, months),
    costs: words.costsText(
      {
        inHouse: formatUsd(inHouseUsd),
        lost: isLostSaid ? formatUsd(timeLostUsd) : '',
        embedded: formatUsd(embeddedUsd),
      },
      beyondPlan(claims, months),
    ),
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
function verdictText(claims: Claims): PointedText {
  const side = claimOf(claims, 'cheaper', forecastMonths)?.side;
  if (!side) return progressText(claims, forecastMonths);
  const point = words.overForecastText(side);
  switch (side) {
    case 'neither':
      return { point, rest: '.' };
    case 'embedded':
      return { point, rest: `, ${embeddedSpansText(claims)}.${laterTurnText(claims)}` };
    case 'inHouse':
      return { point, rest: `.${turnsText(claims)}` };
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
  const isLimited = spans.at(-1)?.lastMonth === lastMonth;
  return ` ${words.laterTurnSentence(spansText(spans, lastMonth), side, isLimited)}`;
}

/** In which months, and with how many integrations, embedding costs less where building does. */
export function turnsText(claims: Claims): string {
  const spans = spansOf(claims);
  if (spans.at(-1)?.lastMonth === forecastMonths) return '';
  const [{ firstMonth = 0, lastMonth: last = 0 } = {}, ...others] = spans;
  const when =
    others.length === 0 && firstMonth === 1 && last > 1
      ? words.forFirstMonths(last)
      : embeddedSpansText(claims);
  const later = laterTurnText(claims);
  const embedded = when && ` ${words.embeddedLess(when, !later)}`;
  return embedded + countText(claims) + later;
}

function countText(claims: Claims): string {
  const turn = claimOf(claims, 'breakEvenCount');
  if (!turn) return '';
  const { count, isFrom, upToCount } = turn;
  const isLimited = upToCount < limits.integrationCount.max;
  const limit = isLimited ? ` ${words.largerBuildText}` : '';
  if (count === null) {
    if (upToCount === 1) return ` ${words.severalBuiltText}`;
    return ` ${words.noBreakEvenCount(upToCount)}${limit}`;
  }
  return isFrom
    ? ` ${words.fromCount(count, isLimited ? upToCount : null)}${limit}`
    : ` ${words.onlyCount(count)}`;
}

/** The same result with every assumption at mid-range (E29); it follows that over 36 months. */
export function midRangeText(claims: Claims): string {
  const midRange = claimOf(claims, 'midRange');
  if (!midRange) return '';
  const { keepsOwn, withoutPlatform } = midRange;
  const isStill = midRange.side === claimOf(claims, 'cheaper', forecastMonths)?.side;
  const without = withoutPlatform ? platformText(midRange, withoutPlatform) : '';
  return ` ${words.midRangeSentence(keepsOwn, middleText(midRange, isStill), without)}`;
}

function middleText({ side, byUsd }: Result, isStill?: boolean): string {
  return words.middleResult(side, formatUsd(byUsd), isStill);
}

/** " ($205 less without platform costs)" */
function platformText({ side }: Result, without: Result): string {
  if (side === null && without.side === null) return '';
  const isSame = side === without.side && side !== null && side !== 'neither';
  return isSame
    ? words.sameWithoutPlatform(formatUsd(without.byUsd))
    : words.otherWithoutPlatform(middleText(without));
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
  return words.buildAloneSentence(
    formatUsd(alone.byUsd),
    claimOf(claims, 'costs')?.beyondBuild ?? [],
    beyondPlan(claims, 12),
    { side: year.side, by: byText(claims, 12) },
  );
}

/**
 * "Depends on your assumptions: at mid-range, building costs less."; empty where there is no result
 * to be sure of.
 */
export function certaintyText(claims: Claims): string {
  const sure = claimOf(claims, 'certainty');
  if (!sure) return '';
  const reason = sure.doubt ? words.doubtReason(sure.doubt) : words.clearReason;
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
  const over = months === forecastMonths ? undefined : months;
  if (lowUsd >= 0) return words.likelyLessText(formatUsd(lowUsd), formatUsd(highUsd), over);
  return highUsd > 0
    ? words.likelyEitherText(formatUsd(-lowUsd), formatUsd(highUsd), over)
    : words.likelyMoreText(formatUsd(-highUsd), formatUsd(-lowUsd), over);
}

/** Why a cost over 36 months lies outside of its likely range; empty where both lie in theirs. */
export function outsideRangeText(claims: Claims): string {
  return outsideClaims(claims, forecastMonths)
    .map((claim) => {
      const [low, high] = [formatUsd(claim.lowUsd), formatUsd(claim.highUsd)];
      return words.outsideRangeSentence(claim.side, low, high, reasonOutside(claim));
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
  return zeros.length > 0 ? words.zerosReason(zeros) : words.usualReason(isBelow);
}

/** The likely difference, how sure the result is, and why a cost lies outside of its range. */
export function howSureText(claims: Claims): string {
  return [likelyText(claims), certaintyText(claims), outsideRangeText(claims)]
    .filter(Boolean)
    .join(' ');
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
  const part = (choice: SplitChoice, count: number) =>
    named && named.choice !== choice
      ? words.otherSplitPart(choice, count)
      : words.splitPart(choice, count, named?.names);
  const [first, second] = [part('build', builtCount), part('embed', embeddedCount)];
  const parts = named?.choice === 'embed' ? [second, first] : [first, second];
  return words.splitSentence(percentage, than, parts);
}

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
        them: words.themText(integrationCount === 1),
        hours: hours(hoursPerMonth),
        teamHours: hours(teamHoursPerMonth),
        developers: formatCount(moreDevelopers, 'more developer'),
      })}`;
    })
    .join('');
}

/** "Embedding costs $53,395 less over 36 months and goes live sooner." */
export function resultAndLaunchText(claims: Claims): string {
  const result = overText(claims, forecastMonths);
  const { sooner } = goLive(claims);
  const isSoonerToo =
    sooner !== 'neither' && claimOf(claims, 'cheaper', forecastMonths)?.side === sooner;
  return isSoonerToo ? words.soonerToo(result) : `${result}. ${launchText(claims)}`;
}

/** "Building costs $100 less over 12 months, but embedding costs $900 less over 36 months." */
export function changingResultText(claims: Claims): string {
  return words.twoResults(overText(claims, 12), overText(claims, forecastMonths));
}

/** "Embedding goes live sooner." */
export function launchText(claims: Claims): string {
  return words.launchSentence(goLive(claims).sooner);
}

/** "Embedded live 3.2 months sooner". */
export function shortLaunchText(claims: Claims): string {
  const { sooner, by } = goLive(claims);
  return words.shortLaunch(sooner, by);
}

/** "Building goes live after 3.9 months, embedding after 3 weeks: 14 weeks sooner." */
export function launchTimesText(claims: Claims): string {
  const { sooner, weeks, ...times } = goLive(claims);
  return words.launchTimes(sooner, times, formatWeeks(weeks));
}

/** Only where building goes live sooner. */
export function fasterBuildText(claims: Claims): string {
  const { sooner, ...times } = goLive(claims);
  return sooner === 'inHouse' ? words.fasterBuild(times) : '';
}

/**
 * Which side costs less in present value over 36 and over 60 months (E25), or by which horizon the
 * build is not live, which leaves nothing to compare (E22).
 */
export function presentValueText(claims: Claims): string {
  const sideOver = (months: number) => claimOf(claims, 'presentValue', months)?.side ?? null;
  const later = sideOver(lastMonth);
  return later
    ? words.presentValues(sideOver(forecastMonths), later)
    : words.noPresentValueText('both');
}

/** From which months on which side has cost less in total, up to the horizon. */
export function crossingsText(claims: Claims, months: number): string {
  const turns = claimOf(claims, 'crossings', months)?.turns;
  return turns ? words.crossingsSentence(months, turns) : '';
}

/** Explains a result that discounting reverses. */
export function discountTurnText(claims: Claims, months: number): string {
  const turn = claimOf(claims, 'discountTurn', months);
  if (!turn) return '';
  return words.discountTurnSentence(turn, {
    by: formatUsd(turn.byUsd),
    discountedBy: formatUsd(turn.discountedByUsd),
    rate: formatNumber(turn.discountRatePercentage, 2),
  });
}
