import type { Estimate } from './estimate.ts';
import type { EstimateResults } from './estimateResults.ts';

/** The unit of a figure or an operand; it decides how the number is written. */
export type Unit =
  | 'usd'
  /** Multiplied by months before it is rounded, so that parts of a cent count. */
  | 'unroundedUsd'
  | 'hours'
  | 'weeks'
  | 'percent'
  | 'count'
  | 'factor'
  /** A count of months or a discount factor, which multiplies large amounts. */
  | 'months'
  /** The number of a month, from 1. */
  | 'month';

interface FigureDefinition {
  /** Its name on the page, in the report and in the workbook. */
  label: string;
  unit: Unit;
  /** What a total counts, where its name alone could mislead (E17). */
  basis?: string;
}

/** The part of an estimate that a figure belongs to; the headings of the workbook's model. */
export const estimateParts = {
  hours: 'Hours',
  factors: 'Rate and factors',
  inHouse: 'In-house',
  embedded: 'Embedded',
  savings: 'Savings',
  time: 'Time to market',
} as const;

export type EstimatePart = keyof typeof estimateParts;

export const estimatePartNames = Object.keys(estimateParts) as readonly EstimatePart[];

interface EstimateFigureDefinition extends FigureDefinition {
  part: EstimatePart;
  value: (estimate: Estimate) => number;
  /** The specification leaves the visitor's own work on the embedded side out of it (E30). */
  isPlanOnly?: true;
  /** How far below 0 it would be without the specification's floor; media say so in words (E30). */
  belowFloor?: (estimate: Estimate) => number;
}

/** What the subscription costs a month above the maintenance, in USD. */
function monthlyExtraUsd({ inHouse, embedded }: EstimateResults): number {
  return Math.max(0, embedded.monthly - inHouse.maintenance);
}

/**
 * Every figure of an estimate once. `worker/estimate/formulas.ts` has the formula of each, and
 * derivations, report and workbook are loops over both. The order is that of the calculation.
 */
export const estimateFigures = {
  hourlyRateUsd: {
    part: 'factors',
    label: 'Hourly rate',
    unit: 'usd',
    value: ({ factors }) => factors.hourlyRateUsd,
  },
  effectiveDevTimePercentage: {
    part: 'factors',
    label: 'Time spent on integrations (%)',
    unit: 'percent',
    value: ({ factors }) => factors.effectiveDevTimePercentage,
  },
  selectedDevHours: {
    part: 'hours',
    label: 'Hours of the selected systems',
    unit: 'hours',
    value: ({ selection }) => selection.devHours,
  },
  selectedMaintenanceHours: {
    part: 'hours',
    label: 'Maintenance of the selected systems',
    unit: 'hours',
    value: ({ selection }) => selection.maintenanceHours,
  },
  moderationWeeks: {
    part: 'time',
    label: 'Weeks of platform review',
    unit: 'weeks',
    value: ({ timeline }) => timeline.moderationWeeks,
  },
  effectiveCount: {
    part: 'hours',
    label: 'Integrations estimated',
    unit: 'count',
    value: ({ effectiveCount }) => effectiveCount,
  },
  genericCount: {
    part: 'hours',
    label: 'Other integrations',
    unit: 'count',
    value: ({ effectiveCount, selection }) => effectiveCount - selection.profiledCount,
  },
  developmentHours: {
    part: 'hours',
    label: 'Development hours',
    unit: 'hours',
    value: ({ hours }) => hours.development,
  },
  maintenanceHours: {
    part: 'hours',
    label: 'Maintenance hours per month',
    unit: 'hours',
    value: ({ hours }) => hours.maintenance,
  },
  buildWeeks: {
    part: 'time',
    label: 'Weeks of development',
    unit: 'weeks',
    value: ({ timeline }) => timeline.buildWeeks,
  },
  timelineWeeks: {
    part: 'time',
    label: 'In-house timeline',
    unit: 'weeks',
    value: ({ timeline }) => timeline.timelineWeeks,
  },
  embeddedWeeks: {
    part: 'time',
    label: 'Embedded timeline',
    unit: 'weeks',
    value: ({ timeline }) => timeline.embeddedWeeks,
  },
  teamSizeFactor: {
    part: 'factors',
    label: 'Team-size factor',
    unit: 'factor',
    value: ({ factors }) => factors.teamSizeFactor,
  },
  devTimeFactor: {
    part: 'factors',
    label: 'Time-share factor',
    unit: 'factor',
    value: ({ factors }) => factors.devTimeFactor,
  },
  durationSurcharge: {
    part: 'factors',
    label: 'Duration surcharge',
    unit: 'factor',
    value: ({ factors }) => factors.durationSurcharge,
  },
  costMultiplier: {
    part: 'factors',
    label: 'Cost multiplier',
    unit: 'factor',
    value: ({ factors }) => factors.costMultiplier,
  },
  initialTotalUsd: {
    part: 'inHouse',
    label: 'Initial Total',
    unit: 'usd',
    basis: 'build only, before maintenance',
    value: ({ results }) => results.inHouse.initialTotal,
  },
  developmentUsd: {
    part: 'inHouse',
    label: 'Initial Development',
    unit: 'usd',
    value: ({ results }) => results.inHouse.development,
  },
  testingUsd: {
    part: 'inHouse',
    label: 'Testing & QA',
    unit: 'usd',
    value: ({ results }) => results.inHouse.testing,
  },
  documentationUsd: {
    part: 'inHouse',
    label: 'Documentation & Training',
    unit: 'usd',
    value: ({ results }) => results.inHouse.documentation,
  },
  maintenanceUsd: {
    part: 'inHouse',
    label: 'Monthly Maintenance',
    unit: 'usd',
    value: ({ results }) => results.inHouse.maintenance,
  },
  setupUsd: {
    part: 'embedded',
    label: 'Initial Setup',
    unit: 'usd',
    value: ({ results }) => results.embedded.setup,
  },
  monthlyUsd: {
    part: 'embedded',
    label: 'Monthly Subscription',
    unit: 'usd',
    value: ({ results }) => results.embedded.monthly,
  },
  yearOneUsd: {
    part: 'embedded',
    label: 'Total Year 1',
    unit: 'usd',
    basis: 'setup and 12 months',
    isPlanOnly: true,
    value: ({ results }) => results.embedded.initialTotal,
  },
  savingsUsd: {
    part: 'savings',
    label: 'Initial cost savings',
    unit: 'usd',
    basis: 'build only, less setup and 12 months',
    isPlanOnly: true,
    value: ({ results }) => results.savings.absolute,
  },
  savingsPercentage: {
    part: 'savings',
    label: 'Initial dev cost reduction',
    unit: 'percent',
    basis: 'of the build cost',
    isPlanOnly: true,
    value: ({ results }) => results.savings.percentage,
  },
  monthlySavingsUsd: {
    part: 'savings',
    label: 'Monthly maintenance savings',
    unit: 'usd',
    basis: 'maintenance less subscription',
    isPlanOnly: true,
    value: ({ results }) => results.savings.monthlyMaintenance,
    belowFloor: ({ results }) => monthlyExtraUsd(results),
  },
  embeddedOwnOnceUsd: {
    part: 'embedded',
    label: 'Your team’s work to set up the embedded integrations',
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.ownOnceUsd,
  },
  embeddedOwnMonthlyUsd: {
    part: 'embedded',
    label: 'Your team’s monthly work on the embedded integrations',
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.ownMonthlyUsd,
  },
  monthlyReductionPercentage: {
    part: 'savings',
    label: 'Monthly cost reduction',
    unit: 'percent',
    basis: 'of monthly maintenance',
    isPlanOnly: true,
    value: ({ monthlyReductionPercentage }) => monthlyReductionPercentage,
    belowFloor: ({ results }) =>
      monthlyExtraUsd(results) && (100 * monthlyExtraUsd(results)) / results.inHouse.maintenance,
  },
} as const satisfies Record<string, EstimateFigureDefinition>;

export type EstimateFigure = keyof typeof estimateFigures;

export const estimateFigureNames = Object.keys(estimateFigures) as readonly EstimateFigure[];

/** The definition of a figure, of its general type. */
export function figureOf(name: EstimateFigure): EstimateFigureDefinition {
  return estimateFigures[name];
}

/**
 * Returns what a total counts: "setup and 12 months".
 *
 * @param hasOwnWork - Whether costs beside it count the visitor's own work, which it leaves out.
 */
export function figureBasis(name: EstimateFigure, hasOwnWork: boolean): string | undefined {
  const { basis, isPlanOnly } = figureOf(name);
  return basis && isPlanOnly && hasOwnWork ? `${basis}${planOnly}` : basis;
}

/** Ends the basis of a figure that leaves own work out (E30). */
export const planOnly = ', plan only';

/** Returns the label of a figure with its basis: "Total Year 1 (setup and 12 months)". */
export function figureLabel(name: EstimateFigure, hasOwnWork: boolean): string {
  const basis = figureBasis(name, hasOwnWork);
  return basis ? `${figureOf(name).label} (${basis})` : figureOf(name).label;
}

/** The figures over time, which `worker/forecast` computes. */
export const forecastFigures = {
  inHouse12MonthsUsd: { label: 'In-house, 12 months', unit: 'usd' },
  embedded12MonthsUsd: { label: 'Embedded, 12 months', unit: 'usd' },
  inHouse36MonthsUsd: { label: 'In-house, 36 months', unit: 'usd' },
  embedded36MonthsUsd: { label: 'Embedded, 36 months', unit: 'usd' },
  inHouseTotalUsd: { label: 'In-house cost, total', unit: 'usd' },
  embeddedTotalUsd: { label: 'Embedded cost, total', unit: 'usd' },
  benefitTotalUsd: { label: 'Benefit of embedding, total', unit: 'usd' },
  inHousePresentUsd: { label: 'Present value of the in-house cost', unit: 'usd' },
  embeddedPresentUsd: { label: 'Present value of the embedded cost', unit: 'usd' },
  npvUsd: { label: 'Net present value of embedding', unit: 'usd' },
  npvAnnualUsd: { label: 'Net present value, by year', unit: 'usd' },
  roiPercentage: { label: 'Return on investment', unit: 'percent' },
  shortUsd: { label: 'Total shortfall at the end of the month before', unit: 'usd' },
  aheadUsd: { label: 'Total benefit at the end of that month', unit: 'usd' },
  paybackMonth: { label: 'Payback', unit: 'month' },
  discountedShortUsd: {
    label: 'Discounted shortfall at the end of the month before',
    unit: 'usd',
  },
  discountedAheadUsd: { label: 'Discounted benefit at the end of that month', unit: 'usd' },
  discountedPaybackMonth: { label: 'Discounted payback', unit: 'month' },
  earlierLaunchUsd: { label: 'Value of an earlier launch', unit: 'usd' },
} as const satisfies Record<string, FigureDefinition>;

/** The columns of the finance table. */
export type YearColumn = 'inHouse' | 'embedded' | 'benefit';

/** An amount of one year of a finance horizon; year 0 is before the start. */
export type YearFigure = `${YearColumn}Year${number}Usd`;

/** A figure over time: after 12 or 36 months, or of one finance horizon (E25). */
export type ForecastFigure = keyof typeof forecastFigures | YearFigure;

export type Figure = EstimateFigure | ForecastFigure;

/** Where an operand comes from that no formula computes. */
export type OperandSource =
  | 'your input'
  | 'your assumption'
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
  genericDevHours: {
    label: 'Hours per other integration',
    unit: 'hours',
    source: 'planning assumption',
  },
  genericMaintenanceHours: {
    label: 'Maintenance per other integration',
    unit: 'hours',
    source: 'planning assumption',
  },
  percentMonthsPerYear: fromRateCard(
    '1200, because a year has 12 months and the share is in percent',
  ),
  hoursPerDeveloperWeek: fromRateCard('Working hours per week'),
  moderationDivisor: fromRateCard('2, because half overlaps with the build'),
  teamBase: fromRateCard('Base factor for this team size'),
  perDeveloper: fromRateCard('Added per extra developer'),
  teamAbove: fromRateCard('Developers in the base factor'),
  shareBase: fromRateCard('Base factor for this time range'),
  perPoint: fromRateCard('Added per point below'),
  shareBelow: fromRateCard('Top of this time range (%)'),
  surchargeOfBand: fromRateCard('Surcharge for this duration'),
  developmentPercentage: fromRateCard('Development share (%)', 'percent'),
  testingPercentage: fromRateCard('Testing share (%)', 'percent'),
  planSetupUsd: fromRateCard('Setup fee', 'usd'),
  planMonthlyUsd: fromRateCard('Monthly price of the plan', 'usd'),
  planDeploymentWeeks: fromRateCard('Deployment time of the plan', 'weeks'),
  contractMonths: fromRateCard('Months in the contract'),
  horizonMonths: { label: 'Months compared', unit: 'count', source: 'comparison' },
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
