import { formatCount, formatList } from '../../contract/format/phrases.ts';

/*
 * The words of the case on one page. Amounts, days, hours and times are texts.
 */

export const caseLabels = {
  result: 'Result',
  asked: 'What is asked',
  dates: 'Dates',
  turns: 'What would turn it',
  split: 'A split',
  people: 'Who would do the work',
  firstYear: 'Cash in the first year',
  months: (months: number) => `${months} months`,
  fees: 'Fees and leaving',
  leftOut: 'Left out',
  questions: 'Ask the provider',
} as const;

interface Asked {
  readonly count: number;
  readonly buildUsd: string;
  readonly maintenanceUsd: string;
  readonly setupUsd: string;
  readonly monthlyUsd: string;
  /** The price of the last month, where it is another one. */
  readonly laterUsd: string | null;
  /** The price that counts: "the list price". */
  readonly price: string;
}

export function askedText({ count, laterUsd, ...usd }: Asked): string {
  const them = count === 1 ? 'it' : 'them';
  const monthly = laterUsd === null ? usd.monthlyUsd : `${usd.monthlyUsd} to ${laterUsd}`;
  return `Build ${formatCount(count, 'integration')} for ${usd.buildUsd} and maintain ${them} for ${usd.maintenanceUsd} a month, or embed ${them} for ${usd.setupUsd} and ${monthly} a month: ${usd.price}.`;
}

/** @param embedded - "26 March 2027" or "in 2038", as the day of the build. */
export const liveText = (start: string, embedded: string, inHouse: string) =>
  `Started on ${start}, embedding is live ${embedded} and building ${inHouse}.`;

interface Work {
  readonly developers: number;
  readonly teamHours: string;
  readonly buildHours: string;
  readonly maintenanceHours: string;
  readonly embeddedHours: string;
}

export const workText = (work: Work) =>
  `${formatCount(work.developers, 'developer')} of yours, with ${work.teamHours} a month for integrations. Building takes ${work.buildHours}, and maintaining ${work.maintenanceHours} a month. The embedded product takes ${work.embeddedHours} a month of them.`;

/** The tab of the page with every quarter, as a sentence names it. */
export const quartersTab = '“For your CFO”';

export const firstYearText = (cashUsd: string, timeLostUsd: string, embeddedUsd: string) =>
  `In-house ${cashUsd}, without ${timeLostUsd} of time lost, which nobody is paid for. Embedded ${embeddedUsd}. ${quartersTab} has every quarter.`;

/** @param usdPerYear - Null where no fees count. */
export const feesText = (usdPerYear: string | null) =>
  usdPerYear === null
    ? 'No fees of building are counted.'
    : `In-house includes fees of ${usdPerYear} a year.`;

export const leavingTexts = {
  notCounted: 'Your own work to leave the embedded product is not counted.',
  inMonth: (month: number, day: string, usd: string) =>
    `Leaving the embedded product in month ${month}, by ${day}, takes ${usd} of your own work, which its costs over time include. They go on with its price, because what replaces it is not known.`,
  inNoMonth: (usd: string) =>
    `Leaving the embedded product takes ${usd} of your own work at the rate of the third year, in no total: no month of leaving is stated.`,
} as const;

/** What no figure includes. The last four depend on the assumptions. */
export const leftOutTexts = {
  taxes: 'Taxes',
  capitalization: 'capitalization of the build',
  hiring: 'hiring',
  alternatives: 'what your team could build instead',
  platform: 'a platform of your own',
  turnover: 'staff turnover',
  ownWork: 'your own work on the embedded side',
  priceRises: 'price rises',
} as const;

export const leftOutText = (names: readonly (keyof typeof leftOutTexts)[]) =>
  `${formatList(names.map((name) => leftOutTexts[name]))}.`;
