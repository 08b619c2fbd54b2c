import type { NumberAssumption } from '../../contract/assumptions.ts';
import type { EstimateFigure } from '../../contract/figures.ts';
import type { InputName } from '../../contract/inputs.ts';
import type { Operand } from '../../contract/operands.ts';
import type { UnknownWord } from '../formula/parseFormula.ts';
import { rateCard, type UserPlan } from './rateCard.ts';
import type { RuleId } from './rules.ts';

/** The second statement of a rule: explanations print its formula, and the workbook computes it. */
interface FormulaDefinition {
  rule: RuleId;
  /** The rule instead, where the visitor states an assumption. */
  ruleWith?: { assumption: NumberAssumption; rule: RuleId };
  formula: string;
  /** The operands that select a value of the rate card. */
  selectedBy?: readonly (EstimateFigure | Operand | InputName)[];
  /** A figure that is explained only where one of these assumptions is not 0. */
  onlyWith?: readonly NumberAssumption[];
}

/** Means a figure of each selected system. */
export type SystemList = 'systemDevHours' | 'systemMaintenanceHours' | 'systemReviewWeeks';

type Name =
  | EstimateFigure
  | Operand
  | NumberAssumption
  | InputName
  | SystemList
  /** Whether the visitor's own rate counts. */
  | 'hasOwnRate';

type TextOf<Definition> = Definition extends { formula: infer Text extends string } ? Text : never;

/** A formula of no figure, or with a misspelt operand, does not compile; the error names it. */
function define<const Formulas extends Record<EstimateFigure, FormulaDefinition>>(
  formulas: Formulas & {
    [Figure in keyof Formulas]: Figure extends EstimateFigure
      ? [UnknownWord<TextOf<Formulas[Figure]>, Name>] extends [never]
        ? unknown
        : { formula: ['Unknown operand', UnknownWord<TextOf<Formulas[Figure]>, Name>] }
      : { formula: ['Unknown figure', Figure] };
  },
): Record<EstimateFigure, FormulaDefinition> {
  return formulas;
}

/** The wage rises after each year until the month of leaving, or else month 36. */
const risesUntilLeaving = [12, 24, 36, 48]
  .map(
    (month) =>
      `if(${month} < if(leavingMonth, leavingMonth, 36), 1 + wageRisePercentagePerYear / 100, 1)`,
  )
  .join(' * ');

/**
 * The formula of every figure of an estimate, in the order of the calculation. The estimate never
 * evaluates them. That rule and formula agree is a property, which spreadsheet engines check.
 */
export const formulas = define({
  hourlyRateUsd: {
    rule: 'hourly-rate',
    formula: 'if(hasOwnRate, customHourlyRate, regionRateUsd)',
  },
  effectiveDevTimePercentage: {
    rule: 'time-share',
    formula: 'if(devTimePercentage, devTimePercentage, defaultDevTimePercentage)',
  },
  selectedDevHours: {
    rule: 'hours',
    formula: 'sum(systemDevHours)',
  },
  selectedMaintenanceHours: {
    rule: 'hours',
    formula: 'sum(systemMaintenanceHours)',
  },
  moderationWeeks: {
    rule: 'moderation',
    formula: 'max(systemReviewWeeks)',
  },
  effectiveCount: {
    rule: 'effective-count',
    formula: 'max(integrationCount, selectedCount)',
  },
  genericCount: {
    rule: 'hours',
    formula: 'effectiveCount - profiledCount',
  },
  integrationDevHours: {
    rule: 'hours',
    formula: 'snap(selectedDevHours + genericCount * genericDevHours)',
    onlyWith: ['platformHoursOnce', 'assistedBuildSavingPercentage'],
  },
  developmentHours: {
    rule: 'hours',
    formula:
      'if(any(platformHoursOnce, assistedBuildSavingPercentage), snap((integrationDevHours + if(platformHoursOnce, platformHoursOnce, 0)) * if(assistedBuildSavingPercentage, (100 - assistedBuildSavingPercentage) / 100, 1)), snap(selectedDevHours + genericCount * genericDevHours))',
  },
  maintenanceHours: {
    rule: 'hours',
    ruleWith: { assumption: 'maintenancePercentagePerYear', rule: 'maintenance-percentage' },
    formula:
      'snap((if(isStated(maintenancePercentagePerYear), if(any(platformHoursOnce, assistedBuildSavingPercentage), integrationDevHours, developmentHours) * maintenancePercentagePerYear / percentMonthsPerYear, selectedMaintenanceHours + genericCount * genericMaintenanceHours) + if(platformHoursPerMonth, platformHoursPerMonth, 0)) * if(assistedMaintenanceSavingPercentage, (100 - assistedMaintenanceSavingPercentage) / 100, 1))',
  },
  buildWeeks: {
    rule: 'build-weeks',
    formula:
      'developmentHours / (hoursPerDeveloperWeek * developerCountNumber * effectiveDevTimePercentage / 100)',
  },
  timelineWeeks: {
    rule: 'timeline',
    formula: 'roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
  },
  embeddedWeeks: {
    rule: 'embedded-weeks',
    formula:
      'if(isStated(embeddedDeploymentWeeks), roundUp(embeddedDeploymentWeeks), planDeploymentWeeks)',
    selectedBy: ['effectiveCount'],
  },
  teamSizeFactor: {
    rule: 'team-size-factor',
    formula:
      'if(perDeveloper, teamBase + perDeveloper * (developerCountNumber - teamAbove), teamBase)',
    selectedBy: ['developerCountNumber'],
  },
  devTimeFactor: {
    rule: 'time-share-factor',
    formula: 'devTimeBaseFactor + factorPerPoint * (devTimeBelow - effectiveDevTimePercentage)',
  },
  durationSurcharge: {
    rule: 'duration-surcharge',
    formula: 'surchargeOfBand',
    selectedBy: ['buildWeeks'],
  },
  costMultiplier: {
    rule: 'cost-multiplier',
    formula:
      'if(multiplierPercentage < 100, snap(1 + (teamSizeFactor * devTimeFactor + durationSurcharge - 1) * multiplierPercentage / 100), snap(teamSizeFactor * devTimeFactor + durationSurcharge))',
  },
  initialTotalUsd: {
    rule: 'initial-cost',
    formula: 'cents(developmentHours * hourlyRateUsd * costMultiplier)',
  },
  multiplierUsd: {
    rule: 'initial-cost',
    formula: 'initialTotalUsd - cents(developmentHours * hourlyRateUsd)',
  },
  developmentUsd: {
    rule: 'initial-cost',
    formula: 'cents(initialTotalUsd * developmentPercentage / 100)',
  },
  testingUsd: {
    rule: 'initial-cost',
    formula: 'cents(initialTotalUsd * testingPercentage / 100)',
  },
  documentationUsd: {
    rule: 'initial-cost',
    formula: 'initialTotalUsd - developmentUsd - testingUsd',
  },
  platformMonthlyUsd: {
    rule: 'own-platform',
    formula: 'cents(platformUsdPerMonth)',
    onlyWith: ['platformUsdPerMonth'],
  },
  maintenanceUsd: {
    rule: 'maintenance-cost',
    // A percentage is printed with the hours of the build: the maintenance hours would be rounded.
    formula:
      'cents(if(isStated(maintenancePercentagePerYear), if(any(platformHoursOnce, platformHoursPerMonth, assistedBuildSavingPercentage, assistedMaintenanceSavingPercentage), maintenanceHours * hourlyRateUsd, developmentHours * maintenancePercentagePerYear * hourlyRateUsd / percentMonthsPerYear), maintenanceHours * hourlyRateUsd) + if(platformUsdPerMonth, platformMonthlyUsd, 0))',
  },
  turnoverMonthlyUsd: {
    rule: 'turnover',
    formula:
      'turnoverPercentagePerYear / 100 * developerCountNumber * handoverHours * hourlyRateUsd / monthsPerYear',
    onlyWith: ['turnoverPercentagePerYear'],
  },
  setupUsd: {
    rule: 'embedded-plan',
    formula:
      'if(planDiscountPercentage, cents(listSetupUsd * (100 - planDiscountPercentage) / 100), listSetupUsd)',
  },
  monthlyUsd: {
    rule: 'embedded-plan',
    formula:
      'if(planDiscountPercentage, cents(listMonthlyUsd * (100 - planDiscountPercentage) / 100), listMonthlyUsd)',
    selectedBy: ['effectiveCount'],
  },
  yearOneUsd: {
    rule: 'embedded-plan',
    formula: 'setupUsd + contractMonths * monthlyUsd',
  },
  savingsUsd: {
    rule: 'savings',
    formula: 'max(0, initialTotalUsd - yearOneUsd)',
  },
  savingsPercentage: {
    rule: 'savings',
    formula: 'if(initialTotalUsd, round(100 * savingsUsd / initialTotalUsd), 0)',
  },
  monthlySavingsUsd: {
    rule: 'monthly-savings',
    formula: 'max(0, maintenanceUsd - monthlyUsd)',
  },
  embeddedOwnOnceUsd: {
    rule: 'embedded-own-work',
    formula:
      'effectiveCount * embeddedHoursPerIntegration * hourlyRateUsd * if(assistedBuildSavingPercentage, (100 - assistedBuildSavingPercentage) / 100, 1)',
    onlyWith: ['embeddedHoursPerIntegration'],
  },
  embeddedOwnMonthlyUsd: {
    rule: 'embedded-own-work',
    formula:
      'effectiveCount * embeddedHoursPerMonth * hourlyRateUsd * if(assistedMaintenanceSavingPercentage, (100 - assistedMaintenanceSavingPercentage) / 100, 1)',
    onlyWith: ['embeddedHoursPerMonth'],
  },
  leavingUsd: {
    rule: 'leaving',
    // The types of words end before the whole text; a test evaluates it.
    formula:
      `effectiveCount * leavingHoursPerIntegration * hourlyRateUsd * if(wageRisePercentagePerYear, ${risesUntilLeaving}, 1)` as 'leavingMonth',
    onlyWith: ['leavingHoursPerIntegration'],
  },
  monthlyReductionPercentage: {
    rule: 'monthly-savings',
    formula: 'if(maintenanceUsd, round(100 * monthlySavingsUsd / maintenanceUsd), 0)',
  },
});

const discount = '(100 - planDiscountPercentage) / 100';

/** The price that counts (E45) by month, which the columns of the workbook compute. */
export const countedPriceFormulas = {
  users:
    'if(any(isStarter, isPro), round(usersNow + (if(isStated(usersAtEnd), usersAtEnd, usersNow) - usersNow) * (min(max(month, 1), 36) - 1) / 35), 0)',
  price: `if(isStarter, cents((${userFormula('starter')}) * ${discount}), if(isPro, cents((${userFormula('pro')}) * ${discount}), if(isQuote, if(isStated(planUsdPerMonth), cents(planUsdPerMonth * ${discount}), monthlyUsd), monthlyUsd)))`,
  setup: `if(isStarter, cents(${rateCard.userPlans.starter.setupUsd} * ${discount}), if(isPro, cents(${rateCard.userPlans.pro.setupUsd} * ${discount}), if(isQuote, if(isStated(planSetupUsd), cents(planSetupUsd * ${discount}), setupUsd), setupUsd)))`,
} as const;

/** "1500 + 8 * max(0, users)": the list price of a month, each tier at its own price. */
function userFormula(plan: UserPlan): string {
  const { monthlyUsd, freeUsers, tiers } = rateCard.userPlans[plan];
  const parts = tiers.map(({ upToUsers, centsPerUser }, index) => {
    const from = freeUsers + (tiers[index - 1]?.upToUsers ?? 0);
    const counted =
      upToUsers < Number.POSITIVE_INFINITY ? `min(users, ${freeUsers + upToUsers})` : 'users';
    return `${centsPerUser / 100} * max(0, ${counted} - ${from})`;
  });
  return [monthlyUsd, ...parts].join(' + ');
}
