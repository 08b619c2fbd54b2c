import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims, DeadlineOutlook } from '../../contract/claims.ts';
import { monthsLater } from '../../contract/days.ts';
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
import {
  formatExactUsd,
  formatPriceUsd,
  formatShown,
  formatUsd,
} from '../../contract/format/money.ts';
import { formatCount, formatDay } from '../../contract/format/phrases.ts';
import { providerQuestions } from '../../contract/format/planTerms.ts';
import { priceText } from '../../contract/format/priceText.ts';
import { otherSystemName, systemIdsOf } from '../../contract/systemIds.ts';
import { monthlyHours } from '../forecast/enoughPeople.ts';
import { type PaperResults, resultsBesideForecast } from '../forecast/paperResults.ts';
import { answer } from './answer.ts';
import {
  askedText,
  caseLabels,
  feesText,
  firstYearText,
  leavingTexts,
  leftOutText,
  liveText,
  workText,
} from './caseTexts.ts';

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
    { label: caseLabels.asked, text: askedOf(estimate) },
    { label: caseLabels.dates, text: datesText(source) },
    {
      label: caseLabels.turns,
      text: turns.length > 0 ? turns.join(' ') : (counterarguments.noneSentence ?? ''),
    },
    ...(split ? [{ label: caseLabels.split, text: split }] : []),
    { label: caseLabels.people, text: workOf(source) },
    { label: caseLabels.firstYear, text: firstYearOf(source) },
    { label: caseLabels.months(lastMonth), text: costSentence(claims, lastMonth) },
    { label: caseLabels.fees, text: feesAndLeavingText(source) },
    { label: caseLabels.leftOut, text: leftOutOf(estimate) },
    { label: caseLabels.questions, text: questionsText(source) },
  ].filter(({ text }) => text !== '');
}

/** The same for inputs alone, below the result. */
export function caseRowsOf(inputs: CalculatorInputs, today: string): CaseRow[] {
  const { estimate, deadline } = answer({ inputs, today });
  const paper = resultsBesideForecast(inputs, today);
  const { point, rest } = answerText(paper.claims, '36');
  return [
    { label: caseLabels.result, text: `${point}${rest}${howSure(paper.claims)}` },
    ...caseRows({ ...paper, inputs, estimate, deadline, date: today }),
  ];
}

/** What follows a result over 36 months: the same at mid-range, its range and how sure it is. */
export function howSure(claims: Claims): string {
  return `${midRangeText(claims)} ${howSureText(claims)}`.trimEnd();
}

function askedOf(estimate: Estimate): string {
  const { results, price, effectiveCount } = estimate;
  const { initialTotal, maintenance } = results.inHouse;
  const monthlyUsd = formatPriceUsd(price.monthlyUsd);
  const laterUsd = formatPriceUsd(price.usdByMonth?.[forecastMonths - 1] ?? price.monthlyUsd);
  return askedText({
    count: effectiveCount,
    buildUsd: formatUsd(initialTotal),
    maintenanceUsd: formatUsd(maintenance),
    setupUsd: formatUsd(price.setupUsd),
    monthlyUsd,
    laterUsd: laterUsd === monthlyUsd ? null : laterUsd,
    price: priceText(estimate),
  });
}

function datesText({ estimate, deadline, date }: CaseSource): string {
  const { timelineWeeks, embeddedWeeks } = estimate.timeline;
  const [embedded, inHouse] = [embeddedWeeks, timelineWeeks].map((weeks) => liveDay(weeks, date));
  const live = liveText(formatDay(date), embedded ?? '', inHouse ?? '');
  if (!deadline || deadline.day < date) return live;
  return `${live} ${deadlineText(deadline, 'the target date')}`;
}

function workOf({ inputs, estimate, claims }: CaseSource): string {
  const { inHouse, embedded, team } = monthlyHours(estimate, inputs);
  const hours = (value: number) => formatCount(Math.round(value), 'hour');
  const work = workText({
    developers: inputs.developerCountNumber,
    teamHours: hours(team),
    buildHours: formatHours(estimate.hours.development),
    maintenanceHours: hours(inHouse),
    embeddedHours: hours(embedded),
  });
  return `${work}${peopleText(claims)}`;
}

function firstYearOf({ finance }: CaseSource): string {
  const firstYear = wholeYears(finance[forecastMonths].years).slice(0, 2);
  const sum = (amount: 'inHouseUsd' | 'timeLostUsd' | 'embeddedUsd') =>
    firstYear.reduce((usd, year) => usd + year[amount], 0);
  // Whole years are in the currency that is shown.
  const cash = formatShown(sum('inHouseUsd') - sum('timeLostUsd'));
  return firstYearText(cash, formatShown(sum('timeLostUsd')), formatShown(sum('embeddedUsd')));
}

function feesAndLeavingText({ estimate, date }: CaseSource): string {
  const { leavingUsd, assumed, escalation } = estimate;
  const { feesYearlyUsd } = escalation;
  const leavingMonth = Math.ceil(assumed.leavingMonth);
  const fees = feesText(feesYearlyUsd > 0 ? formatExactUsd(feesYearlyUsd) : null);
  if (leavingUsd === 0) return `${fees} ${leavingTexts.notCounted}`;
  const usd = formatUsd(leavingUsd);
  return leavingMonth > 0
    ? `${fees} ${leavingTexts.inMonth(leavingMonth, formatDay(monthsLater(date, leavingMonth)), usd)}`
    : `${fees} ${leavingTexts.inNoMonth(usd)}`;
}

function leftOutOf({ assumed, escalation }: Estimate): string {
  const { platformHoursOnce, platformHoursPerMonth, platformUsdPerMonth } = assumed;
  const conditional = {
    platform: platformHoursOnce + platformHoursPerMonth + platformUsdPerMonth,
    turnover: assumed.turnoverPercentagePerYear,
    ownWork: escalation.ownOnceUsd + escalation.ownMonthlyUsd,
    priceRises: escalation.planRisePercentagePerYear,
  };
  const always = ['taxes', 'capitalization', 'hiring', 'alternatives'] as const;
  const names = Object.keys(conditional) as (keyof typeof conditional)[];
  return leftOutText([...always, ...names.filter((name) => conditional[name] === 0)]);
}

function questionsText({ inputs, estimate }: CaseSource): string {
  const typed = systemIdsOf(inputs).flatMap((id) => otherSystemName(id) ?? []);
  return providerQuestions(estimate.price.billing, typed).join(' ');
}
