import {
  type Billing,
  billings,
  countsWith,
  type NumberAssumption,
  numberAssumptionNames,
  presets,
  type Quantity,
  systemFigures,
} from './assumptions.ts';
import { limits } from './limits.ts';

/** The unit of an assumption's number. */
export type AssumptionUnit =
  | 'percentPerYear'
  | 'percent'
  | 'hoursOnce'
  | 'hoursPerMonth'
  | 'usdPerMonth'
  | 'usdOnce'
  | 'users'
  | 'usdPerYear'
  | 'weeks'
  | 'months';

/** How well the range of an assumption is supported (E27). */
export type RangeConfidence = 'reported' | 'judgement';

/** How an assumption is measured, what it changes, and how far it may plausibly go. */
interface AssumptionDetails {
  /** Its name in links. Links are kept for years: a key never changes its meaning. */
  linkKey: string;
  group: 'maintenance' | 'building' | 'finance' | 'platform' | 'price' | 'embedded';
  unit: AssumptionUnit;
  /** The smallest change that the control and the search for turning points make. */
  step: number;
  /** The values that requests, links and the control accept. */
  accepted: { min: number; max: number };
  /**
   * False where its range tests no costs that the result compares: that of discounting, revenue,
   * the visitor's own price and the month of leaving.
   */
  changesCosts?: false;
  /** The range that `rangeSources` reports, or that we consider plausible. */
  plausible: {
    min: number;
    max: number;
    /** The ends are multiples of the default. */
    isTimesDefault?: true;
    confidence: RangeConfidence;
  };
}

/** Where the page shows an assumption. */
export type AssumptionGroup = AssumptionDetails['group'];

const users = { min: limits.users.min, max: limits.users.max } as const;

/**
 * The parts of each assumption that only later scripts need. They are apart from
 * `numberAssumptions`, which the scripts of every visit have.
 */
export const assumptionDetails = {
  maintenancePercentagePerYear: {
    linkKey: 'maintenance',
    group: 'maintenance',
    unit: 'percentPerYear',
    step: 1,
    accepted: { min: 0, max: 300 },
    plausible: { min: 15, max: 25, confidence: 'reported' },
  },
  genericDevHours: {
    linkKey: 'generic-hours',
    group: 'building',
    unit: 'hoursOnce',
    step: 1,
    accepted: { min: 0, max: 2000 },
    plausible: { min: 56, max: 160, confidence: 'judgement' },
  },
  genericMaintenanceHours: {
    linkKey: 'generic-monthly-hours',
    group: 'maintenance',
    unit: 'hoursPerMonth',
    step: 0.5,
    accepted: { min: 0, max: 1000 },
    plausible: { min: 3.5, max: 15, confidence: 'judgement' },
  },
  assistedBuildSavingPercentage: {
    linkKey: 'ai-build',
    group: 'building',
    unit: 'percent',
    step: 1,
    accepted: { min: -50, max: 80 },
    plausible: { min: -20, max: 40, confidence: 'judgement' },
  },
  assistedMaintenanceSavingPercentage: {
    linkKey: 'ai-maintenance',
    group: 'maintenance',
    unit: 'percent',
    step: 1,
    accepted: { min: -50, max: 80 },
    plausible: { min: 0, max: 30, confidence: 'judgement' },
  },
  platformHoursOnce: {
    linkKey: 'platform-hours',
    group: 'platform',
    unit: 'hoursOnce',
    step: 1,
    accepted: { min: 0, max: 5000 },
    plausible: { min: 80, max: 400, confidence: 'judgement' },
  },
  platformHoursPerMonth: {
    linkKey: 'platform-monthly-hours',
    group: 'platform',
    unit: 'hoursPerMonth',
    step: 0.5,
    accepted: { min: 0, max: 1000 },
    plausible: { min: 4, max: 20, confidence: 'judgement' },
  },
  platformUsdPerMonth: {
    linkKey: 'platform-cost',
    group: 'platform',
    unit: 'usdPerMonth',
    step: 50,
    accepted: { min: 0, max: 100_000 },
    plausible: { min: 100, max: 1000, confidence: 'judgement' },
  },
  feesUsdPerYear: {
    linkKey: 'fees',
    group: 'building',
    unit: 'usdPerYear',
    step: 500,
    accepted: { min: 0, max: 1_000_000 },
    plausible: { min: 0, max: 15_000, confidence: 'judgement' },
  },
  turnoverPercentagePerYear: {
    linkKey: 'turnover',
    group: 'platform',
    unit: 'percentPerYear',
    step: 1,
    accepted: { min: 0, max: 100 },
    plausible: { min: 5, max: 25, confidence: 'judgement' },
  },
  handoverHours: {
    linkKey: 'handover-hours',
    group: 'platform',
    unit: 'hoursOnce',
    step: 1,
    accepted: { min: 0, max: 2000 },
    plausible: { min: 40, max: 160, confidence: 'judgement' },
  },
  multiplierPercentage: {
    linkKey: 'multiplier',
    group: 'building',
    unit: 'percent',
    step: 1,
    accepted: { min: 0, max: 100 },
    plausible: { min: 30, max: 100, confidence: 'judgement' },
  },
  embeddedHoursPerIntegration: {
    linkKey: 'embedded-hours',
    group: 'embedded',
    unit: 'hoursOnce',
    step: 1,
    accepted: { min: 0, max: 1000 },
    plausible: { min: 0, max: 24, confidence: 'judgement' },
  },
  embeddedHoursPerMonth: {
    linkKey: 'embedded-monthly-hours',
    group: 'embedded',
    unit: 'hoursPerMonth',
    step: 0.5,
    accepted: { min: 0, max: 160 },
    plausible: { min: 0, max: 4, confidence: 'judgement' },
  },
  planDiscountPercentage: {
    linkKey: 'plan-discount',
    group: 'embedded',
    unit: 'percent',
    step: 1,
    accepted: { min: 0, max: 100 },
    plausible: { min: 0, max: 20, confidence: 'judgement' },
  },
  usersNow: {
    linkKey: 'users',
    group: 'price',
    unit: 'users',
    step: 10,
    accepted: users,
    changesCosts: false,
    plausible: { ...users, confidence: 'judgement' },
  },
  usersAtEnd: {
    linkKey: 'users-later',
    group: 'price',
    unit: 'users',
    step: 10,
    accepted: users,
    changesCosts: false,
    plausible: { ...users, confidence: 'judgement' },
  },
  planUsdPerMonth: {
    linkKey: 'quote',
    group: 'price',
    unit: 'usdPerMonth',
    step: 50,
    accepted: { min: 0, max: 1_000_000 },
    changesCosts: false,
    plausible: { min: 0, max: 1_000_000, confidence: 'judgement' },
  },
  planSetupUsd: {
    linkKey: 'quote-setup',
    group: 'price',
    unit: 'usdOnce',
    step: 50,
    accepted: { min: 0, max: 1_000_000 },
    changesCosts: false,
    plausible: { min: 0, max: 1_000_000, confidence: 'judgement' },
  },
  planRisePercentagePerYear: {
    linkKey: 'plan-rise',
    group: 'embedded',
    unit: 'percentPerYear',
    step: 1,
    accepted: { min: 0, max: 100 },
    plausible: { min: 0, max: 12, confidence: 'judgement' },
  },
  overageUsdPerMonth: {
    linkKey: 'overage',
    group: 'embedded',
    unit: 'usdPerMonth',
    step: 50,
    accepted: { min: 0, max: 100_000 },
    plausible: { min: 0, max: 500, confidence: 'judgement' },
  },
  wageRisePercentagePerYear: {
    linkKey: 'wage-rise',
    group: 'platform',
    unit: 'percentPerYear',
    step: 1,
    accepted: { min: 0, max: 100 },
    plausible: { min: 0, max: 6, confidence: 'judgement' },
  },
  embeddedDeploymentWeeks: {
    linkKey: 'deployment-weeks',
    group: 'embedded',
    unit: 'weeks',
    step: 1,
    accepted: { min: 0, max: 104 },
    changesCosts: false,
    plausible: { min: 1, max: 2, isTimesDefault: true, confidence: 'judgement' },
  },
  leavingHoursPerIntegration: {
    linkKey: 'leaving-hours',
    group: 'embedded',
    unit: 'hoursOnce',
    step: 1,
    accepted: { min: 0, max: 1000 },
    plausible: { min: 0, max: 24, confidence: 'judgement' },
  },
  leavingMonth: {
    linkKey: 'leaving-month',
    group: 'embedded',
    unit: 'months',
    step: 1,
    accepted: { min: 0, max: 60 },
    changesCosts: false,
    plausible: { min: 0, max: 60, confidence: 'judgement' },
  },
  discountRatePercentage: {
    linkKey: 'discount-rate',
    group: 'finance',
    unit: 'percentPerYear',
    step: 1,
    accepted: { min: 0, max: 100 },
    changesCosts: false,
    plausible: { min: 6, max: 15, confidence: 'judgement' },
  },
  monthlyRevenueUsd: {
    linkKey: 'revenue',
    group: 'finance',
    unit: 'usdPerMonth',
    step: 1000,
    accepted: { min: 0, max: 10_000_000 },
    changesCosts: false,
    plausible: { min: 0, max: 10_000_000, confidence: 'judgement' },
  },
  grossMarginPercentage: {
    linkKey: 'margin',
    group: 'finance',
    unit: 'percent',
    step: 1,
    accepted: { min: 0, max: 100 },
    changesCosts: false,
    plausible: { min: 60, max: 90, confidence: 'judgement' },
  },
  rampMonths: {
    linkKey: 'ramp',
    group: 'finance',
    unit: 'months',
    step: 1,
    accepted: { min: 0, max: 60 },
    changesCosts: false,
    plausible: { min: 3, max: 12, confidence: 'judgement' },
  },
} as const satisfies Record<NumberAssumption, AssumptionDetails>;

/** The number of assumptions that a visitor is asked for beside a price. */
export function askedAssumptions(billing: Billing): number {
  return numberAssumptionNames.filter((name) => countsWith(name, billing)).length;
}

const withRevenue = 'It counts with monthlyRevenueUsd.';
const withUsers = 'It counts with billing starter or pro.';
const withQuote = 'It counts with billing quote.';

/** When an assumption counts, where it does not always. */
export const assumptionConditions: { readonly [Name in NumberAssumption]?: string } = {
  genericMaintenanceHours: 'maintenancePercentagePerYear replaces hours of maintenance.',
  feesUsdPerYear:
    'They are paid in the first month of each year, also before go-live; the preset counts them where a selected system needs a security assessment.',
  handoverHours: 'It counts with turnoverPercentagePerYear.',
  leavingHoursPerIntegration: 'They count with leavingMonth.',
  leavingMonth:
    'The hours of leaving count in this month at its hourly rate, and the price goes on; 0 counts none.',
  usersNow: withUsers,
  usersAtEnd: withUsers,
  planUsdPerMonth: withQuote,
  planSetupUsd: withQuote,
  grossMarginPercentage: withRevenue,
  rampMonths: withRevenue,
};

/** The details of an assumption, of their general type. */
export function detailsOf(name: NumberAssumption): AssumptionDetails {
  return assumptionDetails[name];
}

/** An assumption that is part of the costs that the result compares. */
export type CostAssumption = {
  [Name in NumberAssumption]: (typeof assumptionDetails)[Name] extends { changesCosts: false }
    ? never
    : Name;
}[NumberAssumption];

export const costAssumptions: readonly CostAssumption[] =
  numberAssumptionNames.filter(changesCosts);

/** Whether an assumption is part of the costs that the result compares. */
export function changesCosts(name: NumberAssumption): name is CostAssumption {
  return detailsOf(name).changesCosts !== false;
}

/** The smallest change of an assumption. */
export function stepOfQuantity(quantity: Quantity): number {
  return quantity.kind === 'number' ? assumptionDetails[quantity.name].step : 1;
}

/** The values that requests, links and the control of an assumption accept. */
export function acceptedValues(quantity: Quantity): { min: number; max: number } {
  switch (quantity.kind) {
    case 'number':
      return assumptionDetails[quantity.name].accepted;
    case 'listings':
      return { min: 0, max: 1 };
    case 'preset':
      return { min: 1, max: presets.length };
    case 'billing':
      return { min: 0, max: billings.length - 1 };
    case 'system':
      return systemFigures[quantity.figure].accepted;
  }
}
