import { type NumberAssumption, numberAssumptionNames, type Quantity } from './assumptions.ts';

/** The unit of an assumption's number. */
export type AssumptionUnit =
  | 'percentPerYear'
  | 'percent'
  | 'hoursOnce'
  | 'hoursPerMonth'
  | 'usdPerMonth'
  | 'weeks'
  | 'months';

/** How well the range of an assumption is supported (E27). */
export type RangeConfidence = 'reported' | 'judgement';

/** How an assumption is measured, what it changes, and how far it may plausibly go. */
export interface AssumptionDetails {
  unit: AssumptionUnit;
  /** The smallest change that the control and the search for turning points make. */
  step: number;
  /** Whether it is part of the costs that the result compares; discounting and revenue are not. */
  changesCosts: boolean;
  /** The range that `rangeSources` reports, or that we consider plausible. */
  plausible: {
    min: number;
    max: number;
    /** The ends are multiples of the default. */
    isTimesDefault?: true;
    confidence: RangeConfidence;
  };
}

/**
 * What only parts that load later need of each assumption. It is apart from `numberAssumptions`,
 * which the scripts of every visit have.
 */
export const assumptionDetails = {
  maintenancePercentagePerYear: {
    unit: 'percentPerYear',
    step: 1,
    changesCosts: true,
    plausible: { min: 15, max: 25, confidence: 'reported' },
  },
  genericDevHours: {
    unit: 'hoursOnce',
    step: 1,
    changesCosts: true,
    plausible: { min: 56, max: 160, confidence: 'judgement' },
  },
  genericMaintenanceHours: {
    unit: 'hoursPerMonth',
    step: 0.5,
    changesCosts: true,
    plausible: { min: 3.5, max: 15, confidence: 'judgement' },
  },
  assistedBuildSavingPercentage: {
    unit: 'percent',
    step: 1,
    changesCosts: true,
    plausible: { min: -20, max: 40, confidence: 'judgement' },
  },
  assistedMaintenanceSavingPercentage: {
    unit: 'percent',
    step: 1,
    changesCosts: true,
    plausible: { min: 0, max: 30, confidence: 'judgement' },
  },
  platformHoursOnce: {
    unit: 'hoursOnce',
    step: 1,
    changesCosts: true,
    plausible: { min: 80, max: 400, confidence: 'judgement' },
  },
  platformHoursPerMonth: {
    unit: 'hoursPerMonth',
    step: 0.5,
    changesCosts: true,
    plausible: { min: 4, max: 20, confidence: 'judgement' },
  },
  platformUsdPerMonth: {
    unit: 'usdPerMonth',
    step: 50,
    changesCosts: true,
    plausible: { min: 100, max: 1000, confidence: 'judgement' },
  },
  turnoverPercentagePerYear: {
    unit: 'percentPerYear',
    step: 1,
    changesCosts: true,
    plausible: { min: 5, max: 25, confidence: 'judgement' },
  },
  handoverHours: {
    unit: 'hoursOnce',
    step: 1,
    changesCosts: true,
    plausible: { min: 40, max: 160, confidence: 'judgement' },
  },
  multiplierPercentage: {
    unit: 'percent',
    step: 1,
    changesCosts: true,
    plausible: { min: 50, max: 100, confidence: 'judgement' },
  },
  embeddedHoursPerIntegration: {
    unit: 'hoursOnce',
    step: 1,
    changesCosts: true,
    plausible: { min: 0, max: 24, confidence: 'judgement' },
  },
  embeddedHoursPerMonth: {
    unit: 'hoursPerMonth',
    step: 0.5,
    changesCosts: true,
    plausible: { min: 0, max: 4, confidence: 'judgement' },
  },
  planDiscountPercentage: {
    unit: 'percent',
    step: 1,
    changesCosts: true,
    plausible: { min: 0, max: 20, confidence: 'judgement' },
  },
  planRisePercentagePerYear: {
    unit: 'percentPerYear',
    step: 1,
    changesCosts: true,
    plausible: { min: 0, max: 12, confidence: 'judgement' },
  },
  overageUsdPerMonth: {
    unit: 'usdPerMonth',
    step: 50,
    changesCosts: true,
    plausible: { min: 0, max: 500, confidence: 'judgement' },
  },
  wageRisePercentagePerYear: {
    unit: 'percentPerYear',
    step: 1,
    changesCosts: true,
    plausible: { min: 0, max: 6, confidence: 'judgement' },
  },
  embeddedDeploymentWeeks: {
    unit: 'weeks',
    step: 1,
    changesCosts: false,
    plausible: { min: 1, max: 2, isTimesDefault: true, confidence: 'judgement' },
  },
  leavingHoursPerIntegration: {
    unit: 'hoursOnce',
    step: 1,
    changesCosts: false,
    plausible: { min: 0, max: 24, confidence: 'judgement' },
  },
  discountRatePercentage: {
    unit: 'percentPerYear',
    step: 1,
    changesCosts: false,
    plausible: { min: 6, max: 15, confidence: 'judgement' },
  },
  monthlyRevenueUsd: {
    unit: 'usdPerMonth',
    step: 1000,
    changesCosts: false,
    plausible: { min: 0, max: 10_000_000, confidence: 'judgement' },
  },
  grossMarginPercentage: {
    unit: 'percent',
    step: 1,
    changesCosts: false,
    plausible: { min: 60, max: 90, confidence: 'judgement' },
  },
  rampMonths: {
    unit: 'months',
    step: 1,
    changesCosts: false,
    plausible: { min: 3, max: 12, confidence: 'judgement' },
  },
} as const satisfies Record<NumberAssumption, AssumptionDetails>;

/** The details of an assumption, of their general type. */
export function detailsOf(name: NumberAssumption): AssumptionDetails {
  return assumptionDetails[name];
}

/** An assumption that is part of the costs that the result compares. */
export type CostAssumption = {
  [Name in NumberAssumption]: (typeof assumptionDetails)[Name]['changesCosts'] extends true
    ? Name
    : never;
}[NumberAssumption];

export const costAssumptions: readonly CostAssumption[] =
  numberAssumptionNames.filter(changesCosts);

/** Whether an assumption is part of the costs that the result compares. */
export function changesCosts(name: NumberAssumption): name is CostAssumption {
  return assumptionDetails[name].changesCosts;
}

/** The smallest change of an assumption. */
export function stepOfQuantity(quantity: Quantity): number {
  return quantity.kind === 'number' ? assumptionDetails[quantity.name].step : 1;
}
