import type { NumberAssumption } from '../../contract/assumptions.ts';
import type { EstimateFigure, Operand } from '../../contract/figures.ts';
import type { InputName } from '../../contract/inputs.ts';
import type { UnknownWord } from '../formula/parseFormula.ts';
import type { Estimate } from './estimate.ts';
import type { RuleId } from './rules.ts';
import type { Selection } from './systems.ts';

/** The second statement of a rule: explanations print its formula, and the workbook computes it. */
export interface FormulaDefinition {
  rule: RuleId;
  /** The rule instead, where the visitor states an assumption. */
  ruleWith?: { assumption: NumberAssumption; rule: RuleId };
  formula: string;
  /** The operands that select a value of the rate card. */
  selectedBy?: readonly (EstimateFigure | Operand)[];
  /** A figure that is explained only where this assumption is above 0. */
  onlyWith?: NumberAssumption;
  /** The figure, as the rule computed it. */
  value: (estimated: Estimate, selection: Selection) => number;
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

/** Names the words of a formula that are no operand, so that a misspelt one does not compile. */
function define<const Formulas extends Record<EstimateFigure, FormulaDefinition>>(
  formulas: Formulas & {
    [Figure in keyof Formulas]: Formulas[Figure] extends { formula: infer Text extends string }
      ? { formula: [UnknownWord<Text, Name>] extends [never] ? string : UnknownWord<Text, Name> }
      : never;
  },
): Record<EstimateFigure, FormulaDefinition> {
  return formulas;
}

/**
 * The formula of every figure of an estimate, in the order of the calculation. The estimate never
 * evaluates them. That rule and formula agree is a property, which spreadsheet engines check.
 */
export const formulas = define({
  hourlyRateUsd: {
    rule: 'hourly-rate',
    formula: 'if(hasOwnRate, customHourlyRate, regionRateUsd)',
    value: ({ factors }) => factors.hourlyRateUsd,
  },
  effectiveDevTimePercentage: {
    rule: 'time-share',
    formula: 'if(devTimePercentage, devTimePercentage, defaultDevTimePercentage)',
    value: ({ factors }) => factors.effectiveDevTimePercentage,
  },
  selectedDevHours: {
    rule: 'hours',
    formula: 'sum(systemDevHours)',
    value: (_, selection) => selection.devHours,
  },
  selectedMaintenanceHours: {
    rule: 'hours',
    formula: 'sum(systemMaintenanceHours)',
    value: (_, selection) => selection.maintenanceHours,
  },
  moderationWeeks: {
    rule: 'moderation',
    formula: 'max(systemReviewWeeks)',
    value: ({ timeline }) => timeline.moderationWeeks,
  },
  effectiveCount: {
    rule: 'effective-count',
    formula: 'max(integrationCount, selectedCount)',
    value: ({ effectiveCount }) => effectiveCount,
  },
  genericCount: {
    rule: 'hours',
    formula: 'effectiveCount - profiledCount',
    value: ({ effectiveCount }, selection) => effectiveCount - selection.profiledCount,
  },
  developmentHours: {
    rule: 'hours',
    formula: 'snap(selectedDevHours + genericCount * genericDevHours)',
    value: ({ hours }) => hours.development,
  },
  maintenanceHours: {
    rule: 'hours',
    ruleWith: { assumption: 'maintenancePercentagePerYear', rule: 'maintenance-percentage' },
    formula:
      'if(isStated(maintenancePercentagePerYear), developmentHours * maintenancePercentagePerYear / percentMonthsPerYear, snap(selectedMaintenanceHours + genericCount * genericMaintenanceHours))',
    value: ({ hours }) => hours.maintenance,
  },
  buildWeeks: {
    rule: 'build-weeks',
    formula:
      'developmentHours / (hoursPerDeveloperWeek * developerCount * effectiveDevTimePercentage / 100)',
    value: ({ timeline }) => timeline.buildWeeks,
  },
  timelineWeeks: {
    rule: 'timeline',
    formula: 'roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
    value: ({ timeline }) => timeline.timelineWeeks,
  },
  embeddedWeeks: {
    rule: 'embedded-weeks',
    formula: 'planDeploymentWeeks',
    selectedBy: ['effectiveCount'],
    value: ({ timeline }) => timeline.embeddedWeeks,
  },
  teamSizeFactor: {
    rule: 'team-size-factor',
    formula: 'if(perDeveloper, teamBase + perDeveloper * (developerCount - teamAbove), teamBase)',
    selectedBy: ['developerCount'],
    value: ({ factors }) => factors.teamSizeFactor,
  },
  devTimeFactor: {
    rule: 'time-share-factor',
    formula: 'shareBase + perPoint * (shareBelow - effectiveDevTimePercentage)',
    value: ({ factors }) => factors.devTimeFactor,
  },
  durationSurcharge: {
    rule: 'duration-surcharge',
    formula: 'surchargeOfBand',
    selectedBy: ['buildWeeks'],
    value: ({ factors }) => factors.durationSurcharge,
  },
  costMultiplier: {
    rule: 'cost-multiplier',
    formula: 'snap(teamSizeFactor * devTimeFactor + durationSurcharge)',
    value: ({ factors }) => factors.costMultiplier,
  },
  initialTotalUsd: {
    rule: 'initial-cost',
    formula: 'cents(developmentHours * hourlyRateUsd * costMultiplier)',
    value: ({ results }) => results.inHouse.initialTotal,
  },
  developmentUsd: {
    rule: 'initial-cost',
    formula: 'cents(initialTotalUsd * developmentPercentage / 100)',
    value: ({ results }) => results.inHouse.development,
  },
  testingUsd: {
    rule: 'initial-cost',
    formula: 'cents(initialTotalUsd * testingPercentage / 100)',
    value: ({ results }) => results.inHouse.testing,
  },
  documentationUsd: {
    rule: 'initial-cost',
    formula: 'initialTotalUsd - developmentUsd - testingUsd',
    value: ({ results }) => results.inHouse.documentation,
  },
  maintenanceUsd: {
    rule: 'maintenance-cost',
    // A percentage is printed with the hours of the build: the maintenance hours would be rounded.
    formula:
      'cents(if(isStated(maintenancePercentagePerYear), developmentHours * maintenancePercentagePerYear * hourlyRateUsd / percentMonthsPerYear, maintenanceHours * hourlyRateUsd))',
    value: ({ results }) => results.inHouse.maintenance,
  },
  setupUsd: {
    rule: 'embedded-plan',
    formula:
      'if(planDiscountPercentage, cents(planSetupUsd * (100 - planDiscountPercentage) / 100), planSetupUsd)',
    value: ({ results }) => results.embedded.setup,
  },
  monthlyUsd: {
    rule: 'embedded-plan',
    formula:
      'if(planDiscountPercentage, cents(planMonthlyUsd * (100 - planDiscountPercentage) / 100), planMonthlyUsd)',
    selectedBy: ['effectiveCount'],
    value: ({ results }) => results.embedded.monthly,
  },
  yearOneUsd: {
    rule: 'embedded-plan',
    formula: 'setupUsd + contractMonths * monthlyUsd',
    value: ({ results }) => results.embedded.initialTotal,
  },
  savingsUsd: {
    rule: 'savings',
    formula: 'max(0, initialTotalUsd - yearOneUsd)',
    value: ({ results }) => results.savings.absolute,
  },
  savingsPercentage: {
    rule: 'savings',
    formula: 'if(initialTotalUsd, round(100 * savingsUsd / initialTotalUsd), 0)',
    value: ({ results }) => results.savings.percentage,
  },
  monthlySavingsUsd: {
    rule: 'monthly-savings',
    formula: 'max(0, maintenanceUsd - monthlyUsd)',
    value: ({ results }) => results.savings.monthlyMaintenance,
  },
  embeddedOwnOnceUsd: {
    rule: 'embedded-own-work',
    formula: 'effectiveCount * embeddedHoursPerIntegration * hourlyRateUsd',
    onlyWith: 'embeddedHoursPerIntegration',
    value: ({ escalation }) => escalation.ownOnceUsd,
  },
  embeddedOwnMonthlyUsd: {
    rule: 'embedded-own-work',
    formula: 'effectiveCount * embeddedHoursPerMonth * hourlyRateUsd',
    onlyWith: 'embeddedHoursPerMonth',
    value: ({ escalation }) => escalation.ownMonthlyUsd,
  },
  monthlyReductionPercentage: {
    rule: 'monthly-savings',
    formula: 'if(maintenanceUsd, round(100 * monthlySavingsUsd / maintenanceUsd), 0)',
    value: ({ monthlyReductionPercentage }) => monthlyReductionPercentage,
  },
});
