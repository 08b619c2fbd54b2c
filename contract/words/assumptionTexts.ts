import type { AssumptionUnit, CostAssumption } from '../assumptionDetails.ts';
import type { Billing, NumberAssumption, SystemFigure } from '../assumptions.ts';
import { type BuildHours, maintenanceShareText } from '../format/maintenanceShareText.ts';
import { formatExactUsd } from '../format/money.ts';
import { formatNumber } from '../format/numbers.ts';
import { formatCount } from '../format/phrases.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => `${formatNumber(value, 1)}%`;

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

/**
 * Says that an assumption has another value: "maintenance takes 20% of the build hours a year ($367
 * a month) instead of 57.3%".
 *
 * @param build - Gives a share of the build hours its amount (E24).
 */
export const changedAssumptionTexts = {
  maintenancePercentagePerYear: (to, from, build) =>
    `maintenance takes ${shareText(to, build)} instead of ${percent(from)}`,
  genericDevHours: (to, from) =>
    `another integration takes ${hours(to)} to build instead of ${hours(from)}`,
  genericMaintenanceHours: (to, from) =>
    `another integration takes ${hours(to)} of maintenance a month instead of ${hours(from)}`,
  assistedBuildSavingPercentage: (to, from) => assistantsText('build', to, from),
  assistedMaintenanceSavingPercentage: (to, from) => assistantsText('maintenance', to, from),
  platformHoursOnce: (to, from) =>
    `your own platform takes ${hours(to)} to build instead of ${hours(from)}`,
  platformHoursPerMonth: (to, from) =>
    `your own platform takes ${hours(to)} a month to run instead of ${hours(from)}`,
  platformUsdPerMonth: (to, from) =>
    `your own platform costs ${formatExactUsd(to)} a month to host instead of ${formatExactUsd(from)}`,
  feesUsdPerYear: (to, from) =>
    `building takes fees of ${formatExactUsd(to)} a year instead of ${formatExactUsd(from)}`,
  turnoverPercentagePerYear: (to, from) =>
    `${percent(to)} of your team leaves each year instead of ${percent(from)}`,
  handoverHours: (to, from) =>
    `a successor takes ${hours(to)} to hand over to instead of ${hours(from)}`,
  multiplierPercentage: (to, from) =>
    `${percent(to)} of the cost multiplier counts instead of ${percent(from)}`,
  embeddedHoursPerIntegration: (to, from) =>
    `your team spends ${hours(to)} on each embedded integration at the start instead of ${hours(from)}`,
  embeddedHoursPerMonth: (to, from) =>
    `your team spends ${hours(to)} a month on each embedded integration instead of ${hours(from)}`,
  planDiscountPercentage: (to, from) =>
    `the discount on the plan is ${percent(to)} instead of ${percent(from)}`,
  planRisePercentagePerYear: (to, from) =>
    `the price of the plan rises by ${percent(to)} a year instead of ${percent(from)}`,
  overageUsdPerMonth: (to, from) =>
    `the plan’s overage is ${formatExactUsd(to)} a month instead of ${formatExactUsd(from)}`,
  leavingHoursPerIntegration: (to, from) =>
    `your team spends ${hours(to)} to leave each embedded integration instead of ${hours(from)}`,
  wageRisePercentagePerYear: (to, from) =>
    `hourly rates rise by ${percent(to)} a year instead of ${percent(from)}`,
} as const satisfies Record<
  CostAssumption,
  (to: number, from: number, build?: BuildHours | undefined) => string
>;

/** "20% of the build hours a year ($367 a month)". */
function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** Says what AI assistants take off hours, or add to them where that is negative. */
function assistantsText(work: 'build' | 'maintenance', to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const instead = from < 0 ? `adding ${size(from)}` : `taking ${size(from)} off`;
  const isAlike = from === 0 || from < 0 === to < 0;
  const change = to < 0 ? `add ${size(to)} to` : `take ${size(to)} off`;
  return `AI assistants ${change} the ${work} hours instead of ${isAlike ? size(from) : instead}`;
}

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
