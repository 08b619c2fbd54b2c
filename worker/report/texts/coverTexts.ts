import type { BeyondPlan } from '../../../contract/estimate.ts';
import { forecastMonths } from '../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../contract/format/phrases.ts';

/*
 * The words of the cover, of the frame of the pages and of the document.
 */

export const reportName = 'ROI Analysis';

/** What a report calls a company that it does not name. */
export const unnamedCompany = 'your company';

export const reportTitle = (company: string) => `ROI Analysis for ${company}`;

/** Describes the file with the estimate that the document carries. */
export const attachmentText = 'The inputs and the figures of this report';

/** The name of a system whose id is no name. */
export const unnamedSystem = 'Unnamed system';

export const caseText = (count: number, provider: string) =>
  `Business case: build ${formatCount(count, 'integration')}, or embed ${count === 1 ? 'it' : 'them'} with ${provider}`;

/** Introduces the names below it. */
export const preparedTexts = {
  unnamed: (day: string) => `Prepared on ${day} for`,
  named: (day: string) => `Prepared on ${day}. As entered:`,
} as const;

/** @param assumptions - "with your assumptions". */
export const affectedText = (assumptions: string) => `These figures are calculated ${assumptions}.`;
export const affectedNote =
  'The next page lists these assumptions, and the title of every section that they change is marked.';

/** Introduces the time until a side is live. */
export const liveAfter = 'Live after';

export const sideNames = { inHouse: 'In-house', embedded: 'Embedded' } as const;

export const spentText = `spent so far, after ${forecastMonths} months`;

/** @param beyond - What is counted beside the price of the plan. */
export const totalCostText = (beyond: readonly BeyondPlan[]) =>
  `total cost over ${forecastMonths} months${beyond.length > 0 ? `, with ${formatList(beyond)}` : ''}`;

export const contentsTitle = 'In this report';

export const footText = (rateCardVersion: string) =>
  `Planning estimate, not a quote. Rate card ${rateCardVersion}.`;
/** Describes a link to a page. */
export const linkText = (text: string, page: number) => `${text}, page ${page}`;
export const pageText = (page: number, pages: number) => `Page ${page} of ${pages}`;
