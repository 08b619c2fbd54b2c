import type { AssumptionUnit } from '../assumptionDetails.ts';
import type { Billing, NumberAssumption, SystemFigure } from '../assumptions.ts';

/** The names of assumptions on the page, in the report, in mails and in files. */
export const assumptionLabels = {
  maintenancePercentagePerYear: 'Yearly maintenance',
  genericDevHours: 'Hours to build another integration',
  genericMaintenanceHours: 'Maintenance hours per month for another integration',
  assistedBuildSavingPercentage: 'Build hours that AI assistants take off',
  assistedMaintenanceSavingPercentage: 'Maintenance hours that AI assistants take off',
  platformHoursOnce: 'Hours to build your own platform',
  platformHoursPerMonth: 'Hours per month to run your own platform',
  platformUsdPerMonth: 'Hosting and tools of your own platform',
  feesUsdPerYear: 'Fees of building (assessments, listings, legal)',
  turnoverPercentagePerYear: 'Part of your team that leaves each year',
  handoverHours: 'Hours to hand over to a successor',
  multiplierPercentage: 'Share of the cost multiplier that counts',
  embeddedHoursPerIntegration: 'Your hours to set up an embedded integration',
  embeddedHoursPerMonth: 'Your hours per month for an embedded integration',
  planDiscountPercentage: 'Discount on the embedded plan',
  usersNow: 'Users billed now',
  usersAtEnd: 'Users billed in month 36',
  planUsdPerMonth: 'Quoted price per month',
  planSetupUsd: 'Quoted setup fee',
  planRisePercentagePerYear: 'Yearly price rise of the embedded plan',
  overageUsdPerMonth: 'Overage beyond the embedded plan',
  wageRisePercentagePerYear: 'Yearly rise of hourly rates',
  embeddedDeploymentWeeks: 'Weeks to deploy the embedded product',
  leavingHoursPerIntegration: 'Your hours to leave, for an embedded integration',
  leavingMonth: 'Months until you leave the embedded product (0: you stay)',
  discountRatePercentage: 'Discount rate',
  monthlyRevenueUsd: 'Monthly revenue that waits for the integrations',
  grossMarginPercentage: 'Gross margin on that revenue',
  rampMonths: 'Months until that revenue is reached in full',
} as const satisfies Record<NumberAssumption, string>;

/** The name of the switch of `wantsListings`. */
export const wantsListingsLabel = 'Also list in marketplaces';

/** The name of `billing`, and of each price. */
export const billingLabel = 'Price of the embedded product';
export const billingTexts = {
  integrations: 'By integrations',
  starter: 'Starter per user',
  pro: 'Pro per user',
  quote: 'Your quote',
} as const satisfies Record<Billing, string>;

/** The name of `preset`. */
export const presetLabel = 'All other assumptions';

export const systemFigureLabels = {
  devHours: 'development hours',
  maintenanceHours: 'maintenance hours per month',
  moderationWeeks: 'weeks of review',
} as const satisfies Record<SystemFigure, string>;

/** @param name - The name of a system. */
export const systemFigureLabel = (name: string, figure: SystemFigure) =>
  `${name} ${systemFigureLabels[figure]}`;

export const assumptionUnits = {
  percentPerYear: '% a year',
  percent: '%',
  hoursOnce: 'h',
  hoursPerMonth: 'h a month',
  usdPerMonth: 'USD a month',
  usdOnce: 'USD',
  users: 'users',
  usdPerYear: 'USD a year',
  weeks: 'weeks',
  months: 'months',
} as const satisfies Record<AssumptionUnit, string>;

export const figureUnits = {
  devHours: 'h',
  maintenanceHours: 'h a month',
  moderationWeeks: 'weeks',
} as const satisfies Record<SystemFigure, string>;

/** "6% a year", "4 h a month", "1 week". */
export function quantityText(number: string, unit: string): string {
  const counted = number === '1' ? unit.replace(/^(month|week|user)s$/, '$1') : unit;
  return `${number}${unit.startsWith('%') ? '' : ' '}${counted}`;
}

/** Amounts of assumptions by their unit. */
export const amountTexts = {
  usdPerMonth: (amount: string) => `${amount} a month`,
  usdOnce: (amount: string) => amount,
  usdPerYear: (amount: string) => `${amount} a year`,
} as const;

const noNumberTexts: { readonly [Unit in AssumptionUnit]?: string } = {
  weeks: 'those of the plan',
  users: 'as many as now',
  usdPerMonth: 'the list price by integrations',
  usdOnce: 'the list price by integrations',
};

/** What counts where an assumption of a unit has no number. */
export const noNumberText = (unit: AssumptionUnit) =>
  noNumberTexts[unit] ?? 'the hours of the rate card';

/** Whose value of an assumption counts, as part of a sentence. */
export const originTexts = {
  visitor: 'your assumption',
  midRange: 'a mid-range assumption',
  rateCard: 'the calculator’s estimate',
} as const;

/** What the rows of assumptions say in place of a number. */
export const rowTexts = {
  listings: 'yes',
  noListings: 'no',
  midRange: 'mid-range',
  rateCard: 'rate card',
  ofRateCard: 'the rate card’s',
  notOnRateCard: 'not on the rate card',
  none: 'those of the rate card',
} as const;
