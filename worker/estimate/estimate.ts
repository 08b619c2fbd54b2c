import type { CalculationResults, CalculatorInputs } from '../../contract/calculation.ts';
import { buildHours, type Hours } from './buildHours.ts';
import { costMultiplier } from './costMultiplier.ts';
import { durationSurcharge } from './durationSurcharge.ts';
import { embeddedPlan } from './embeddedPlan.ts';
import { hourlyRate } from './hourlyRate.ts';
import { inHouseCosts } from './inHouseCosts.ts';
import { monthlyReductionPercentage, savings } from './savings.ts';
import { systems } from './systems.ts';
import { teamSizeFactor } from './teamSizeFactor.ts';
import { type Timeline, timeline } from './timeline.ts';
import { timeShare } from './timeShare.ts';
import { timeShareFactor } from './timeShareFactor.ts';

/** Everything that follows from the inputs by the rules of specification 9. */
export interface Estimate {
  results: CalculationResults;
  hours: Hours;
  timeline: Timeline;
  /** Integrations that are estimated: as many as were counted, or selected if those are more (E2). */
  effectiveCount: number;
  /** Distinct systems that were selected. */
  selectedCount: number;
  factors: Factors;
  /** Whole percent by which embedding lowers the monthly cost (E16). */
  monthlyReductionPercentage: number;
}

/** What hours are multiplied by, and what that came from. */
export interface Factors {
  hourlyRateUsd: number;
  timeSharePercentage: number;
  teamSizeFactor: number;
  timeShareFactor: number;
  durationSurcharge: number;
  costMultiplier: number;
}

/** Estimate both sides. The inputs are within the contract's limits; 0 integrations give zeros. */
export function estimate(inputs: CalculatorInputs): Estimate {
  const developerCount = inputs.developerCountNumber;

  const hourlyRateUsd = hourlyRate(inputs.region, inputs.customHourlyRate);
  const timeSharePercentage = timeShare(inputs.devTimePercentage);

  const selection = systems(inputs.selectedSystems);
  const effectiveCount = Math.max(inputs.integrationCount, selection.selectedCount);
  const hours = buildHours(selection, effectiveCount);
  const weeks = timeline(
    hours.development,
    developerCount,
    timeSharePercentage,
    selection.moderationWeeks,
    effectiveCount,
  );

  const teamSize = teamSizeFactor(developerCount);
  const share = timeShareFactor(timeSharePercentage);
  const surcharge = durationSurcharge(weeks.buildWeeks);
  const multiplier = costMultiplier(teamSize, share, surcharge);

  const inHouse = inHouseCosts(hours, hourlyRateUsd, multiplier);
  const embedded = embeddedPlan(effectiveCount);

  return {
    results: { inHouse, albato: embedded, savings: savings(inHouse, embedded) },
    hours,
    timeline: weeks,
    effectiveCount,
    selectedCount: selection.selectedCount,
    factors: {
      hourlyRateUsd,
      timeSharePercentage,
      teamSizeFactor: teamSize,
      timeShareFactor: share,
      durationSurcharge: surcharge,
      costMultiplier: multiplier,
    },
    monthlyReductionPercentage: monthlyReductionPercentage(inHouse, embedded),
  };
}
