import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';

/*
 * The words of the sections that explain the figures and the terms.
 */

export const howComputedTexts = {
  title: 'How each figure is calculated',
  columns: { figure: 'Figure', how: 'How', result: 'Result' },
  finance: 'Figures for your CFO',
  /** Explains months such as 37.83: 36 months of a rising price. */
  risenMonths:
    'An amount that rises every year is multiplied by months at its first price: those that cost as much as the months compared.',
  byYear:
    'The amounts of each year are calculated by the formulas of the calculator’s Excel workbook.',
  financeByWorkbook:
    'The figures for your CFO are calculated by the formulas of the calculator’s Excel workbook.',
} as const;

export const glossaryTexts = {
  title: 'Glossary',
  columns: { term: 'Term', meaning: 'Meaning' },
} as const;

/**
 * The terms that a reader may not know with their meanings, in alphabetical order. A term with
 * commas is several.
 *
 * @param discountRate - "10%".
 */
export const glossary = (discountRate: string): readonly (readonly [string, string])[] => [
  [
    'Cost multiplier',
    'What a small or large team, a divided working week and a long build add to the cost of the hours.',
  ],
  [
    'Discount rate',
    `The ${discountRate} a year by which an amount shrinks in value while you wait for it.`,
  ],
  [
    'Embedding',
    'Your product offers integrations that run on the software of a provider, for a subscription.',
  ],
  [
    'Initial total',
    'Development, testing and documentation of all integrations, before any maintenance.',
  ],
  [
    'Maintenance',
    'The monthly work that keeps integrations running after go-live, when platforms change.',
  ],
  [
    'Net present value',
    `The benefit of each month, discounted to today and added up over ${forecastMonths} or ${lastMonth} months.`,
  ],
  ['P10, P50, P90', '10%, 50% and 90% of the simulations end at or below this amount.'],
  [
    'Payback',
    'The first month from which the total benefit stays at or above 0 to the end of the horizon.',
  ],
  [
    'Platform review',
    'The check by a platform, such as Slack or Google, that an integration has to pass.',
  ],
  [
    'Rate card',
    'The calculator’s table of hours, hourly rates, factors and prices. Its version is at the foot of each page.',
  ],
  ['Return on investment', 'Net present value ÷ present value of the embedded cost.'],
  [
    'Simulation',
    `One of many runs of this estimate over ${forecastMonths} months, each with other plausible hours and prices.`,
  ],
  ['Time to market', 'The time from the start of the work to go-live.'],
];
