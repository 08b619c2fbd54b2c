import type { Hours } from './buildHours.ts';

/** What changes the cost of both sides beyond their monthly figures (E24); 0 by default. */
export interface Escalation {
  /** The visitor's own team on the embedded side, in USD before the start. */
  ownOnceUsd: number;
  /** The visitor's own team on the embedded side, in USD a month. */
  ownMonthlyUsd: number;
  planRisePercentagePerYear: number;
  wageRisePercentagePerYear: number;
}

/** The quantities that determine the costs; the forecast varies them. */
export interface Drivers {
  hourlyRateUsd: number;
  effectiveDevTimePercentage: number;
  developerCount: number;
  effectiveCount: number;
  selectedCount: number;
  hours: Hours;
  moderationWeeks: number;
  /** Percent of the build hours that maintenance takes a year; null for the profiles' hours. */
  maintenancePercentagePerYear: number | null;
  planDiscountPercentage: number;
  planRisePercentagePerYear: number;
  wageRisePercentagePerYear: number;
  /** Hours of the visitor's own team for one integration on the embedded product. */
  embeddedHours: { once: number; monthly: number };
}
