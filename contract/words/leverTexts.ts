import { formatExactUsd } from '../format/money.ts';
import { formatNumber, formatPercentage } from '../format/numbers.ts';
import { formatCount, type Noun } from '../format/phrases.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);
const yearlyUsd = (value: number) => `${formatExactUsd(value)} a year`;
const monthlyUsd = (value: number) => `${formatExactUsd(value)} a month`;
const changedHours = (savingPercentage: number) => {
  if (savingPercentage === 0) return 'hours unchanged';
  return `hours ${savingPercentage < 0 ? '+' : '−'}${formatNumber(Math.abs(savingPercentage), 1)}%`;
};
const perYear = (value: number) => `${formatNumber(value, 1)}% a year`;

/** The name of each lever on the page and in the report, and how its values are written. */
export const leverWords = {
  integrations: { name: 'Integrations', value: counted('integration') },
  rate: { name: 'Hourly rate', value: (value) => `${formatExactUsd(value)} an hour` },
  hours: { name: 'Hours of work', value: (value) => `${formatPercentage(value)} of the estimate` },
  team: { name: 'Team size', value: counted('developer') },
  devTime: {
    name: 'Time spent on integrations',
    value: (value) => `${formatNumber(value, 2)}% of their time`,
  },
  listings: {
    name: 'Marketplace listings',
    value: (value) => (value === 1 ? 'with listings' : 'without listings'),
  },
  reviews: {
    name: 'Longest platform review',
    value: (value) => `${counted('week')(value)} of review`,
  },
  maintenance: { name: 'Maintenance (share of build hours)', value: perYear },
  otherHours: {
    name: 'Hours of another integration',
    value: (value) => `${formatNumber(value, 1)} h to build`,
  },
  otherMaintenance: {
    name: 'Maintenance of another integration',
    value: (value) => `${formatNumber(value, 2)} h a month`,
  },
  assistedBuild: { name: 'AI assistants on the build', value: changedHours },
  assistedMaintenance: { name: 'AI assistants on maintenance', value: changedHours },
  platformBuild: {
    name: 'Build of your own platform',
    value: (value) => `${formatNumber(value, 1)} h`,
  },
  platformWork: {
    name: 'Work to run your own platform',
    value: (value) => `${formatNumber(value, 2)} h a month`,
  },
  platformCost: { name: 'Hosting of your own platform', value: monthlyUsd },
  fees: { name: 'Fees of building', value: yearlyUsd },
  turnover: { name: 'Staff turnover', value: perYear },
  handover: {
    name: 'Handover to a successor',
    value: (value) => `${formatNumber(value, 1)} h each`,
  },
  multiplier: {
    name: 'Cost multiplier',
    value: (value) => `${formatNumber(value, 1)}% of the multiplier`,
  },
  planPrice: {
    name: 'Price of the plan',
    value: (value) => `${formatNumber(value, 2)}% of list price`,
  },
  planRise: { name: 'Price rise of the plan', value: perYear },
  overage: { name: 'Overage of the plan', value: monthlyUsd },
  wageRise: { name: 'Rise of hourly rates', value: perYear },
  ownSetup: {
    name: 'Your setup work, embedded',
    value: (value) => `${formatNumber(value, 2)} h each`,
  },
  ownEffort: {
    name: 'Your monthly work, embedded',
    value: (value) => `${formatNumber(value, 2)} h a month each`,
  },
  leaving: {
    name: 'Your work to leave, embedded',
    value: (value) => `${formatNumber(value, 2)} h each`,
  },
  deployment: { name: 'Deployment of the embedded product', value: counted('week') },
} as const satisfies Record<string, { name: string; value: (value: number) => string }>;
