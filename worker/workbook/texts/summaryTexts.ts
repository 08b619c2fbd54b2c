/*
 * The words of the workbook as a whole and of its first sheet. A slot that is a formula has the
 * marks around it that continue a text in a formula.
 */

export const workbookTitle = (rateCardVersion: string) =>
  `Integration ROI model, rate card ${rateCardVersion}`;

export const estimateSheetText = (day: string) =>
  `The estimate as exported on ${day}, as data. The calculator opens it from here.`;

export const exportedOnText = (day: string) => `Exported on ${day}`;

/** The positions of the switch, as on the page: whose assumptions count. */
export const switchPositions = ['Rate card', 'Mid-range', 'Yours'] as const;

export const sideNames = { inHouse: 'In-house', embedded: 'Embedded' } as const;

/** The foot of a printed sheet. */
export const pageText = (page: string, pages: string) => `Page ${page} of ${pages}`;

/** Heads the message about an entry that a cell does not accept. */
export const notAccepted = 'Not accepted';

/** Follows a number of weeks. */
export const weeksUnit = 'weeks';

export const afterMonths = (months: number) => `After ${months} months`;

export const summaryTexts = {
  title: (rateCardVersion: string) => `Integration ROI, rate card ${rateCardVersion}`,
  introduction: 'Choose whose assumptions are in use: every figure follows. In USD.',
  company: 'Company',
  link: (day: string) => `Link to the scenario as exported on ${day}`,
  open: 'Open in the calculator',
  positions: 'Assumptions in use',
  positionsNote: (midRange: string, yours: string) =>
    `Where yours is empty, ${midRange} has the middle of the range, ${yours} the rate card’s.`,
  compared: 'Compared with the page',
  samePage: 'Same as the page',
  changed: (changed: string, all: string) =>
    `Changed since export, in ${changed} of ${all} figures: see Check below`,
  costs: 'Cost over time',
  minus: 'In-house minus embedded',
  costsLess: 'Costs less',
  finance: 'Present values, ROI and payback',
  over: (months: number) => `Over ${months} months`,
  live: ['Live', 'After', 'On'],
  case: (day: string) => `The case, as exported on ${day}`,
  /** Where every quarter is, in place of the tab of the page. */
  quarters: 'The Finance sheet',
} as const;

export const checkTexts = {
  columns: (day: string) => [`Check, as exported on ${day}`, 'On the page', 'Now', 'Result'],
  over: (figure: string, months: string) => `${figure} over ${months} months`,
  changed: (was: string) => `Changed since export: the page said ${was}`,
} as const;
