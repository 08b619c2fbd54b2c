import { type AssumptionUnit, detailsOf } from '../assumptionDetails.ts';
import {
  type Assumptions,
  assumptionChanges,
  assumptionOf,
  type Billing,
  billings,
  changedAssumptions,
  type NumberAssumption,
  type SystemFigure,
} from '../assumptions.ts';
import { otherSystemName } from '../systemIds.ts';
import {
  type BuildHours,
  maintenanceShareText,
  maintenanceShareUnit,
} from './maintenanceShareText.ts';
import { formatNumber } from './numbers.ts';

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
const presetLabel = 'All other assumptions';

export const systemFigureLabels = {
  devHours: 'development hours',
  maintenanceHours: 'maintenance hours per month',
  moderationWeeks: 'weeks of review',
} as const satisfies Record<SystemFigure, string>;

const assumptionUnits = {
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

/** The unit after the number of an assumption in a field or a column. */
export function assumptionUnit(name: NumberAssumption): string {
  if (name === 'maintenancePercentagePerYear') return maintenanceShareUnit;
  return assumptionUnits[detailsOf(name).unit];
}

const figureUnits = {
  devHours: 'h',
  maintenanceHours: 'h a month',
  moderationWeeks: 'weeks',
} as const satisfies Record<SystemFigure, string>;

/** "6% a year", "4 h a month", "1 week". */
function amountText(value: number, unit: string): string {
  const counted = value === 1 ? unit.replace(/^(month|week|user)s$/, '$1') : unit;
  return `${decimals(value)}${unit.startsWith('%') ? '' : ' '}${counted}`;
}

function decimals(value: number): string {
  return formatNumber(value, 2);
}

/**
 * Formats the value of an assumption: "6% a year", "4 h a month"; "the hours of the rate card"
 * where there is no number.
 *
 * @param build - Gives a share of the build hours its amount.
 */
export function assumptionText(
  name: NumberAssumption,
  value: number | null,
  build?: BuildHours | undefined,
): string {
  const { unit } = detailsOf(name);
  if (value === null) return defaultTexts[unit] ?? 'the hours of the rate card';
  if (unit === 'usdPerMonth') return `$${decimals(value)} a month`;
  if (unit === 'usdOnce') return `$${decimals(value)}`;
  if (unit === 'usdPerYear') return `$${decimals(value)} a year`;
  if (name === 'maintenancePercentagePerYear') return maintenanceShareText(value, build);
  return amountText(value, assumptionUnits[unit]);
}

/** What counts where an assumption of a unit has no number. */
const defaultTexts: { readonly [Unit in AssumptionUnit]?: string } = {
  weeks: 'those of the plan',
  users: 'as many as now',
  usdPerMonth: 'the list price by integrations',
  usdOnce: 'the list price by integrations',
};

/** Whose value of an assumption counts, as part of a sentence: "your assumption". */
export function assumptionOrigin(
  assumptions: Assumptions | null | undefined,
  name: NumberAssumption,
): string {
  if (assumptions?.[name] !== undefined) return 'your assumption';
  return assumptions?.preset ? 'a mid-range assumption' : 'the calculator’s estimate';
}

/** Formats a figure of a system: "90 h", "6 h a month", "10 weeks". */
export function systemFigureText(figure: SystemFigure, value: number): string {
  return amountText(value, figureUnits[figure]);
}

/** An assumption that differs from the rate card. */
interface AssumptionRow {
  label: string;
  value: string;
  /** The rate card's value. */
  default: string;
}

/**
 * Lists what a visitor assumes differently from the rate card.
 *
 * @param systemName - The name of a system; its id where none is given.
 * @param systemDefault - The rate card's figure of a system; undefined for a system that is not on
 *   it. Without this function the rows name no figure.
 * @param build - Gives a share of the build hours its amount.
 */
export function assumptionRows(
  assumptions: Assumptions | null | undefined,
  systemName: (id: string) => string = (id) => otherSystemName(id) ?? id,
  systemDefault?: (id: string, figure: SystemFigure) => number | undefined,
  build?: BuildHours | undefined,
): AssumptionRow[] {
  return assumptionChanges(changedAssumptions(assumptions)).map(({ quantity, to }) => {
    if (quantity.kind === 'listings')
      return { label: wantsListingsLabel, value: 'no', default: 'yes' };
    if (quantity.kind === 'preset')
      return { label: presetLabel, value: 'mid-range', default: 'rate card' };
    if (quantity.kind === 'billing') {
      const value = billingTexts[billings[to] ?? 'integrations'];
      return { label: billingLabel, value, default: billingTexts.integrations };
    }
    if (quantity.kind === 'number') {
      const { name } = quantity;
      return {
        label: assumptionLabels[name],
        value: assumptionText(name, to, build),
        default: assumptionText(name, assumptionOf(name).default),
      };
    }
    const { id, figure } = quantity;
    return {
      label: `${systemName(id)} ${systemFigureLabels[figure]}`,
      value: decimals(to),
      default: systemDefault ? systemDefaultText(systemDefault(id, figure)) : 'the rate card’s',
    };
  });
}

function systemDefaultText(value: number | undefined): string {
  return value === undefined ? 'not on the rate card' : decimals(value);
}

/**
 * Lists them as one text, or says that there are none.
 *
 * @param systemName - The name of a system; its id where none is given.
 * @param build - Gives a share of the build hours its amount.
 */
export function assumptionsText(
  assumptions: Assumptions | null | undefined,
  systemName?: (id: string) => string,
  build?: BuildHours,
): string {
  const rows = assumptionRows(assumptions, systemName, undefined, build).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  return rows.join('; ') || 'those of the rate card';
}
