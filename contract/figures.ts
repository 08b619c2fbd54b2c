import { costsBeyondPlan, type Estimate } from './estimate.ts';
import {
  byIntegrations,
  estimateParts,
  figureBases,
  figureLabels,
  planOnly,
} from './words/figures.ts';

export { estimateParts };

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
    label: figureLabels.hourlyRateUsd,
    unit: 'usd',
    value: ({ factors }) => factors.hourlyRateUsd,
  },
  effectiveDevTimePercentage: {
    part: 'factors',
    label: figureLabels.effectiveDevTimePercentage,
    unit: 'percent',
    value: ({ factors }) => factors.effectiveDevTimePercentage,
  },
  selectedDevHours: {
    part: 'hours',
    label: figureLabels.selectedDevHours,
    unit: 'hours',
    value: ({ selection }) => selection.devHours,
  },
  selectedMaintenanceHours: {
    part: 'hours',
    label: figureLabels.selectedMaintenanceHours,
    unit: 'hours',
    value: ({ selection }) => selection.maintenanceHours,
  },
  moderationWeeks: {
    part: 'time',
    label: figureLabels.moderationWeeks,
    unit: 'weeks',
    value: ({ timeline }) => timeline.moderationWeeks,
  },
  effectiveCount: {
    part: 'hours',
    label: figureLabels.effectiveCount,
    unit: 'count',
    value: ({ effectiveCount }) => effectiveCount,
  },
  genericCount: {
    part: 'hours',
    label: figureLabels.genericCount,
    unit: 'count',
    value: ({ effectiveCount, selection }) => effectiveCount - selection.profiledCount,
  },
  integrationDevHours: {
    part: 'hours',
    label: figureLabels.integrationDevHours,
    unit: 'hours',
    value: ({ integrationHours }) => integrationHours.development,
  },
  developmentHours: {
    part: 'hours',
    label: figureLabels.developmentHours,
    unit: 'hours',
    value: ({ hours }) => hours.development,
  },
  maintenanceHours: {
    part: 'hours',
    label: figureLabels.maintenanceHours,
    unit: 'hours',
    value: ({ hours }) => hours.maintenance,
  },
  buildWeeks: {
    part: 'time',
    label: figureLabels.buildWeeks,
    unit: 'weeks',
    value: ({ timeline }) => timeline.buildWeeks,
  },
  timelineWeeks: {
    part: 'time',
    label: figureLabels.timelineWeeks,
    unit: 'weeks',
    value: ({ timeline }) => timeline.timelineWeeks,
  },
  embeddedWeeks: {
    part: 'time',
    label: figureLabels.embeddedWeeks,
    unit: 'weeks',
    value: ({ timeline }) => timeline.embeddedWeeks,
  },
  teamSizeFactor: {
    part: 'factors',
    label: figureLabels.teamSizeFactor,
    unit: 'factor',
    value: ({ factors }) => factors.teamSizeFactor,
  },
  devTimeFactor: {
    part: 'factors',
    label: figureLabels.devTimeFactor,
    unit: 'factor',
    value: ({ factors }) => factors.devTimeFactor,
  },
  durationSurcharge: {
    part: 'factors',
    label: figureLabels.durationSurcharge,
    unit: 'factor',
    value: ({ factors }) => factors.durationSurcharge,
  },
  costMultiplier: {
    part: 'factors',
    label: figureLabels.costMultiplier,
    unit: 'factor',
    value: ({ factors }) => factors.costMultiplier,
  },
  initialTotalUsd: {
    part: 'inHouse',
    label: figureLabels.initialTotalUsd,
    unit: 'usd',
    basis: figureBases.initialTotalUsd,
    value: ({ results }) => results.inHouse.initialTotal,
  },
  multiplierUsd: {
    part: 'inHouse',
    label: figureLabels.multiplierUsd,
    unit: 'usd',
    basis: figureBases.multiplierUsd,
    value: ({ factors }) => factors.multiplierUsd,
  },
  developmentUsd: {
    part: 'inHouse',
    label: figureLabels.developmentUsd,
    unit: 'usd',
    value: ({ results }) => results.inHouse.development,
  },
  testingUsd: {
    part: 'inHouse',
    label: figureLabels.testingUsd,
    unit: 'usd',
    value: ({ results }) => results.inHouse.testing,
  },
  documentationUsd: {
    part: 'inHouse',
    label: figureLabels.documentationUsd,
    unit: 'usd',
    value: ({ results }) => results.inHouse.documentation,
  },
  platformMonthlyUsd: {
    part: 'inHouse',
    label: figureLabels.platformMonthlyUsd,
    unit: 'usd',
    basis: figureBases.platformMonthlyUsd,
    value: ({ escalation }) => escalation.platformMonthlyUsd,
  },
  maintenanceUsd: {
    part: 'inHouse',
    label: figureLabels.maintenanceUsd,
    unit: 'usd',
    value: ({ results }) => results.inHouse.maintenance,
  },
  turnoverMonthlyUsd: {
    part: 'inHouse',
    label: figureLabels.turnoverMonthlyUsd,
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.turnoverMonthlyUsd,
  },
  setupUsd: {
    part: 'embedded',
    label: figureLabels.setupUsd,
    unit: 'usd',
    value: ({ results }) => results.embedded.setup,
  },
  monthlyUsd: {
    part: 'embedded',
    label: figureLabels.monthlyUsd,
    unit: 'usd',
    value: ({ results }) => results.embedded.monthly,
  },
  yearOneUsd: {
    part: 'embedded',
    label: figureLabels.yearOneUsd,
    unit: 'usd',
    basis: figureBases.yearOneUsd,
    isPlanOnly: true,
    value: ({ results }) => results.embedded.initialTotal,
  },
  savingsUsd: {
    part: 'savings',
    label: figureLabels.savingsUsd,
    unit: 'usd',
    basis: figureBases.savingsUsd,
    isPlanOnly: true,
    value: ({ results }) => results.savings.absolute,
  },
  savingsPercentage: {
    part: 'savings',
    label: figureLabels.savingsPercentage,
    unit: 'percent',
    basis: figureBases.savingsPercentage,
    isPlanOnly: true,
    value: ({ results }) => results.savings.percentage,
  },
  monthlySavingsUsd: {
    part: 'savings',
    label: figureLabels.monthlySavingsUsd,
    unit: 'usd',
    basis: figureBases.monthlySavingsUsd,
    isPlanOnly: true,
    value: ({ results }) => results.savings.monthlyMaintenance,
  },
  embeddedOwnOnceUsd: {
    part: 'embedded',
    label: figureLabels.embeddedOwnOnceUsd,
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.ownOnceUsd,
  },
  embeddedOwnMonthlyUsd: {
    part: 'embedded',
    label: figureLabels.embeddedOwnMonthlyUsd,
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.ownMonthlyUsd,
  },
  leavingUsd: {
    part: 'embedded',
    label: figureLabels.leavingUsd,
    unit: 'unroundedUsd',
    basis: figureBases.leavingUsd,
    value: ({ leavingUsd }) => leavingUsd,
  },
  monthlyReductionPercentage: {
    part: 'savings',
    label: figureLabels.monthlyReductionPercentage,
    unit: 'percent',
    basis: figureBases.monthlyReductionPercentage,
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
