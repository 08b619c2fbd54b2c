import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims, DeadlineOutlook } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { deadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  answerText,
  costSentence,
  howSureText,
  midRangeText,
  peopleText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import {
  forecastMonths,
  formatHours,
  lastMonth,
  liveDay,
} from '../../contract/format/durations.ts';
import { wholeYears } from '../../contract/format/financeTexts.ts';
import { formatExactUsd, formatPriceUsd, formatUsd } from '../../contract/format/money.ts';
import { formatCount, formatDay, formatList } from '../../contract/format/phrases.ts';
import { providerQuestions } from '../../contract/format/planTerms.ts';
import { priceText } from '../../contract/format/priceText.ts';
import { otherSystemName, systemIdsOf } from '../../contract/systemIds.ts';
import { monthlyHours } from '../forecast/enoughPeople.ts';
import { type PaperResults, resultsBesideForecast } from '../forecast/paperResults.ts';
import { answer } from './answer.ts';

/** A question of somebody who decides, in a few words, with its answer. */
export interface CaseRow {
  readonly label: string;
  readonly text: string;
}

interface CaseSource extends Pick<PaperResults, 'claims' | 'counterarguments' | 'finance'> {
  readonly inputs: CalculatorInputs;
  readonly estimate: Estimate;
  readonly deadline: DeadlineOutlook | null;
  /** The local calendar day, such as `2027-03-01`. */
  readonly date: string;
}

/** More changes that turn the result are in the section about them. */
const mostTurns = 3;

/**
 * Returns the case on one page, beside the result and how sure it is: what is asked, when, what
 * would turn the result, who does the work, what is left out, and what to ask the provider.
 */
export function caseRows(source: CaseSource): CaseRow[] {
  const { claims, counterarguments, estimate } = source;
  const turns = counterarguments.arguments.slice(0, mostTurns).map(({ sentence }) => sentence);
  const split = splitText(claims);
  return [
    { label: 'What is asked', text: askedText(estimate) },
    { label: 'Dates', text: datesText(source) },
    {
      label: 'What would turn it',
      text: turns.length > 0 ? turns.join(' ') : (counterarguments.noneSentence ?? ''),
    },
    ...(split ? [{ label: 'A split', text: split }] : []),
    { label: 'Who would do the work', text: workText(source) },
    { label: 'Cash in the first year', text: firstYearText(source) },
    { label: `${lastMonth} months`, text: costSentence(claims, lastMonth) },
    { label: 'Fees and leaving', text: feesAndLeavingText(source) },
    { label: 'Left out', text: leftOutText(estimate) },
    { label: 'Ask the provider', text: questionsText(source) },
  ].filter(({ text }) => text !== '');
}

/** The same for inputs alone, below the result. */
export function caseRowsOf(inputs: CalculatorInputs, today: string): CaseRow[] {
  const { estimate, deadline } = answer({ inputs, today });
  const paper = resultsBesideForecast(inputs, today);
  const { point, rest } = answerText(paper.claims, '36');
  return [
    { label: 'Result', text: `${point}${rest}${howSure(paper.claims)}` },
    ...caseRows({ ...paper, inputs, estimate, deadline, date: today }),
  ];
}

/** What follows a result over 36 months: the same at mid-range, its range and how sure it is. */
export function howSure(claims: Claims): string {
  return `${midRangeText(claims)} ${howSureText(claims)}`.trimEnd();
}

function askedText(estimate: Estimate): string {
  const { results, price, effectiveCount } = estimate;
  const { initialTotal, maintenance } = results.inHouse;
  const them = effectiveCount === 1 ? 'it' : 'them';
  const { monthlyUsd, usdByMonth } = price;
  const later = usdByMonth?.[forecastMonths - 1];
  const monthly =
    later === undefined
      ? formatPriceUsd(monthlyUsd)
      : `${formatPriceUsd(monthlyUsd)} to ${formatPriceUsd(later)}`;
  return `Build ${formatCount(effectiveCount, 'integration')} for ${formatUsd(initialTotal)} and maintain ${them} for ${formatUsd(maintenance)} a month, or embed ${them} for ${formatUsd(price.setupUsd)} and ${monthly} a month: ${priceText(estimate)}.`;
}

function datesText({ estimate, deadline, date }: CaseSource): string {
  const { timelineWeeks, embeddedWeeks } = estimate.timeline;
  const live = `Started on ${formatDay(date)}, embedding is live ${liveDay(embeddedWeeks, date)} and building ${liveDay(timelineWeeks, date)}.`;
  if (!deadline || deadline.day < date) return live;
  return `${live} ${deadlineText(deadline, 'the target date')}`;
}

function workText({ inputs, estimate, claims }: CaseSource): string {
  const { inHouse, embedded, team } = monthlyHours(estimate, inputs);
  const hours = (value: number) => formatCount(Math.round(value), 'hour');
  return `${formatCount(inputs.developerCountNumber, 'developer')} of yours, with ${hours(team)} a month for integrations. Building takes ${formatHours(estimate.hours.development)}, and maintaining ${hours(inHouse)} a month. The embedded product takes ${hours(embedded)} a month of them.${peopleText(claims)}`;
}

function firstYearText({ finance }: CaseSource): string {
  const firstYear = wholeYears(finance[forecastMonths].years).slice(0, 2);
  const sum = (amount: 'inHouseUsd' | 'timeLostUsd' | 'embeddedUsd') =>
    firstYear.reduce((usd, year) => usd + year[amount], 0);
  const cash = formatUsd(sum('inHouseUsd') - sum('timeLostUsd'));
  return `In-house ${cash}, without ${formatUsd(sum('timeLostUsd'))} of time lost, which nobody is paid for. Embedded ${formatUsd(sum('embeddedUsd'))}. “For your CFO” has every quarter.`;
}

function feesAndLeavingText({ estimate, date }: CaseSource): string {
  const { leavingUsd, assumed, escalation } = estimate;
  const { feesYearlyUsd } = escalation;
  const leavingMonth = Math.ceil(assumed.leavingMonth);
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + leavingMonth);
  const fees =
    feesYearlyUsd > 0
      ? `In-house includes fees of ${formatExactUsd(feesYearlyUsd)} a year.`
      : 'No fees of building are counted.';
  if (leavingUsd === 0)
    return `${fees} Your own work to leave the embedded product is not counted.`;
  const work = `takes ${formatUsd(leavingUsd)} of your own work`;
  return leavingMonth > 0
    ? `${fees} Leaving the embedded product in month ${leavingMonth}, by ${formatDay(end.toISOString())}, ${work}, which its costs over time include. They go on with its price, because what replaces it is not known.`
    : `${fees} Leaving the embedded product ${work} at the rate of the third year, in no total: no month of leaving is stated.`;
}

function leftOutText({ assumed, escalation }: Estimate): string {
  const { platformHoursOnce, platformHoursPerMonth, platformUsdPerMonth } = assumed;
  const conditional = [
    ['a platform of your own', platformHoursOnce + platformHoursPerMonth + platformUsdPerMonth],
    ['staff turnover', assumed.turnoverPercentagePerYear],
    ['your own work on the embedded side', escalation.ownOnceUsd + escalation.ownMonthlyUsd],
    ['price rises', escalation.planRisePercentagePerYear],
  ] as const;
  return `${formatList([
    'Taxes',
    'capitalization of the build',
    'hiring',
    'what your team could build instead',
    ...conditional.filter(([, value]) => value === 0).map(([name]) => name),
  ])}.`;
}

function questionsText({ inputs, estimate }: CaseSource): string {
  const typed = systemIdsOf(inputs).flatMap((id) => otherSystemName(id) ?? []);
  return providerQuestions(estimate.price.billing, typed).join(' ');
}
