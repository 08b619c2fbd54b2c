import { assumedNumber } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { durationSurcharge } from '../estimate/durationSurcharge.ts';
import { drivers, type Estimate, estimateFromDrivers } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { buildWeeks } from '../estimate/timeline.ts';
import { addSamples } from './addSamples.ts';
import {
  embeddedCostAfter,
  embeddedSpending,
  forecastMonths,
  inHouseCostAfter,
} from './cumulativeCosts.ts';
import { type PertDistribution, pertQuantiles } from './pertQuantiles.ts';

/**
 * How uncertain the planning assumptions are: distributions of the factor between plan and outcome.
 */
export interface UncertaintyModel {
  /** For the development hours of each integration. */
  devHours: PertDistribution;
  /** For the maintenance hours of each integration. */
  maintenanceHours: PertDistribution;
  /** For the review of each system. */
  moderationWeeks: PertDistribution;
  /** For all hours together: estimation errors of one team are correlated. */
  estimationBias: PertDistribution;
}

/**
 * Planning assumptions of this product: builds exceed their plan more often than they undercut it.
 */
export const defaultUncertainty: UncertaintyModel = {
  devHours: { min: 0.7, mode: 1, max: 2 },
  maintenanceHours: { min: 0.6, mode: 1, max: 1.8 },
  moderationWeeks: { min: 0.5, mode: 1, max: 1.5 },
  estimationBias: { min: 0.8, mode: 1, max: 1.5 },
};

export const simulationCount = 10_000;

/** The results by simulation: index i of every array belongs to simulation i. */
export interface Simulations {
  initialTotalUsd: Float64Array;
  maintenanceUsd: Float64Array;
  timelineWeeks: Float64Array;
  /** In-house minus embedded cost over the whole forecast; positive if embedding is cheaper. */
  differenceUsd: Float64Array;
}

/** Random streams: number 0 is for the estimation bias, then three for each integration. */
const streamsPerIntegration = 3;

/**
 * Simulates the estimate 10,000 times with random hours and reviews (Monte Carlo). The generator
 * yields after every integration, so a caller can handle messages or stop. The loops allocate
 * nothing.
 */
export function* simulate(
  inputs: CalculatorInputs,
  uncertainty: UncertaintyModel = defaultUncertainty,
): Generator<void, Simulations> {
  const base = drivers(inputs);
  const estimated = estimateFromDrivers(base);
  const tables = quantileTablesFor(uncertainty);

  const devHours = new Float64Array(simulationCount);
  const maintenanceHours = new Float64Array(simulationCount);
  const moderationWeeks = new Float64Array(simulationCount);
  const review = new Float64Array(simulationCount);
  const percentage = assumedNumber(inputs.assumptions, 'maintenancePercentagePerYear');
  const profiles = selectedProfiles(inputs.selectedSystems, inputs.assumptions);

  for (let index = 0; index < base.effectiveCount; index++) {
    const profile = profiles[index];
    const { devHours: hours, maintenanceHours: planned } = profile ?? rateCard.genericIntegration;
    const monthlyHours = percentage === null ? planned : (hours * percentage) / 1200;
    const stream = 1 + index * streamsPerIntegration;
    addSamples(devHours, hours, tables.devHours, stream);
    addSamples(maintenanceHours, monthlyHours, tables.maintenanceHours, stream + 1);
    if (profile && profile.moderationWeeks > 0) {
      review.fill(0);
      addSamples(review, profile.moderationWeeks, tables.moderationWeeks, stream + 2);
      maxInPlace(moderationWeeks, review);
    }
    yield;
  }

  const bias = review.fill(0);
  addSamples(bias, 1, tables.estimationBias, 0);
  return toSimulations({ base, estimated, devHours, maintenanceHours, moderationWeeks, bias });
}

/** The random samples, by simulation. */
interface Samples {
  base: Drivers;
  estimated: Estimate;
  devHours: Float64Array;
  maintenanceHours: Float64Array;
  moderationWeeks: Float64Array;
  bias: Float64Array;
}

/** Computes the results in the arrays of the samples, so that no more memory is needed. */
function toSimulations({
  base,
  estimated,
  devHours,
  maintenanceHours,
  moderationWeeks,
  bias,
}: Samples): Simulations {
  const { hourlyRateUsd, developerCount, effectiveDevTimePercentage } = base;
  const { factors, overTime } = estimated;
  const factor = factors.teamSizeFactor * factors.devTimeFactor;
  const embeddedUsd = embeddedCostAfter(forecastMonths, embeddedSpending(estimated));
  const differenceUsd = new Float64Array(simulationCount);
  for (let i = 0; i < simulationCount; i++) {
    const hours = (devHours[i] ?? 0) * (bias[i] ?? 0);
    const weeks = buildWeeks(hours, developerCount, effectiveDevTimePercentage);
    const timelineWeeks = Math.ceil(weeks + (moderationWeeks[i] ?? 0) / rateCard.moderationDivisor);
    const initialUsd = hours * hourlyRateUsd * (factor + durationSurcharge(weeks));
    const maintenanceCostUsd = (maintenanceHours[i] ?? 0) * (bias[i] ?? 0) * hourlyRateUsd;
    devHours[i] = initialUsd;
    maintenanceHours[i] = maintenanceCostUsd;
    moderationWeeks[i] = timelineWeeks;
    differenceUsd[i] =
      inHouseCostAfter(forecastMonths, {
        initialTotalUsd: initialUsd,
        maintenanceUsd: maintenanceCostUsd,
        timelineWeeks,
        wageRisePercentagePerYear: overTime.wageRisePercentagePerYear,
      }) - embeddedUsd;
  }
  return {
    initialTotalUsd: devHours,
    maintenanceUsd: maintenanceHours,
    timelineWeeks: moderationWeeks,
    differenceUsd,
  };
}

type QuantileTables = Record<keyof UncertaintyModel, Float64Array>;

const tablesByModel = new WeakMap<UncertaintyModel, QuantileTables>();

function quantileTablesFor(uncertainty: UncertaintyModel): QuantileTables {
  const cached = tablesByModel.get(uncertainty);
  if (cached) return cached;
  const tables = {
    devHours: pertQuantiles(uncertainty.devHours),
    maintenanceHours: pertQuantiles(uncertainty.maintenanceHours),
    moderationWeeks: pertQuantiles(uncertainty.moderationWeeks),
    estimationBias: pertQuantiles(uncertainty.estimationBias),
  };
  tablesByModel.set(uncertainty, tables);
  return tables;
}

/** Keeps the longer of two reviews: they run in parallel (E8). */
function maxInPlace(longest: Float64Array, weeks: Float64Array): void {
  for (let i = 0; i < longest.length; i++) {
    longest[i] = Math.max(longest[i] ?? 0, weeks[i] ?? 0);
  }
}
