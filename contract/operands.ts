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

const fromRateCard = (label: string, unit: Unit = 'factor') =>
  ({ label, unit, source: 'rate card' }) as const;

/** The operands of formulas that are neither a figure nor named like an input or an assumption. */
export const operands = {
  timeLostPresentUsd: {
    label: operandLabels.timeLostPresentUsd,
    unit: 'unroundedUsd',
    source: 'from the discount rate',
  },
  regionRateUsd: fromRateCard(operandLabels.regionRateUsd, 'usd'),
  customHourlyRate: {
    label: operandLabels.customHourlyRate,
    unit: 'usd',
    source: 'your input',
  },
  defaultDevTimePercentage: {
    label: operandLabels.defaultDevTimePercentage,
    unit: 'percent',
    source: 'your input',
  },
  integrationCount: {
    label: operandLabels.integrationCount,
    unit: 'count',
    source: 'your input',
  },
  selectedCount: {
    label: operandLabels.selectedCount,
    unit: 'count',
    source: 'your input',
  },
  profiledCount: {
    label: operandLabels.profiledCount,
    unit: 'count',
    source: 'your input',
  },
  percentMonthsPerYear: fromRateCard(operandLabels.percentMonthsPerYear),
  hoursPerDeveloperWeek: fromRateCard(operandLabels.hoursPerDeveloperWeek),
  moderationDivisor: fromRateCard(operandLabels.moderationDivisor),
  teamBase: fromRateCard(operandLabels.teamBase),
  perDeveloper: fromRateCard(operandLabels.perDeveloper),
  teamAbove: fromRateCard(operandLabels.teamAbove),
  devTimeBaseFactor: fromRateCard(operandLabels.devTimeBaseFactor),
  factorPerPoint: fromRateCard(operandLabels.factorPerPoint),
  devTimeBelow: fromRateCard(operandLabels.devTimeBelow),
  surchargeOfBand: fromRateCard(operandLabels.surchargeOfBand),
  developmentPercentage: fromRateCard(operandLabels.developmentPercentage, 'percent'),
  testingPercentage: fromRateCard(operandLabels.testingPercentage, 'percent'),
  listSetupUsd: fromRateCard(operandLabels.listSetupUsd, 'usd'),
  listMonthlyUsd: fromRateCard(operandLabels.listMonthlyUsd, 'usd'),
  priceSetupUsd: {
    label: operandLabels.priceSetupUsd,
    unit: 'usd',
    source: 'your assumption',
  },
  priceMonthlyUsd: {
    label: operandLabels.priceMonthlyUsd,
    unit: 'usd',
    source: 'your assumption',
  },
  subscriptionUsd: {
    label: operandLabels.subscriptionUsd,
    unit: 'unroundedUsd',
    source: 'your assumption',
  },
  discountedSubscriptionUsd: {
    label: operandLabels.discountedSubscriptionUsd,
    unit: 'unroundedUsd',
    source: 'from the discount rate',
  },
  planDeploymentWeeks: fromRateCard(operandLabels.planDeploymentWeeks, 'weeks'),
  contractMonths: fromRateCard(operandLabels.contractMonths),
  horizonMonths: {
    label: operandLabels.horizonMonths,
    unit: 'count',
    source: 'comparison',
  },
  monthsPerYear: {
    label: operandLabels.monthsPerYear,
    unit: 'count',
    source: 'calendar',
  },
  weeksPerMonth: {
    label: operandLabels.weeksPerMonth,
    unit: 'count',
    source: 'calendar',
  },
  monthsBefore: {
    label: operandLabels.monthsBefore,
    unit: 'count',
    source: 'calendar',
  },
  firstMonth: {
    label: operandLabels.firstMonth,
    unit: 'month',
    source: 'calendar',
  },
  embeddedRevenueMonths: {
    label: operandLabels.embeddedRevenueMonths,
    unit: 'months',
    source: 'from the discount rate',
  },
  inHouseRevenueMonths: {
    label: operandLabels.inHouseRevenueMonths,
    unit: 'months',
    source: 'from the discount rate',
  },
} as const satisfies Record<string, OperandDefinition>;

export type Operand = keyof typeof operands;
