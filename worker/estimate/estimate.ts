import { assumedNumber, type NumberAssumption } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import {
  type Estimate,
  type EstimateResults,
  monthlyReductionPercentage,
  monthlySavedCents,
  percentageOf,
  type Selection,
} from '../../contract/estimate.ts';
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
  const assumed = (name: NumberAssumption) => assumedNumber(assumptions, name) ?? 0;
  const integrationHours = buildHours(selection, effectiveCount, assumptions);
  const assistedSaving = {
    build: assumed('assistedBuildSavingPercentage'),
    maintenance: assumed('assistedMaintenanceSavingPercentage'),
  };
  const platform = {
    development: assumed('platformHoursOnce'),
    maintenance: assumed('platformHoursPerMonth'),
  };
  return {
    hourlyRateUsd,
    effectiveDevTimePercentage,
    developerCount: inputs.developerCountNumber,
    effectiveCount,
    selection,
    hours: workedHours(integrationHours, platform, assistedSaving),
    integrationHours,
    moderationWeeks,
    maintenancePercentagePerYear: assumedNumber(assumptions, 'maintenancePercentagePerYear'),
    multiplierPercentage: assumed('multiplierPercentage'),
    embeddedWeeks: deploymentWeeks(effectiveCount, assumptions),
    planDiscountPercentage: assumed('planDiscountPercentage'),
    planRisePercentagePerYear: assumed('planRisePercentagePerYear'),
    wageRisePercentagePerYear: assumed('wageRisePercentagePerYear'),
    embeddedHours: {
      once: assumed('embeddedHoursPerIntegration'),
      monthly: assumed('embeddedHoursPerMonth'),
    },
    assistedSaving,
    platformUsdPerMonth: assumed('platformUsdPerMonth'),
    turnover: {
      percentagePerYear: assumed('turnoverPercentagePerYear'),
      handoverHours: assumed('handoverHours'),
    },
    overageUsdPerMonth: assumed('overageUsdPerMonth'),
    leavingHours: assumed('leavingHoursPerIntegration'),
  };
}

/** Estimates both sides from cost drivers. */
export function estimateFromDrivers(base: Drivers): Estimate {
  const { hours, hourlyRateUsd, effectiveDevTimePercentage, developerCount, effectiveCount } = base;
  const weeks = timeline(base);

  const teamSize = teamSizeFactor(developerCount);
  const share = devTimeFactor(effectiveDevTimePercentage);
  const surcharge = durationSurcharge(weeks.buildWeeks);
  const ruleMultiplier = costMultiplier(teamSize, share, surcharge);

  const inHouse = inHouseCosts(base, ruleMultiplier);
  const embedded = embeddedPlan(effectiveCount, base.planDiscountPercentage);

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
      costMultiplier: appliedMultiplier(ruleMultiplier, base.multiplierPercentage),
    },
    escalation: {
      ...embeddedOwnCosts(base),
      platformMonthlyUsd: platformMonthlyUsd(base),
      turnoverMonthlyUsd: turnoverMonthlyUsd(base),
      overageMonthlyUsd: base.overageUsdPerMonth,
      planRisePercentagePerYear: base.planRisePercentagePerYear,
      wageRisePercentagePerYear: base.wageRisePercentagePerYear,
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
