import {
  numberAssumptionNames,
  percentMonthsPerYear,
  type SystemFigure,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { estimateFigureNames, estimateFigures } from '../../contract/figures.ts';
import { monthsPerYear, weeksPerMonth } from '../../contract/format/durations.ts';
import { definitionOf, inputDefinitions, inputNames } from '../../contract/inputs.ts';
import { ownHourlyRate, regionRateUsd } from '../estimate/Drivers.ts';
import { planTier } from '../estimate/embeddedPlan.ts';
import { devTimeBand, durationSurcharge, teamSizeBand } from '../estimate/factors.ts';
import { formulas, type SystemList } from '../estimate/formulas.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import type { Formula } from '../formula/parseFormula.ts';
import { type Step, stepOf } from './Step.ts';

/** Lists the steps of an estimate in the order of the calculation. */
export function estimateSteps(inputs: CalculatorInputs, estimated: Estimate): Step[] {
  const values = estimateValues(inputs, estimated);
  const lists = systemLists(inputs);
  return estimateFigureNames.flatMap((figure) => {
    const { onlyWith, ruleWith, ...definition } = formulas[figure];
    if (onlyWith?.every((name) => values[name] === 0)) return [];
    const hasOtherRule = ruleWith && !Number.isNaN(values[ruleWith.assumption]);
    const rule = hasOtherRule ? ruleWith.rule : definition.rule;
    const value = values[figure] ?? Number.NaN;
    return stepOf({ ...definition, rule, figure, values, value }, lists);
  });
}

/** Returns the values of all figures and operands of an estimate; NaN for an input not stated. */
export function estimateValues(
  inputs: CalculatorInputs,
  estimated: Estimate,
): Record<string, number> {
  const { effectiveCount, selection, timeline, factors, price } = estimated;
  const { region, customHourlyRate } = inputs;
  const team = teamSizeBand(inputs.developerCountNumber);
  const devTime = devTimeBand(factors.effectiveDevTimePercentage);
  const plan = planTier(effectiveCount);
  const stated = inputNames.flatMap((name) => {
    const definition = definitionOf(name);
    if (definition.kind !== 'number') return [];
    const value = Number(inputs[name] ?? Number.NaN);
    return [[name, definition.notStatedCountsAs === undefined ? value : value || 0] as const];
  });
  const assumed = numberAssumptionNames.map(
    (name) => [name, estimated.assumed[name] ?? Number.NaN] as const,
  );
  const figures = estimateFigureNames.map(
    (figure) => [figure, estimateFigures[figure].value(estimated)] as const,
  );
  return {
    selectedCount: selection.selectedCount,
    profiledCount: selection.profiledCount,
    defaultDevTimePercentage: inputDefinitions.devTimePercentage.notStatedCountsAs,
    hasOwnRate: Number(ownHourlyRate(region, customHourlyRate) !== null),
    regionRateUsd: regionRateUsd(region),
    percentMonthsPerYear,
    hoursPerDeveloperWeek: rateCard.hoursPerDeveloperWeek,
    moderationDivisor: rateCard.moderationDivisor,
    teamBase: team.percent / 100,
    perDeveloper: team.percentPerDeveloper / 100,
    teamAbove: team.above,
    devTimeBaseFactor: devTime.thousandths / 1000,
    factorPerPoint: devTime.thousandthsPerPoint / 1000,
    devTimeBelow: devTime.below,
    surchargeOfBand: durationSurcharge(timeline.buildWeeks),
    developmentPercentage: rateCard.initialCostSplit.development,
    testingPercentage: rateCard.initialCostSplit.testing,
    listSetupUsd: effectiveCount > 0 ? rateCard.embeddedPlan.setupUsd : 0,
    listMonthlyUsd: plan.monthlyUsd,
    planDeploymentWeeks: plan.deploymentWeeks,
    priceSetupUsd: price.setupUsd,
    priceMonthlyUsd: price.monthlyUsd,
    isStarter: Number(price.billing === 'starter'),
    isPro: Number(price.billing === 'pro'),
    isQuote: Number(price.billing === 'quote'),
    contractMonths: rateCard.embeddedPlan.contractMonths,
    weeksPerMonth,
    monthsPerYear,
    ...Object.fromEntries([...stated, ...assumed, ...figures]),
  };
}

/** The figures of the selected systems; of the reviews, those that take time. */
function systemLists(inputs: CalculatorInputs) {
  const systems = selectedProfiles(inputs);
  const list = (figure: SystemFigure) =>
    systems.map((system): Formula => ({ kind: 'system', id: system.id, value: system[figure] }));
  return {
    systemDevHours: list('devHours'),
    systemMaintenanceHours: list('maintenanceHours'),
    systemReviewWeeks: list('moderationWeeks').filter(
      (system) => system.kind === 'system' && system.value > 0,
    ),
  } satisfies Record<SystemList, Formula[]>;
}
