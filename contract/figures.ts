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
 * Every figure of an estimate once, in the order of the calculation. `words/figures.ts` has its
 * name, `worker/estimate/formulas.ts` its formula; derivations, report and workbook are loops.
 */
const definitions = {
  hourlyRateUsd: { part: 'factors', unit: 'usd', value: ({ factors }) => factors.hourlyRateUsd },
  effectiveDevTimePercentage: {
    part: 'factors',
    unit: 'percent',
    value: ({ factors }) => factors.effectiveDevTimePercentage,
  },
  selectedDevHours: { part: 'hours', unit: 'hours', value: ({ selection }) => selection.devHours },
  selectedMaintenanceHours: {
    part: 'hours',
    unit: 'hours',
    value: ({ selection }) => selection.maintenanceHours,
  },
  moderationWeeks: {
    part: 'time',
    unit: 'weeks',
    value: ({ timeline }) => timeline.moderationWeeks,
  },
  effectiveCount: { part: 'hours', unit: 'count', value: ({ effectiveCount }) => effectiveCount },
  genericCount: {
    part: 'hours',
    unit: 'count',
    value: ({ effectiveCount, selection }) => effectiveCount - selection.profiledCount,
  },
  integrationDevHours: {
    part: 'hours',
    unit: 'hours',
    value: ({ integrationHours }) => integrationHours.development,
  },
  developmentHours: { part: 'hours', unit: 'hours', value: ({ hours }) => hours.development },
  maintenanceHours: { part: 'hours', unit: 'hours', value: ({ hours }) => hours.maintenance },
  buildWeeks: { part: 'time', unit: 'weeks', value: ({ timeline }) => timeline.buildWeeks },
  timelineWeeks: { part: 'time', unit: 'weeks', value: ({ timeline }) => timeline.timelineWeeks },
  embeddedWeeks: { part: 'time', unit: 'weeks', value: ({ timeline }) => timeline.embeddedWeeks },
  teamSizeFactor: {
    part: 'factors',
    unit: 'factor',
    value: ({ factors }) => factors.teamSizeFactor,
  },
  devTimeFactor: { part: 'factors', unit: 'factor', value: ({ factors }) => factors.devTimeFactor },
  durationSurcharge: {
    part: 'factors',
    unit: 'factor',
    value: ({ factors }) => factors.durationSurcharge,
  },
  costMultiplier: {
    part: 'factors',
    unit: 'factor',
    value: ({ factors }) => factors.costMultiplier,
  },
  initialTotalUsd: {
    part: 'inHouse',
    unit: 'usd',
    value: ({ results }) => results.inHouse.initialTotal,
  },
  multiplierUsd: { part: 'inHouse', unit: 'usd', value: ({ factors }) => factors.multiplierUsd },
  developmentUsd: {
    part: 'inHouse',
    unit: 'usd',
    value: ({ results }) => results.inHouse.development,
  },
  testingUsd: { part: 'inHouse', unit: 'usd', value: ({ results }) => results.inHouse.testing },
  documentationUsd: {
    part: 'inHouse',
    unit: 'usd',
    value: ({ results }) => results.inHouse.documentation,
  },
  platformMonthlyUsd: {
    part: 'inHouse',
    unit: 'usd',
    value: ({ escalation }) => escalation.platformMonthlyUsd,
  },
  maintenanceUsd: {
    part: 'inHouse',
    unit: 'usd',
    value: ({ results }) => results.inHouse.maintenance,
  },
  turnoverMonthlyUsd: {
    part: 'inHouse',
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.turnoverMonthlyUsd,
  },
  setupUsd: { part: 'embedded', unit: 'usd', value: ({ results }) => results.embedded.setup },
  monthlyUsd: { part: 'embedded', unit: 'usd', value: ({ results }) => results.embedded.monthly },
  yearOneUsd: {
    part: 'embedded',
    unit: 'usd',
    isPlanOnly: true,
    value: ({ results }) => results.embedded.initialTotal,
  },
  savingsUsd: {
    part: 'savings',
    unit: 'usd',
    isPlanOnly: true,
    value: ({ results }) => results.savings.absolute,
  },
  savingsPercentage: {
    part: 'savings',
    unit: 'percent',
    isPlanOnly: true,
    value: ({ results }) => results.savings.percentage,
  },
  monthlySavingsUsd: {
    part: 'savings',
    unit: 'usd',
    isPlanOnly: true,
    value: ({ results }) => results.savings.monthlyMaintenance,
  },
  embeddedOwnOnceUsd: {
    part: 'embedded',
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.ownOnceUsd,
  },
  embeddedOwnMonthlyUsd: {
    part: 'embedded',
    unit: 'unroundedUsd',
    value: ({ escalation }) => escalation.ownMonthlyUsd,
  },
  leavingUsd: { part: 'embedded', unit: 'unroundedUsd', value: ({ leavingUsd }) => leavingUsd },
  monthlyReductionPercentage: {
    part: 'savings',
    unit: 'percent',
    isPlanOnly: true,
    value: ({ monthlyReductionPercentage }) => monthlyReductionPercentage,
  },
} as const satisfies Record<
  keyof typeof figureLabels,
  Omit<EstimateFigureDefinition, 'label' | 'basis'>
>;

export type EstimateFigure = keyof typeof definitions;

export const estimateFigureNames = Object.keys(definitions) as readonly EstimateFigure[];

/** The same with their words. */
export const estimateFigures = Object.fromEntries(
  Object.entries<Omit<EstimateFigureDefinition, 'label'>>(definitions).map(([key, definition]) => {
    const name = key as EstimateFigure;
    const { [name]: basis } = figureBases as { readonly [Name in EstimateFigure]?: string };
    return [name, { ...definition, label: figureLabels[name], ...(basis && { basis }) }];
  }),
) as { readonly [Name in EstimateFigure]: Figure<Name> };

type Figure<Name> = EstimateFigureDefinition &
  (Name extends keyof typeof figureBases ? { basis: string } : unknown);

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
