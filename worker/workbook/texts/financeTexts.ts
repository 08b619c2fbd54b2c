import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';

/*
 * The words of the sheets for a finance team and of both sides month by month.
 */

/** Who costs less, as the workbook says it. */
export const sides = {
  embedded: 'Embedding',
  inHouse: 'Building',
  neither: 'Neither',
} as const;

/** Says that from a month on another side costs less, as a text and as a formula. */
export const turnTexts = {
  text: (side: string) => `to ${side.toLowerCase()}`,
  /** @param cell - The cell with the side. */
  formula: (cell: string) => `"to "&LOWER(${cell})`,
} as const;

/** The texts of finance cells without a figure. */
export const noFigure = {
  verdict: 'No verdict: nothing is live in-house by then',
  payback: 'Not paid back',
  roi: 'No embedded cost',
  breakEven: 'None',
  revenue: 'No revenue stated',
} as const;

export const figureNotes = {
  npv: 'The monthly differences, discounted each month at the monthly rate.',
  cashNpv: 'The same without time lost, which is priced and paid to nobody.',
  presentValue: 'Each month’s cost times its discount factor.',
  roi: 'Net present value ÷ present value of the embedded cost. Read it together with the net present value.',
  payback: 'The first month from which the total difference stays at or above 0 to the end.',
} as const;

export const launchTexts = {
  label: 'Value of the launch date, embedded minus in-house',
  note: 'The present value of the gross profit that an earlier launch brings: positive where embedding launches earlier, negative where in-house does. It is not part of any cost above.',
} as const;

export const financeTexts = {
  title: 'Finance',
  introductions: [
    'The benefit of embedding is the in-house cost minus the embedded cost.',
    'Change the discount rate and the other assumptions on the Model sheet.',
  ],
  live: 'Live in-house by then',
  liveNote: 'An unfinished build has a cost, but no verdict.',
  yes: 'yes',
  no: 'no',
  inHouseCost: 'In-house cost',
  embeddedCost: 'Embedded cost',
  costNote: 'Not discounted.',
  monthlyRate: 'Monthly discount rate',
  monthlyRateNote: 'From the discount rate per year.',
  breakEven: 'Break-even (month)',
  breakEvenNote: `From this month to month ${forecastMonths} embedding costs less in total. The Turns column of the Months sheet has every change.`,
  ranges: (day: string) => `Ranges, as exported on ${day}`,
  rangesNote: (simulations: string) =>
    `From ${simulations} simulations. Changed cells do not change these rows.`,
} as const;

export const periodTexts = {
  byYear: 'Year by year',
  year: 'Year',
  byQuarter: `By quarter, over ${forecastMonths} months`,
  quarter: 'Quarter',
  difference: 'Difference',
  differenceSoFar: 'Difference so far',
  startNote: 'Year 0 is the start.',
  start: 'Start',
  quarterName: (quarter: number) => `Quarter ${quarter}`,
  allQuarters: 'All quarters',
} as const;

export const chartTexts = {
  title: `Total cost of both sides over ${lastMonth} months`,
  month: 'Month',
} as const;

export const monthsTexts = {
  title: 'Both sides month by month',
  introductions: [
    'Amounts in USD. Month 0 is the start. The difference is in-house minus embedded.',
    'Hourly rates and the subscription rise after each year by the assumed percentages.',
  ],
} as const;

/** The heads of the columns of the months. */
export const monthHeadings = {
  month: 'Month',
  year: 'Year',
  wageFactor: 'Wage rise',
  planFactor: 'Plan rise',
  users: 'Users billed',
  price: 'Price of the month',
  totalInHouse: 'In-house so far',
  totalEmbedded: 'Embedded so far',
  side: 'Costs less so far',
  turn: 'Turns',
  discountFactor: 'Discount factor',
  notEmbedding: 'Month, if embedding does not cost less',
  notPaidBack: 'Month, if not paid back',
  earlierRevenue: 'Revenue, embedded minus in-house',
} as const;
