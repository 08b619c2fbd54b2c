import type { EstimateFigure, FigureDefinition, Unit } from './figures.ts';
import { costHorizons, type HorizonFigure } from './horizons.ts';

/*
 * The figures that only derivations and the workbook name, apart from those of the first script.
 */

/** The figures over time, which `worker/forecast` computes. */
export const forecastFigures = {
  ...(Object.fromEntries(
    costHorizons.flatMap((months) => [
      [`inHouse${months}MonthsUsd`, { label: `In-house, ${months} months`, unit: 'usd' }],
      [`embedded${months}MonthsUsd`, { label: `Embedded, ${months} months`, unit: 'usd' }],
    ]),
  ) as Record<HorizonFigure, FigureDefinition & { unit: 'usd' }>),
  inHouseTotalUsd: { label: 'In-house cost, total', unit: 'usd' },
  embeddedTotalUsd: { label: 'Embedded cost, total', unit: 'usd' },
  benefitTotalUsd: { label: 'Benefit of embedding, total', unit: 'usd' },
  inHousePresentUsd: { label: 'Present value of the in-house cost', unit: 'usd' },
  embeddedPresentUsd: { label: 'Present value of the embedded cost', unit: 'usd' },
  npvUsd: { label: 'Net present value of embedding', unit: 'usd' },
  cashNpvUsd: { label: 'Net present value in cash', unit: 'usd' },
  roiPercentage: { label: 'Return on investment', unit: 'percent' },
  shortUsd: { label: 'Total shortfall at the end of the month before', unit: 'usd' },
  aheadUsd: { label: 'Total benefit at the end of that month', unit: 'usd' },
  paybackMonth: { label: 'Payback', unit: 'month' },
  earlierLaunchUsd: { label: 'Value of an earlier launch', unit: 'usd' },
} as const satisfies Record<string, FigureDefinition>;

/** The columns of the finance table. */
export type YearColumn = 'inHouse' | 'embedded' | 'benefit';

/** An amount of one year of a finance horizon; year 0 is before the start. */
export type YearFigure = `${YearColumn}Year${number}Usd`;

/** A figure over time: over a horizon, or of one finance horizon (E25). */
export type ForecastFigure = keyof typeof forecastFigures | YearFigure;

export type Figure = EstimateFigure | ForecastFigure;

/** Where an operand comes from that no formula computes. */
export type OperandSource =
  | 'your input'
  | 'your assumption'
  | 'mid-range assumption'
  | 'assumption'
  | 'planning assumption'
  | 'rate card'
  | 'calendar'
  | 'comparison'
  | 'from the discount rate';

interface OperandDefinition extends FigureDefinition {
  source: OperandSource;
}

const fromRateCard = (label: string, unit: Unit = 'factor') =>
  ({ label, unit, source: 'rate card' }) as const;

/** The operands of formulas that are neither a figure nor named like an input or an assumption. */
export const operands = {
  timeLostPresentUsd: {
    label: 'Present value of the time lost to switching, coordination and long builds',
    unit: 'unroundedUsd',
    source: 'from the discount rate',
  },
  regionRateUsd: fromRateCard('Hourly rate in this region', 'usd'),
  customHourlyRate: { label: 'Your hourly rate', unit: 'usd', source: 'your input' },
  defaultDevTimePercentage: {
    label: 'Full time, because none is entered',
    unit: 'percent',
    source: 'your input',
  },
  integrationCount: { label: 'Integrations entered', unit: 'count', source: 'your input' },
  selectedCount: { label: 'Systems selected', unit: 'count', source: 'your input' },
  profiledCount: {
    label: 'Selected systems on the rate card',
    unit: 'count',
    source: 'your input',
  },
  percentMonthsPerYear: fromRateCard(
    '1200, because a year has 12 months and the share is in percent',
  ),
  hoursPerDeveloperWeek: fromRateCard('Working hours per week'),
  moderationDivisor: fromRateCard('2, because half overlaps with the build'),
  teamBase: fromRateCard('Base factor for this team size'),
  perDeveloper: fromRateCard('Added per extra developer'),
  teamAbove: fromRateCard('Developers in the base factor'),
  devTimeBaseFactor: fromRateCard('Base factor for this time range'),
  factorPerPoint: fromRateCard('Added per point below'),
  devTimeBelow: fromRateCard('Top of this time range (%)'),
  surchargeOfBand: fromRateCard('Surcharge for this duration'),
  developmentPercentage: fromRateCard('Development share (%)', 'percent'),
  testingPercentage: fromRateCard('Testing share (%)', 'percent'),
  listSetupUsd: fromRateCard('Setup fee', 'usd'),
  listMonthlyUsd: fromRateCard('Monthly price of the plan', 'usd'),
  priceSetupUsd: {
    label: 'Setup fee of the price that counts',
    unit: 'usd',
    source: 'your assumption',
  },
  priceMonthlyUsd: {
    label: 'A month at the price that counts',
    unit: 'usd',
    source: 'your assumption',
  },
  subscriptionUsd: {
    label: 'Subscription by the users of each month, with price rises',
    unit: 'unroundedUsd',
    source: 'your assumption',
  },
  discountedSubscriptionUsd: {
    label: 'Subscription by the users of each month, with price rises, discounted',
    unit: 'unroundedUsd',
    source: 'from the discount rate',
  },
  planDeploymentWeeks: fromRateCard('Deployment time of the plan', 'weeks'),
  contractMonths: fromRateCard('Months in the contract'),
  horizonMonths: { label: 'Months compared', unit: 'count', source: 'comparison' },
  monthsPerYear: { label: 'Months in a year', unit: 'count', source: 'calendar' },
  weeksPerMonth: { label: 'Weeks per month', unit: 'count', source: 'calendar' },
  monthsBefore: { label: 'Months before that month', unit: 'count', source: 'calendar' },
  firstMonth: {
    label: 'First month, because the total benefit is never below 0',
    unit: 'month',
    source: 'calendar',
  },
  embeddedRevenueMonths: {
    label: 'Full months of revenue after the embedded launch, discounted',
    unit: 'months',
    source: 'from the discount rate',
  },
  inHouseRevenueMonths: {
    label: 'Full months of revenue after the in-house launch, discounted',
    unit: 'months',
    source: 'from the discount rate',
  },
} as const satisfies Record<string, OperandDefinition>;

export type Operand = keyof typeof operands;
