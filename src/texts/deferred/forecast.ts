import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';
import { type Lever, leverName, leverValue } from '../../../contract/format/leverTexts.ts';
import { withThousands } from '../../../contract/format/numbers.ts';
import { formatCount } from '../../../contract/format/phrases.ts';
import { simulationCount } from '../../../contract/uncertainty.ts';

/** Texts of the forecast: chart, table, uncertainty and sensitivity. */
export const deferredForecastTexts = {
  computing: 'Calculating the forecast…',
  failed: 'The forecast couldn’t be calculated.',
  caption:
    'Cost so far, month by month. Circle: the build is done, maintenance starts. Pale: the likely range.',
  asTable: 'Show as table',
  asChart: 'Hide the table',
  chartTitle: `Cumulative cost over ${lastMonth} months`,
  chartDescription: (inHouse: string, embedded: string) =>
    `In-house reaches ${inHouse}, embedded ${embedded}. The table shows every month.`,
  month: 'Month',
  readMonth: 'Choose a month',
  atMonth: (month: number) =>
    month === 0 ? 'At the start' : `After ${formatCount(month, 'month')}`,
  valueText: (at: string, inHouse: string, embedded: string) =>
    `${at}: in-house ${inHouse}, embedded ${embedded}`,
  figure: 'Figure',
  distribution: `In-house minus embedded over ${forecastMonths} months: how often each amount came up`,
  distributionEnds: (lowest: string, highest: string) => `From ${lowest} to ${highest}.`,
  simulations: `Each of the ${withThousands(simulationCount)} simulations draws hours, maintenance, reviews, price rises, your own work and the deployment from their ranges; the report says how. At most one in ten ends below the low end, and at most one in ten above the high end.`,
  cheaper: { inHouse: '← Building is cheaper', embedded: 'Embedding is cheaper →' },
  whatMattersIntro: (verdict: string) =>
    `${verdict} Each bar changes one input by a quarter (or by one step), or one assumption to the ends of its plausible range, and keeps the others. Amounts are the in-house cost minus the embedded cost over ${forecastMonths} months. A dash means that no realistic value changes the result.`,
  whatFinishes: `Nothing is live in-house after ${forecastMonths} months, so there is no cost difference to compare. Each row changes one input and keeps the others. A dash means that no realistic value finishes the build.`,
  showAll: (count: number) => `Show all ${count}`,
  showFirst: (count: number) => `Show the first ${count}`,
  lever: 'Change',
  less: 'Low',
  more: 'High',
  noEffectOnCost: 'None: the subscription starts in month 1',
  effect: 'Effect',
  effectRange: (lowest: string, highest: string) => `from ${lowest} to ${highest}`,
  breakEvenValue: 'Result changes at',
  liveAt: `Live within ${forecastMonths} months at`,
  tryLever: (lever: Lever, value: number) => `Try ${leverValue(lever, value)}: ${leverName(lever)}`,
  /** After the value of a lever: what of it rests on judgement (E27). */
  judgements: { value: ', the calculator’s estimate', range: '; range: the calculator’s estimate' },
  notLive: `not live within ${forecastMonths} months`,
  atLimit: 'at the limit',
  /** For a lever of two choices. */
  currentChoice: 'the current choice',
  otherChoiceDoesNotTurn: 'The other choice does not change the result',
  to: (value: string, difference: string) => `${value}: ${difference}`,
} as const;
