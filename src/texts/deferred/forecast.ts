import { formatExactUsd } from '../../../contract/format/formatExactUsd.ts';
import { formatPercentage } from '../../../contract/format/formatPercentage.ts';

/** Texts of the forecast: chart, table, uncertainty and sensitivity. */
export const deferredForecastTexts = {
  computing: 'Calculating the forecast…',
  failed: 'We couldn’t calculate the forecast.',
  asTable: 'Show as table',
  asChart: 'Hide the table',
  chartTitle: 'Cumulative cost over 36 months',
  chartDescription: (inHouse: string, embedded: string) =>
    `In-house reaches ${inHouse}, embedded ${embedded}. The table shows every month.`,
  inHouse: 'In-house',
  embedded: 'Embedded',
  likelyRange: 'In-house, likely range',
  now: 'now',
  months: (month: number) => (month === 12 ? '12 months' : String(month)),
  month: 'Month',
  readMonth: 'Choose a month',
  atMonth: (month: number) =>
    month === 0 ? 'At the start' : `After ${month === 1 ? '1 month' : `${month} months`}`,
  valueText: (at: string, inHouse: string, embedded: string) =>
    `${at}: in-house ${inHouse}, embedded ${embedded}`,
  buildEnds: 'Build done; maintenance starts',
  breakEven: (month: number) => `Break-even: month ${month}`,
  howSure: 'How sure is this?',
  howSureIntro:
    'We ran 10,000 simulations of your inputs. Each one varies the hours per integration (0.7 to 2 times the estimate), the maintenance (0.6 to 1.8), the reviews (0.5 to 1.5) and all hours together (0.8 to 1.5). One in ten simulations ends below the best case, and one in ten above the worst. The same inputs always give the same figures.',
  figure: 'Figure',
  p10: 'Best case (P10)',
  p50: 'Typical (P50)',
  p90: 'Worst case (P90)',
  initialCost: 'In-house initial cost',
  timeline: 'In-house timeline',
  difference: 'In-house minus embedded, 36 months',
  unfinishedLeftOut:
    'The difference includes only simulations in which the build is live by month 36.',
  whatMatters: 'What matters most?',
  whatMattersIntro: (verdict: string) =>
    `${verdict} Each bar changes one input by a quarter (or by one step) and keeps the others. Amounts are the in-house cost minus the embedded cost over 36 months.`,
  whatFinishes:
    'Nothing is live in-house after 36 months, so there is no cost difference to compare. Each row changes one input and keeps the others.',
  lever: 'Change',
  less: 'Less',
  more: 'More',
  effect: 'Effect',
  effectRange: (lowest: string, highest: string) => `from ${lowest} to ${highest}`,
  turnsAt: 'Result changes at',
  liveAt: 'Live within 36 months at',
  tryLever: {
    integrations: (value: number) => `Try ${value} ${value === 1 ? 'integration' : 'integrations'}`,
    rate: (value: number) => `Try ${formatExactUsd(value)}/h`,
    team: (value: number) => `Try a team of ${value}`,
    devTime: (value: number) => `Try ${value}% of their time`,
  },
  turnsNowhere: 'No realistic value changes the result',
  notLive: 'not live within 36 months',
  atLimit: 'at the limit',
  to: (value: string, difference: string) => `${value}: ${difference}`,
  levers: {
    integrations: 'Integrations',
    rate: 'Hourly rate',
    hours: 'Hours of work',
    team: 'Developers',
    devTime: 'Time spent on integrations',
  },
  leverValue: {
    integrations: (value: number) => String(value),
    rate: (value: number) => `${formatExactUsd(value)}/h`,
    hours: (value: number) => `${formatPercentage(value)} of the estimate`,
    team: (value: number) => String(value),
    devTime: (value: number) => `${value}%`,
  },
} as const;
