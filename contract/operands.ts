import type { EstimateFigure, FigureDefinition, Unit } from './figures.ts';
import { costHorizons, type HorizonFigure } from './horizons.ts';
import { embeddedOver, forecastLabels, inHouseOver, operandLabels } from './words/operands.ts';

/*
 * The figures that only derivations and the workbook name, apart from those of the first script.
 */

/** The figures over time, which `worker/forecast` computes. */
export const forecastFigures = {
  ...(Object.fromEntries(
    costHorizons.flatMap((months) => [
      [`inHouse${months}MonthsUsd`, { label: inHouseOver(months), unit: 'usd' }],
      [`embedded${months}MonthsUsd`, { label: embeddedOver(months), unit: 'usd' }],
    ]),
  ) as Record<HorizonFigure, FigureDefinition & { unit: 'usd' }>),
  inHouseTotalUsd: { label: forecastLabels.inHouseTotalUsd, unit: 'usd' },
  embeddedTotalUsd: { label: forecastLabels.embeddedTotalUsd, unit: 'usd' },
  benefitTotalUsd: { label: forecastLabels.benefitTotalUsd, unit: 'usd' },
  inHousePresentUsd: { label: forecastLabels.inHousePresentUsd, unit: 'usd' },
  embeddedPresentUsd: { label: forecastLabels.embeddedPresentUsd, unit: 'usd' },
  npvUsd: { label: forecastLabels.npvUsd, unit: 'usd' },
  cashNpvUsd: { label: forecastLabels.cashNpvUsd, unit: 'usd' },
  roiPercentage: { label: forecastLabels.roiPercentage, unit: 'percent' },
  shortUsd: { label: forecastLabels.shortUsd, unit: 'usd' },
  aheadUsd: { label: forecastLabels.aheadUsd, unit: 'usd' },
  paybackMonth: { label: forecastLabels.paybackMonth, unit: 'month' },
  earlierLaunchUsd: { label: forecastLabels.earlierLaunchUsd, unit: 'usd' },
} as const satisfies Record<string, FigureDefinition>;

/** The columns of the finance table. */
export type YearColumn = 'inHouse' | 'embedded' | 'benefit';

/** An amount of one year of a finance horizon; year 0 is before the start. */
export type YearFigure = `${YearColumn}Year${number}Usd`;

/** A figure over time: over a horizon, or of one finance horizon (E25). */
export type ForecastFigure = keyof typeof forecastFigures | YearFigure;

export type Figure = EstimateFigure | ForecastFigure;

/** Where an operand comes from that no formula computes. */
export type OperandSource =
  | 'your input'
  | 'your assumption'
  | 'mid-range assumption'
  | 'assumption'
  | 'planning assumption'
  | 'rate card'
  | 'calendar'
  | 'comparison'
  | 'from the discount rate';

interface OperandDefinition extends FigureDefinition {
  source: OperandSource;
}

/** The unit of each operand that is neither a figure nor named like an input, and its source. */
const definitions = {
  timeLostPresentUsd: ['unroundedUsd', 'from the discount rate'],
  regionRateUsd: ['usd', 'rate card'],
  customHourlyRate: ['usd', 'your input'],
  defaultDevTimePercentage: ['percent', 'your input'],
  integrationCount: ['count', 'your input'],
  selectedCount: ['count', 'your input'],
  profiledCount: ['count', 'your input'],
  percentMonthsPerYear: ['factor', 'rate card'],
  hoursPerDeveloperWeek: ['factor', 'rate card'],
  moderationDivisor: ['factor', 'rate card'],
  teamBase: ['factor', 'rate card'],
  perDeveloper: ['factor', 'rate card'],
  teamAbove: ['factor', 'rate card'],
  devTimeBaseFactor: ['factor', 'rate card'],
  factorPerPoint: ['factor', 'rate card'],
  devTimeBelow: ['factor', 'rate card'],
  surchargeOfBand: ['factor', 'rate card'],
  developmentPercentage: ['percent', 'rate card'],
  testingPercentage: ['percent', 'rate card'],
  listSetupUsd: ['usd', 'rate card'],
  listMonthlyUsd: ['usd', 'rate card'],
  priceSetupUsd: ['usd', 'your assumption'],
  priceMonthlyUsd: ['usd', 'your assumption'],
  subscriptionUsd: ['unroundedUsd', 'your assumption'],
  discountedSubscriptionUsd: ['unroundedUsd', 'from the discount rate'],
  planDeploymentWeeks: ['weeks', 'rate card'],
  contractMonths: ['factor', 'rate card'],
  horizonMonths: ['count', 'comparison'],
  monthsPerYear: ['count', 'calendar'],
  weeksPerMonth: ['count', 'calendar'],
  monthsBefore: ['count', 'calendar'],
  firstMonth: ['month', 'calendar'],
  embeddedRevenueMonths: ['months', 'from the discount rate'],
  inHouseRevenueMonths: ['months', 'from the discount rate'],
} as const satisfies Record<keyof typeof operandLabels, readonly [Unit, OperandSource]>;

export type Operand = keyof typeof definitions;

/** The operands of formulas that are neither a figure nor named like an input or an assumption. */
export const operands = Object.fromEntries(
  Object.entries(definitions).map(([name, [unit, source]]) => [
    name,
    { label: operandLabels[name as Operand], unit, source },
  ]),
) as Record<Operand, OperandDefinition>;
