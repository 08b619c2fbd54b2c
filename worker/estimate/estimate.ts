import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { EstimateResults } from '../../contract/estimateResults.ts';
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
import type { Recorder } from './trace.ts';

/** Everything that follows from the inputs by the rules of specification 9. */
export interface Estimate {
  results: EstimateResults;
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

/** What the inputs come down to before any cost; a forecast varies these. */
export interface Drivers {
  hourlyRateUsd: number;
  timeSharePercentage: number;
  developerCount: number;
  effectiveCount: number;
  selectedCount: number;
  hours: Hours;
  moderationWeeks: number;
}

/**
 * Estimate both sides. The inputs are within the contract's limits; 0 integrations give zeros. A recorder
 * is handed every step with the rule that took it.
 */
export function estimate(inputs: CalculatorInputs, record?: Recorder): Estimate {
  return estimateFrom(drivers(inputs, record), record);
}

/** What the inputs come down to: rate, share, team, and the hours of all integrations. */
export function drivers(inputs: CalculatorInputs, record?: Recorder): Drivers {
  const hourlyRateUsd = hourlyRate(inputs.region, inputs.customHourlyRate, record);
  const timeSharePercentage = timeShare(inputs.devTimePercentage, record);
  const selection = systems(inputs.selectedSystems, record);
  const { selectedCount, moderationWeeks } = selection;
  const effectiveCount = effectiveIntegrations(inputs.integrationCount, selectedCount, record);
  return {
    hourlyRateUsd,
    timeSharePercentage,
    developerCount: inputs.developerCountNumber,
    effectiveCount,
    selectedCount,
    hours: buildHours(selection, effectiveCount, record),
    moderationWeeks,
  };
}

/** Estimate both sides from what the inputs came down to. */
export function estimateFrom(from: Drivers, record?: Recorder): Estimate {
  const { hours, hourlyRateUsd, timeSharePercentage, developerCount, effectiveCount } = from;
  const weeks = timeline(
    hours.development,
    developerCount,
    timeSharePercentage,
    from.moderationWeeks,
    effectiveCount,
    record,
  );

  const teamSize = teamSizeFactor(developerCount, record);
  const share = timeShareFactor(timeSharePercentage, record);
  const surcharge = durationSurcharge(weeks.buildWeeks, record);
  const multiplier = costMultiplier(teamSize, share, surcharge, record);

  const inHouse = inHouseCosts(hours, hourlyRateUsd, multiplier, record);
  const embedded = embeddedPlan(effectiveCount, record);

  return {
    results: { inHouse, embedded, savings: savings(inHouse, embedded, record) },
    hours,
    timeline: weeks,
    effectiveCount,
    selectedCount: from.selectedCount,
    factors: {
      hourlyRateUsd,
      timeSharePercentage,
      teamSizeFactor: teamSize,
      timeShareFactor: share,
      durationSurcharge: surcharge,
      costMultiplier: multiplier,
    },
    monthlyReductionPercentage: monthlyReductionPercentage(inHouse, embedded, record),
  };
}

/** As many as were counted, or selected if those are more (E2). */
function effectiveIntegrations(
  integrationCount: number,
  selectedCount: number,
  record?: Recorder,
): number {
  const value = Math.max(integrationCount, selectedCount);
  record?.({
    figure: 'effectiveCount',
    rule: 'effective-count',
    formula: 'max(integrationCount, selectedCount)',
    operands: { integrationCount, selectedCount },
    value,
  });
  return value;
}
