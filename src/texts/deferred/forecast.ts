import {
  formatExactUsd,
  formatNumber,
  formatPercentage,
  withThousands,
} from '../../../contract/format/numbers.ts';
import { defaultUncertainty, simulationCount } from '../../../contract/uncertainty.ts';

const { devHours, maintenanceHours, estimationBias, ownEffort, deployment } = defaultUncertainty;
const { planRisePercentagePerYear: planRise } = defaultUncertainty;

const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

/** Texts of the forecast: chart, table, uncertainty and sensitivity. */
export const deferredForecastTexts = {
  computing: 'Calculating the forecast…',
  failed: 'We couldn’t calculate the forecast.',
  asTable: 'Show as table',
  asChart: 'Hide the table',
  chartTitle: 'Cumulative cost over 36 months',
  chartDescription: (inHouse: string, embedded: string) =>
    `In-house reaches ${inHouse}, embedded ${embedded}. The table shows every month.`,
  month: 'Month',
  readMonth: 'Choose a month',
  atMonth: (month: number) =>
    month === 0 ? 'At the start' : `After ${month === 1 ? '1 month' : `${month} months`}`,
  valueText: (at: string, inHouse: string, embedded: string) =>
    `${at}: in-house ${inHouse}, embedded ${embedded}`,
  howSure: 'How sure is this?',
  howSureIntro: `We ran ${withThousands(simulationCount)} simulations of your inputs. In-house, each one varies the hours per integration (${devHours.min} to ${devHours.max} times the estimate), the maintenance (${maintenanceHours.min} to ${maintenanceHours.max}), all hours together (${estimationBias.min} to ${estimationBias.max}), and each review over its range, reported or assumed by us. Embedded, it varies the price rise after the first year (${planRise.min} to ${planRise.max}% a year, unless you state one), your own work (${ownEffort.min} to ${ownEffort.max} times yours) and the deployment (up to ${deployment.max} times as long). At most one in ten simulations ends below the low end, and at most one in ten above the high end. The same inputs always give the same figures.`,
  figure: 'Figure',
  estimate: 'Estimate',
  p10: 'Low end (P10)',
  p50: 'Typical (P50)',
  p90: 'High end (P90)',
  initialCost: 'In-house initial cost',
  timeline: 'In-house timeline',
  inHouseCost: 'In-house cost, 36 months',
  embeddedCost: 'Embedded cost, 36 months',
  embeddedTimeline: 'Embedded timeline',
  difference: 'In-house minus embedded, 36 months',
  distribution: 'In-house minus embedded over 36 months: how often each amount came up',
  distributionEnds: (lowest: string, highest: string) => `From ${lowest} to ${highest}.`,
  buildingCheaper: 'Building is cheaper',
  embeddingCheaper: 'Embedding is cheaper',
  unfinishedLeftOut:
    'The difference includes only simulations in which the build is live by month 36.',
  whatMatters: 'What matters most?',
  whatMattersIntro: (verdict: string) =>
    `${verdict} Each bar changes one input by a quarter (or by one step), or one assumption to the ends of its plausible range, and keeps the others. Amounts are the in-house cost minus the embedded cost over 36 months.`,
  whatFinishes:
    'Nothing is live in-house after 36 months, so there is no cost difference to compare. Each row changes one input and keeps the others.',
  lever: 'Change',
  less: 'Low',
  more: 'High',
  noEffectOnCost: 'None: the subscription starts in month 1',
  effect: 'Effect',
  effectRange: (lowest: string, highest: string) => `from ${lowest} to ${highest}`,
  breakEvenValue: 'Result changes at',
  liveAt: 'Live within 36 months at',
  /** Each contains the value as `leverValue` shows it. */
  tryLever: {
    integrations: (value: number) => `Try ${value} ${value === 1 ? 'integration' : 'integrations'}`,
    rate: (value: number) => `Try ${formatExactUsd(value)}/h`,
    team: (value: number) => `Try a team of ${value}`,
    devTime: (value: number) => `Try ${value}% of their time`,
    maintenance: (value: number) =>
      `Try maintenance of ${formatNumber(value, 1)}% of the build a year`,
    listings: (value: number) =>
      `Try marketplace listings: ${value === 1 ? 'wanted' : 'not wanted'}`,
    planPrice: (value: number) => `Try ${formatNumber(value, 2)}% of the list price`,
    planRise: (value: number) => `Try a price rise of ${formatNumber(value, 1)}% a year`,
    wageRise: (value: number) => `Try a rise of hourly rates of ${formatNumber(value, 1)}% a year`,
    ownSetup: (value: number) =>
      `Try ${formatNumber(value, 1)} h each to set up integrations yourself`,
    ownEffort: (value: number) =>
      `Try ${formatNumber(value, 1)} h a month each of your own work on integrations`,
  },
  turnsNowhere: 'No realistic value changes the result',
  /** After the value of a lever: what of it rests on judgement (E27). */
  judgements: { value: ', our judgement', range: '; range: our judgement' },
  notLive: 'not live within 36 months',
  atLimit: 'at the limit',
  /** For a lever of two choices. */
  currentChoice: 'the current choice',
  otherChoiceDoesNotTurn: 'The other choice does not change the result',
  to: (value: string, difference: string) => `${value}: ${difference}`,
  levers: {
    integrations: 'Integrations',
    rate: 'Hourly rate',
    hours: 'Hours of work',
    team: 'Developers',
    devTime: 'Time spent on integrations',
    maintenance: 'Maintenance (published rule: 15 to 25% of the build a year)',
    listings: 'Marketplace listings',
    reviews: 'Longest platform review',
    planPrice: 'Price of the embedded plan',
    planRise: 'Price rise of the embedded plan',
    wageRise: 'Yearly rise of hourly rates',
    ownSetup: 'Your work to set up embedded integrations',
    ownEffort: 'Your monthly work on embedded integrations',
    deployment: 'Deployment of the embedded product',
  },
  leverValue: {
    integrations: (value: number) => String(value),
    rate: (value: number) => `${formatExactUsd(value)}/h`,
    hours: (value: number) => `${formatPercentage(value)} of the estimate`,
    team: (value: number) => String(value),
    devTime: (value: number) => `${value}%`,
    maintenance: (value: number) => `${formatNumber(value, 1)}% of the build a year`,
    listings: (value: number) => (value === 1 ? 'wanted' : 'not wanted'),
    reviews: weeks,
    planPrice: (value: number) => `${formatNumber(value, 2)}% of the list price`,
    planRise: (value: number) => `${formatNumber(value, 1)}% a year`,
    wageRise: (value: number) => `${formatNumber(value, 1)}% a year`,
    ownSetup: (value: number) => `${formatNumber(value, 1)} h each`,
    ownEffort: (value: number) => `${formatNumber(value, 1)} h a month each`,
    deployment: weeks,
  },
} as const;
