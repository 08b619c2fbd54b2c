import type { CostAssumption } from '../assumptionDetails.ts';
import { type Assumptions, type Quantity, withChanges } from '../assumptions.ts';
import type { InputName } from '../inputs.ts';
import { formatExactUsd } from './money.ts';
import { formatNumber, formatPercentage } from './numbers.ts';
import { formatCount } from './phrases.ts';

interface LeverDefinition {
  name: string;
  /** Formats a value with its unit. */
  value: (value: number) => string;
  /** The input or the assumption that the lever moves, where it moves a single one. */
  input?: InputName;
  assumption?: CostAssumption;
}

const counted = (noun: string) => (value: number) => formatCount(value, noun);
const yearlyUsd = (value: number) => `${formatExactUsd(value)} a year`;
const monthlyUsd = (value: number) => `${formatExactUsd(value)} a month`;
const changedHours = (savingPercentage: number) => {
  if (savingPercentage === 0) return 'hours unchanged';
  return `hours ${savingPercentage < 0 ? '+' : '−'}${formatNumber(Math.abs(savingPercentage), 1)}%`;
};
const perYear = (value: number) => `${formatNumber(value, 1)}% a year`;

/**
 * Every lever once, with its name on the page and in the report. Equally influential levers are
 * listed in this order.
 */
export const leverTexts = {
  integrations: {
    name: 'Integrations',
    value: counted('integration'),
    input: 'integrationCount',
  },
  rate: {
    name: 'Hourly rate',
    value: (value) => `${formatExactUsd(value)} an hour`,
    input: 'customHourlyRate',
  },
  hours: { name: 'Hours of work', value: (value) => `${formatPercentage(value)} of the estimate` },
  team: { name: 'Team size', value: counted('developer'), input: 'developerCountNumber' },
  devTime: {
    name: 'Time spent on integrations',
    value: (value) => `${formatNumber(value, 2)}% of their time`,
    input: 'devTimePercentage',
  },
  listings: {
    name: 'Marketplace listings',
    value: (value) => (value === 1 ? 'with listings' : 'without listings'),
  },
  reviews: {
    name: 'Longest platform review',
    value: (value) => `${counted('week')(value)} of review`,
  },
  maintenance: {
    name: 'Maintenance (share of build hours)',
    value: perYear,
    assumption: 'maintenancePercentagePerYear',
  },
  otherHours: {
    name: 'Hours of another integration',
    value: (value) => `${formatNumber(value, 1)} h to build`,
    assumption: 'genericDevHours',
  },
  otherMaintenance: {
    name: 'Maintenance of another integration',
    value: (value) => `${formatNumber(value, 2)} h a month`,
    assumption: 'genericMaintenanceHours',
  },
  assistedBuild: {
    name: 'AI assistants on the build',
    value: changedHours,
    assumption: 'assistedBuildSavingPercentage',
  },
  assistedMaintenance: {
    name: 'AI assistants on maintenance',
    value: changedHours,
    assumption: 'assistedMaintenanceSavingPercentage',
  },
  platformBuild: {
    name: 'Build of your own platform',
    value: (value) => `${formatNumber(value, 1)} h`,
    assumption: 'platformHoursOnce',
  },
  platformWork: {
    name: 'Work to run your own platform',
    value: (value) => `${formatNumber(value, 2)} h a month`,
    assumption: 'platformHoursPerMonth',
  },
  platformCost: {
    name: 'Hosting of your own platform',
    value: monthlyUsd,
    assumption: 'platformUsdPerMonth',
  },
  fees: { name: 'Fees of building', value: yearlyUsd, assumption: 'feesUsdPerYear' },
  turnover: {
    name: 'Staff turnover',
    value: perYear,
    assumption: 'turnoverPercentagePerYear',
  },
  handover: {
    name: 'Handover to a successor',
    value: (value) => `${formatNumber(value, 1)} h each`,
    assumption: 'handoverHours',
  },
  multiplier: {
    name: 'Cost multiplier',
    value: (value) => `${formatNumber(value, 1)}% of the multiplier`,
    assumption: 'multiplierPercentage',
  },
  planPrice: {
    name: 'Price of the plan',
    value: (value) => `${formatNumber(value, 2)}% of list price`,
    assumption: 'planDiscountPercentage',
  },
  planRise: {
    name: 'Price rise of the plan',
    value: perYear,
    assumption: 'planRisePercentagePerYear',
  },
  overage: { name: 'Overage of the plan', value: monthlyUsd, assumption: 'overageUsdPerMonth' },
  wageRise: {
    name: 'Rise of hourly rates',
    value: perYear,
    assumption: 'wageRisePercentagePerYear',
  },
  ownSetup: {
    name: 'Your setup work, embedded',
    value: (value) => `${formatNumber(value, 2)} h each`,
    assumption: 'embeddedHoursPerIntegration',
  },
  ownEffort: {
    name: 'Your monthly work, embedded',
    value: (value) => `${formatNumber(value, 2)} h a month each`,
    assumption: 'embeddedHoursPerMonth',
  },
  leaving: {
    name: 'Your work to leave, embedded',
    value: (value) => `${formatNumber(value, 2)} h each`,
    assumption: 'leavingHoursPerIntegration',
  },
  deployment: { name: 'Deployment of the embedded product', value: counted('week') },
} as const satisfies Record<string, LeverDefinition>;

type Levers = typeof leverTexts;
type Moved = Extract<Levers[keyof Levers], { assumption: CostAssumption }>['assumption'];
type None<Name extends never> = Name;

/**
 * An input or assumption that the sensitivity analysis varies while the others stay the same. An
 * assumption about costs without a lever does not compile.
 */
export type Lever = keyof Levers | None<Exclude<CostAssumption, Moved>>;

/** The definition of a lever, of its general type. */
export function leverOf(lever: Lever): LeverDefinition {
  return leverTexts[lever];
}

/** The lever of the plan counts percent of the list price, the assumption percent off it. */
export function assumedWith(lever: Lever, value: number): number {
  return lever === 'planPrice' ? 100 - value : value;
}

/**
 * Returns the inputs with a lever at a value; null for a lever that is neither an input nor an
 * assumption.
 */
export function inputsWithLever<Inputs extends { assumptions?: Assumptions | null | undefined }>(
  inputs: Inputs,
  lever: Lever,
  value: number,
): Inputs | null {
  const { input, assumption } = leverOf(lever);
  if (input) {
    const region = lever === 'rate' ? { region: 'custom' } : {};
    return { ...inputs, ...region, [input]: value };
  }
  if (!assumption && lever !== 'listings') return null;
  const quantity: Quantity = assumption
    ? { kind: 'number', name: assumption }
    : { kind: 'listings' };
  const change = { quantity, to: assumedWith(lever, value) };
  return { ...inputs, assumptions: withChanges(inputs.assumptions, [change]) };
}
