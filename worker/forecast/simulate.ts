import type { CalculatorInputs } from '../../contract/calculation.ts';
import { durationSurcharge } from '../estimate/durationSurcharge.ts';
import { type Drivers, drivers, type Estimate, estimateFrom } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemProfile } from '../estimate/systems.ts';
import { buildWeeks } from '../estimate/timeline.ts';
import { addDraws } from './addDraws.ts';
import { embeddedCostAfter, forecastMonths, inHouseCostAfter } from './cumulativeCosts.ts';
import { type Pert, pertQuantiles } from './pertQuantiles.ts';

/** How far reality may stray from a planning assumption, as a multiple of it. */
export interface Spreads {
  /** Of each integration's development hours. */
  devHours: Pert;
  /** Of each integration's maintenance hours. */
  maintenanceHours: Pert;
  /** Of each system's review. */
  moderationWeeks: Pert;
  /** Of all hours together: whoever estimates one integration too low does so with the others. */
  estimationBias: Pert;
}

/** Issue of the forecast: builds run over more often than under. */
export const spreads: Spreads = {
  devHours: { least: 0.7, likeliest: 1, most: 2 },
  maintenanceHours: { least: 0.6, likeliest: 1, most: 1.8 },
  moderationWeeks: { least: 0.5, likeliest: 1, most: 1.5 },
  estimationBias: { least: 0.8, likeliest: 1, most: 1.5 },
};

export const simulationCount = 10_000;

/** One figure of each simulation, by simulation. */
export interface Simulations {
  initialTotalUsd: Float64Array;
  maintenanceUsd: Float64Array;
  timelineWeeks: Float64Array;
  /** In-house cost minus embedded cost over the whole forecast: above 0 where embedding is cheaper. */
  differenceUsd: Float64Array;
}

/** Streams of draws: one for the bias, then three for each integration. */
const streamsPerIntegration = 3;

/**
 * Run the estimate many times over with hours and reviews as they might turn out. It pauses after every integration,
 * so that a caller may do other things or stop; the loops in between allocate nothing.
 */
export function* simulate(
  inputs: CalculatorInputs,
  spread: Spreads = spreads,
): Generator<void, Simulations> {
  const from = drivers(inputs);
  const estimated = estimateFrom(from);
  const tables = tablesOf(spread);

  const devHours = new Float64Array(simulationCount);
  const maintenanceHours = new Float64Array(simulationCount);
  const moderationWeeks = new Float64Array(simulationCount);
  const review = new Float64Array(simulationCount);
  const profiles = [...new Set(inputs.selectedSystems)].map(systemProfile);

  for (let index = 0; index < from.effectiveCount; index++) {
    const profile = profiles[index];
    const { devHours: hours, maintenanceHours: maintenance } =
      profile ?? rateCard.genericIntegration;
    const stream = 1 + index * streamsPerIntegration;
    addDraws(devHours, hours, tables.devHours, stream);
    addDraws(maintenanceHours, maintenance, tables.maintenanceHours, stream + 1);
    if (profile && profile.moderationWeeks > 0) {
      review.fill(0);
      addDraws(review, profile.moderationWeeks, tables.moderationWeeks, stream + 2);
      keepLonger(moderationWeeks, review);
    }
    yield;
  }

  const bias = review.fill(0);
  addDraws(bias, 1, tables.estimationBias, 0);
  return figuresOf({ from, estimated, devHours, maintenanceHours, moderationWeeks, bias });
}

/** What was drawn in each simulation, by simulation. */
interface Drawn {
  from: Drivers;
  estimated: Estimate;
  devHours: Float64Array;
  maintenanceHours: Float64Array;
  moderationWeeks: Float64Array;
  bias: Float64Array;
}

/** The figures take the place of the hours and weeks that they come from. */
function figuresOf({
  from,
  estimated,
  devHours,
  maintenanceHours,
  moderationWeeks,
  bias,
}: Drawn): Simulations {
  const { hourlyRateUsd, developerCount, timeSharePercentage } = from;
  const { factors, results } = estimated;
  const factor = factors.teamSizeFactor * factors.timeShareFactor;
  const embeddedUsd = embeddedCostAfter(forecastMonths, results.embedded);
  const differenceUsd = new Float64Array(simulationCount);
  for (let i = 0; i < simulationCount; i++) {
    const hours = (devHours[i] ?? 0) * (bias[i] ?? 0);
    const weeks = buildWeeks(hours, developerCount, timeSharePercentage);
    const timelineWeeks = Math.ceil(weeks + (moderationWeeks[i] ?? 0) / rateCard.moderationDivisor);
    const initialUsd = hours * hourlyRateUsd * (factor + durationSurcharge(weeks));
    const maintenanceCostUsd = (maintenanceHours[i] ?? 0) * (bias[i] ?? 0) * hourlyRateUsd;
    devHours[i] = initialUsd;
    maintenanceHours[i] = maintenanceCostUsd;
    moderationWeeks[i] = timelineWeeks;
    differenceUsd[i] =
      inHouseCostAfter(forecastMonths, initialUsd, maintenanceCostUsd, timelineWeeks) - embeddedUsd;
  }
  return {
    initialTotalUsd: devHours,
    maintenanceUsd: maintenanceHours,
    timelineWeeks: moderationWeeks,
    differenceUsd,
  };
}

type Tables = Record<keyof Spreads, Float64Array>;

const tablesBySpread = new WeakMap<Spreads, Tables>();

function tablesOf(spread: Spreads): Tables {
  const known = tablesBySpread.get(spread);
  if (known) return known;
  const tables = {
    devHours: pertQuantiles(spread.devHours),
    maintenanceHours: pertQuantiles(spread.maintenanceHours),
    moderationWeeks: pertQuantiles(spread.moderationWeeks),
    estimationBias: pertQuantiles(spread.estimationBias),
  };
  tablesBySpread.set(spread, tables);
  return tables;
}

/** Reviews run side by side: the longest counts (E8). */
function keepLonger(longest: Float64Array, weeks: Float64Array): void {
  for (let i = 0; i < longest.length; i++) {
    longest[i] = Math.max(longest[i] ?? 0, weeks[i] ?? 0);
  }
}
