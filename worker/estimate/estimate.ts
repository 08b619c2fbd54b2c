import { assumedNumbers, billingOf } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import {
  type Estimate,
  type EstimateResults,
  monthlyReductionPercentage,
  monthlySavedCents,
  percentageOf,
  type Selection,
} from '../../contract/estimate.ts';
import { countedPrice } from './countedPrice.ts';
import { type Drivers, effectiveDevTime, hourlyRate } from './Drivers.ts';
import { deploymentWeeks, embeddedOwnCosts, embeddedPlan, leavingUsd } from './embeddedPlan.ts';
import {
  appliedMultiplier,
  costMultiplier,
  devTimeFactor,
  durationSurcharge,
  teamSizeFactor,
} from './factors.ts';
import {
  buildHours,
  inHouseCosts,
  multiplierUsd,
  platformMonthlyUsd,
  turnoverMonthlyUsd,
  workedHours,
} from './inHouse.ts';
import { selectionTotals } from './systems.ts';
import { timeline } from './timeline.ts';

/**
 * Estimates cost and duration of both sides; 0 integrations give zeros.
 *
 * @param inputs - Within the limits of the contract.
 */
export function estimate(inputs: CalculatorInputs): Estimate {
  return estimateFromDrivers(drivers(inputs));
}

/**
 * Derives the cost drivers from the inputs: hourly rate, developer time, team, and hours.
 *
 * @param given - The totals of the selected systems, where they are known or differ.
 */
export function drivers(inputs: CalculatorInputs, given?: Selection): Drivers {
  const { assumptions } = inputs;
  const hourlyRateUsd = hourlyRate(inputs.region, inputs.customHourlyRate);
  const effectiveDevTimePercentage = effectiveDevTime(inputs.devTimePercentage);
  const selection = given ?? selectionTotals(inputs);
  const { selectedCount, moderationWeeks } = selection;
  const effectiveCount = Math.max(inputs.integrationCount, selectedCount);
  const systems = selection.needsAssessment === false ? [] : inputs.selectedSystems;
  const stated = assumedNumbers(assumptions, effectiveCount, systems);
  const embeddedWeeks = deploymentWeeks(effectiveCount, assumptions);
  const assumed = assumptions?.preset
    ? { ...stated, embeddedDeploymentWeeks: stated.embeddedDeploymentWeeks ?? embeddedWeeks }
    : stated;
  const integrationHours = buildHours(selection, effectiveCount, assumed);
  return {
    hourlyRateUsd,
    effectiveDevTimePercentage,
    developerCount: inputs.developerCountNumber,
    effectiveCount,
    selection,
    hours: workedHours(integrationHours, assumed),
    integrationHours,
    moderationWeeks,
    embeddedWeeks,
    assumed,
    billing: billingOf(assumptions),
  };
}

/** Estimates both sides from cost drivers. */
export function estimateFromDrivers(base: Drivers): Estimate {
  const { hours, hourlyRateUsd, effectiveDevTimePercentage, developerCount } = base;
  const { effectiveCount, assumed } = base;
  const weeks = timeline(base);

  const teamSize = teamSizeFactor(developerCount);
  const share = devTimeFactor(effectiveDevTimePercentage);
  const surcharge = durationSurcharge(weeks.buildWeeks);
  const ruleMultiplier = costMultiplier(teamSize, share, surcharge);

  const inHouse = inHouseCosts(base, ruleMultiplier);
  const embedded = embeddedPlan(effectiveCount, assumed.planDiscountPercentage);

  return {
    results: { inHouse, embedded, savings: savings(inHouse, embedded) },
    hours,
    integrationHours: base.integrationHours,
    timeline: weeks,
    effectiveCount,
    selection: base.selection,
    factors: {
      hourlyRateUsd,
      effectiveDevTimePercentage,
      teamSizeFactor: teamSize,
      devTimeFactor: share,
      durationSurcharge: surcharge,
      multiplierUsd: multiplierUsd(base, inHouse),
      costMultiplier: appliedMultiplier(ruleMultiplier, assumed.multiplierPercentage),
    },
    assumed,
    price: countedPrice(base, embedded),
    escalation: {
      ...embeddedOwnCosts(base),
      platformMonthlyUsd: platformMonthlyUsd(base),
      turnoverMonthlyUsd: turnoverMonthlyUsd(base),
      // Nothing is built without integrations.
      feesYearlyUsd: effectiveCount === 0 ? 0 : assumed.feesUsdPerYear,
      overageMonthlyUsd: assumed.overageUsdPerMonth,
      planRisePercentagePerYear: assumed.planRisePercentagePerYear,
      wageRisePercentagePerYear: assumed.wageRisePercentagePerYear,
    },
    leavingUsd: leavingUsd(base),
    monthlyReductionPercentage: monthlyReductionPercentage(inHouse, embedded),
  };
}

/**
 * Computes the savings of embedding in USD and whole percent; 0, never negative, when embedding
 * costs more (E16).
 */
export function savings(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
): EstimateResults['savings'] {
  const inHouseCents = Math.round(inHouse.initialTotal * 100);
  const savedCents = Math.max(0, inHouseCents - Math.round(embedded.initialTotal * 100));
  return {
    absolute: savedCents / 100,
    percentage: percentageOf(savedCents, inHouseCents),
    monthlyMaintenance: monthlySavedCents(inHouse, embedded) / 100,
  };
}
