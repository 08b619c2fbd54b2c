import { costsBeyondPlan, type Estimate } from './estimate.ts';

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

export interface FigureDefinition {
  /** Its name on the page, in the report and in the workbook. */
  label: string;
  unit: Unit;
  /** The parts of a total, where its name alone could mislead (E17). */
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
  /** The specification leaves own work and overage on the embedded side out of it (E30, E36). */
  isPlanOnly?: true;
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
  integrationDevHours: {
    part: 'hours',
    label: 'Hours to build the integrations',
    unit: 'hours',
    value: ({ integrationHours }) => integrationHours.development,
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
  multiplierUsd: {
    part: 'inHouse',
    label: 'Added by the cost multiplier',
    unit: 'usd',
    basis: 'part of the total',
    value: ({ factors }) => factors.multiplierUsd,
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
  platformMonthlyUsd: {
    part: 'inHouse',
    label: 'Hosting of your own platform',
    unit: 'usd',
    basis: 'part of the maintenance',
    value: ({ escalation }) => escalation.platformMonthlyUsd,
  },
  maintenanceUsd: {
    part: 'inHouse',
    label: 'Monthly Maintenance',
    unit: 'usd',
    value: ({ results }) => results.inHouse.maintenance,
  },
  turnoverMonthlyUsd: {
    part: 'inHouse',
    label: 'Staff turnover per month',
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.turnoverMonthlyUsd,
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
  leavingUsd: {
    part: 'embedded',
    label: 'Your work to leave the product',
    unit: 'unroundedUsd',
    basis: 'in costs over time only with a month of leaving',
    value: ({ leavingUsd }) => leavingUsd,
  },
  monthlyReductionPercentage: {
    part: 'savings',
    label: 'Monthly cost reduction',
    unit: 'percent',
    basis: 'of monthly maintenance',
    isPlanOnly: true,
    value: ({ monthlyReductionPercentage }) => monthlyReductionPercentage,
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
 * @param note - `planNote` of the estimate.
 */
export function figureBasis(name: EstimateFigure, note: string): string | undefined {
  const { basis, isPlanOnly } = figureOf(name);
  return basis && isPlanOnly ? `${basis}${note}` : basis;
}

const planOnly = ', plan only';
const byIntegrations = ', by integrations';

/**
 * Ends the basis of the plan's price: costs over time count own work or overage beside it (E30), or
 * another price in its place (E45). Empty where it counts alone.
 */
export function planNote(
  estimate: Pick<Estimate, 'escalation' | 'leavingUsd' | 'assumed' | 'price'>,
): string {
  const isList = estimate.price.billing === 'integrations';
  const isWhole = costsBeyondPlan(estimate).length === 0;
  return `${isWhole ? '' : planOnly}${isList ? '' : byIntegrations}`;
}

/** The note of a workbook, whose cells take own work, overage and another price at any time. */
export const workbookPlanNote = `${planOnly}${byIntegrations}`;

/** Returns the label of a figure with its basis: "Total Year 1 (setup and 12 months)". */
export function figureLabel(name: EstimateFigure, note = ''): string {
  const basis = figureBasis(name, note);
  return basis ? `${figureOf(name).label} (${basis})` : figureOf(name).label;
}
