import { assumptionDetails } from '../../contract/assumptionDetails.ts';
import {
  changedAssumptions,
  numberAssumptions,
  ownAssumptions,
  percentMonthsPerYear,
  platformAssumptions,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { memo } from '../../contract/memo.ts';
import {
  defaultUncertainty,
  type PertDistribution,
  simulationCount,
  type UncertaintyModel,
} from '../../contract/uncertainty.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { deploymentWeeks } from '../estimate/embeddedPlan.ts';
import { drivers, estimateFromDrivers } from '../estimate/estimate.ts';
import { appliedMultiplier, durationSurcharge } from '../estimate/factors.ts';
import { rateCard } from '../estimate/rateCard.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import {
  genericFigures,
  type SystemFigures,
  selectedProfiles,
  systemProfile,
} from '../estimate/systems.ts';
import { buildWeeks } from '../estimate/timeline.ts';
import {
  costStreams,
  dueByWeeks,
  sideCost,
  spendingOf,
  sumOfMonths,
  timesDue,
} from '../streams/costStreams.ts';
import { addProducts, addSamples, type Draw, pertQuantiles } from './pertSamples.ts';

/** The results by simulation: index i of every array belongs to simulation i. */
export interface Simulations {
  initialTotalUsd: Float64Array;
  maintenanceUsd: Float64Array;
  timelineWeeks: Float64Array;
  /** Whole weeks, the nearest. */
  embeddedWeeks: Float64Array;
  /** Percent by which the subscription rises after each year. */
  planRisePercentagePerYear: Float64Array;
  /** Work of the visitor's own team on the embedded side, at the start and by month. */
  ownOnceUsd: Float64Array;
  ownMonthlyUsd: Float64Array;
  /** Both costs over the whole forecast. */
  inHouseUsd: Float64Array;
  embeddedUsd: Float64Array;
  /** In-house minus embedded cost over the whole forecast; positive if embedding is cheaper. */
  differenceUsd: Float64Array;
}

/**
 * Random streams: one for each draw that a simulation makes once, then three for each integration.
 * So one more integration leaves the samples of the others as they are.
 */
const sharedStreams = {
  estimationBias: 0,
  planRise: 1,
  ownWork: 2,
  deployment: 3,
  maintenance: 4,
} as const;
const firstIntegrationStream = 5;
const streamsPerIntegration = 3;
/** Behind the streams of all integrations that can be estimated. */
const platformStream = firstIntegrationStream + 1000 * streamsPerIntegration;

const noPlatform = Object.fromEntries(platformAssumptions.map((name) => [name, 0]));

/** What the integrations take in-house, by simulation, before the bias that all hours share. */
interface IntegrationDraws {
  devHours: Float64Array;
  maintenanceHours: Float64Array;
  moderationWeeks: Float64Array;
}

/**
 * Returns a function that simulates inputs, keeps what it returned, and draws the integrations of
 * inputs once that differ in a platform of one's own alone: they take most of the time.
 */
export function createSimulator(): (inputs: CalculatorInputs) => Simulations {
  const drawn = memo((of: CalculatorInputs) => runToEnd(drawIntegrations(of, defaultUncertainty)));
  const simulated = memo((of: CalculatorInputs) => {
    const draws = drawn({ ...of, assumptions: { ...of.assumptions, ...noPlatform } });
    return runToEnd(simulate(of, defaultUncertainty, draws));
  });
  // None and an empty object are the same assumptions, with the same simulations.
  return (of) => simulated({ ...of, assumptions: { ...of.assumptions } });
}

/**
 * Simulates both sides 10,000 times (Monte Carlo): random hours and reviews in-house, random price
 * rise, own work and deployment embedded (E26). The generator yields after every integration, so a
 * caller can handle messages or stop. The loops allocate nothing but for a new number of weeks.
 *
 * @param draws - The integrations of these inputs, if they are drawn already; they stay unchanged.
 */
export function* simulate(
  inputs: CalculatorInputs,
  uncertainty: UncertaintyModel = defaultUncertainty,
  draws?: IntegrationDraws,
): Generator<void, Simulations> {
  const base = drivers(inputs);
  const { devHours, maintenanceHours, moderationWeeks } = draws
    ? {
        devHours: draws.devHours.slice(),
        maintenanceHours: draws.maintenanceHours.slice(),
        moderationWeeks: draws.moderationWeeks.slice(),
      }
    : yield* drawIntegrations(inputs, uncertainty);
  const estimated = estimateFromDrivers(base);
  // A platform of one's own varies as an integration does (E34).
  const { platformHoursOnce, platformHoursPerMonth } = base.assumed;
  if (platformHoursOnce > 0) {
    const range = platformRange('platformHoursOnce', inputs, uncertainty.devHours);
    addSamples(devHours, platformHoursOnce, drawOf(range, platformStream));
  }
  if (platformHoursPerMonth > 0) {
    const range = platformRange('platformHoursPerMonth', inputs, uncertainty.maintenanceHours);
    const addMaintenance = createMaintenance(maintenanceHours, uncertainty);
    addMaintenance(platformHoursPerMonth, platformStream + 1, range);
  }

  const bias = new Float64Array(simulationCount);
  fillWithSamples(bias, uncertainty.estimationBias, sharedStreams.estimationBias);
  const samples = { devHours, maintenanceHours, moderationWeeks, bias };
  const inHouse = simulateInHouse(base, estimated, samples);
  return {
    ...inHouse,
    ...simulateEmbedded(base, estimated, inputs, inHouse.inHouseUsd, uncertainty),
  };
}

/** Draws hours and reviews of all integrations; yields after each. */
function* drawIntegrations(
  inputs: CalculatorInputs,
  uncertainty: UncertaintyModel,
): Generator<void, IntegrationDraws> {
  const base = drivers(inputs);
  const devHours = new Float64Array(simulationCount);
  const maintenanceHours = new Float64Array(simulationCount);
  const moderationWeeks = new Float64Array(simulationCount);
  const review = new Float64Array(simulationCount);
  const percentage = base.assumed.maintenancePercentagePerYear;
  const addMaintenance = createMaintenance(maintenanceHours, uncertainty);
  const profiles = selectedProfiles(inputs);
  const generic = genericFigures(inputs.assumptions);
  // A preset moves the middle of a range; its ends are those without it (E29).
  const own = { ...inputs, assumptions: ownAssumptions(inputs.assumptions) };
  const ownPercentage = own.assumptions.maintenancePercentagePerYear ?? null;
  const ownProfiles = inputs.assumptions?.preset ? selectedProfiles(own) : profiles;
  const ownGeneric = genericFigures(own.assumptions);

  for (let index = 0; index < base.effectiveCount; index++) {
    const profile = profiles[index];
    const figures = profile ?? generic;
    const ownFigures = ownProfiles[index] ?? ownGeneric;
    const monthlyHours = monthlyOf(figures, percentage);
    const ownMonthlyHours = monthlyOf(ownFigures, ownPercentage);
    const stream = firstIntegrationStream + index * streamsPerIntegration;
    const built = rangeAround(figures.devHours, ownFigures.devHours, uncertainty.devHours);
    addSamples(devHours, figures.devHours, drawOf(built, stream));
    const ofOwn =
      ownPercentage === null
        ? maintenanceOf(ownFigures.devHours, ownMonthlyHours, uncertainty)
        : uncertainty.maintenanceHours;
    addMaintenance(monthlyHours, stream + 1, rangeAround(monthlyHours, ownMonthlyHours, ofOwn));
    if (profile) {
      const { min, mode, max } = reviewWeeks(profile, inputs);
      const weeks = uncertainty.hasReviewRanges
        ? { min, mode, max }
        : { min: mode, mode, max: mode };
      if (weeks.max > 0) {
        review.fill(0);
        addSamples(review, 1, drawOf(weeks, stream + 2));
        maxInPlace(moderationWeeks, review);
      }
    }
    yield;
  }
  return { devHours, maintenanceHours, moderationWeeks };
}

/**
 * Returns a function that adds the maintenance hours of an integration, in place: its hours × a
 * factor that all integrations share × one of its own. The shared factor is drawn again only where
 * its distribution is not that of the integration before.
 */
function createMaintenance(sums: Float64Array, uncertainty: UncertaintyModel) {
  const sharedFactor = new Float64Array(sums.length);
  let drawnFrom: Float64Array | null = null;
  return (hours: number, stream: number, shared = uncertainty.maintenanceHours): void => {
    const quantiles = quantilesOf(shared);
    if (quantiles !== drawnFrom) {
      fillWithSamples(sharedFactor, shared, sharedStreams.maintenance);
      drawnFrom = quantiles;
    }
    addProducts(sums, hours, sharedFactor, drawOf(uncertainty.maintenanceOfEach, stream));
  };
}

/** The maintenance hours a month of an integration. */
function monthlyOf({ devHours, maintenanceHours }: SystemFigures, percentage: number | null) {
  return percentage === null ? maintenanceHours : (devHours * percentage) / percentMonthsPerYear;
}

/**
 * The distribution of factors around a figure whose ends are those around another one: a preset
 * moves the middle of a range and does not widen it again (E29).
 */
function rangeAround(figure: number, of: number, range: PertDistribution): PertDistribution {
  if (figure === of || figure === 0 || range.min === range.max) return range;
  // Rounded, so that systems of other hours share a table of quantiles; finite for any hours.
  const scale = Math.min(Math.round((1e9 * of) / figure) / 1e9, 1e15);
  return {
    min: Math.min(scale * range.min, range.mode),
    mode: range.mode,
    max: Math.max(scale * range.max, range.mode),
  };
}

/** The factors of a platform's hours: over the range of ours where a preset assumes them. */
function platformRange(
  name: 'platformHoursOnce' | 'platformHoursPerMonth',
  { assumptions }: CalculatorInputs,
  range: PertDistribution,
): PertDistribution {
  const isVisitors = !assumptions?.preset || assumptions[name] !== undefined;
  if (isVisitors || range.min === range.max) return range;
  const { min, max } = assumptionDetails[name].plausible;
  const middle = numberAssumptions[name].midRange;
  return { min: min / middle, mode: 1, max: max / middle };
}

/** Runs a generator to its end and returns its result. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function fillWithSamples(samples: Float64Array, of: PertDistribution, stream: number): void {
  samples.fill(0);
  addSamples(samples, 1, drawOf(of, stream));
}

function drawOf(distribution: PertDistribution, stream: number): Draw {
  return { quantiles: quantilesOf(distribution), stream };
}

/**
 * The factor of planned maintenance hours, which reaches down to the lowest published share of the
 * build a year (E26).
 */
function maintenanceOf(
  devHours: number,
  monthlyHours: number,
  { maintenanceHours, reachesPublishedMaintenance }: UncertaintyModel,
): PertDistribution {
  if (!reachesPublishedMaintenance || monthlyHours === 0) return maintenanceHours;
  const { min: lowest } = assumptionDetails.maintenancePercentagePerYear.plausible;
  const published = (devHours * lowest) / percentMonthsPerYear / monthlyHours;
  return { ...maintenanceHours, min: Math.min(maintenanceHours.min, published) };
}

/** Computes the results in the arrays of the samples, so that no more memory is needed. */
function simulateInHouse(
  base: Drivers,
  estimated: Estimate,
  samples: Record<'devHours' | 'maintenanceHours' | 'moderationWeeks' | 'bias', Float64Array>,
) {
  const { devHours, maintenanceHours, moderationWeeks, bias } = samples;
  const { hourlyRateUsd, developerCount, effectiveDevTimePercentage } = base;
  const { multiplierPercentage } = base.assumed;
  const built = (100 - base.assumed.assistedBuildSavingPercentage) / 100;
  const maintained = (100 - base.assumed.assistedMaintenanceSavingPercentage) / 100;
  const { factors } = estimated;
  const factor = factors.teamSizeFactor * factors.devTimeFactor;
  const costAfter = inHouseCost(estimated, forecastMonths);
  for (let i = 0; i < simulationCount; i++) {
    const hours = (devHours[i] ?? 0) * (bias[i] ?? 0) * built;
    const weeks = buildWeeks(hours, developerCount, effectiveDevTimePercentage);
    const timelineWeeks = Math.ceil(weeks + (moderationWeeks[i] ?? 0) / rateCard.moderationDivisor);
    const multiplier = factor + durationSurcharge(weeks);
    const initialTotalUsd =
      hours * hourlyRateUsd * appliedMultiplier(multiplier, multiplierPercentage);
    const maintenanceUsd = (maintenanceHours[i] ?? 0) * (bias[i] ?? 0) * maintained * hourlyRateUsd;
    devHours[i] = initialTotalUsd;
    maintenanceHours[i] = maintenanceUsd;
    moderationWeeks[i] = timelineWeeks;
    bias[i] = costAfter(initialTotalUsd, maintenanceUsd, timelineWeeks);
  }
  return {
    initialTotalUsd: devHours,
    maintenanceUsd: maintenanceHours,
    timelineWeeks: moderationWeeks,
    inHouseUsd: bias,
  };
}

/** Draws the embedded side, and compares it with the in-house cost of the same simulation. */
function simulateEmbedded(
  base: Drivers,
  estimated: Estimate,
  { assumptions }: CalculatorInputs,
  inHouseUsd: Float64Array,
  uncertainty: UncertaintyModel,
) {
  const embeddedWeeks = new Float64Array(simulationCount);
  const planRise = new Float64Array(simulationCount);
  const ownOnceUsd = new Float64Array(simulationCount);
  const ownMonthlyUsd = new Float64Array(simulationCount);
  const embeddedUsd = new Float64Array(simulationCount);
  const differenceUsd = new Float64Array(simulationCount);
  const stated = changedAssumptions(assumptions)?.planRisePercentagePerYear;
  if (stated !== undefined) planRise.fill(stated);
  else fillWithSamples(planRise, uncertainty.planRisePercentagePerYear, sharedStreams.planRise);
  const usdPerHour = (saving: number) =>
    (base.effectiveCount * base.hourlyRateUsd * (100 - saving)) / 100;
  const { embeddedHoursPerIntegration, embeddedHoursPerMonth } = assumptionDetails;
  const { assumed } = base;
  const once = ownWorkOf(
    assumed.embeddedHoursPerIntegration,
    embeddedHoursPerIntegration.plausible.max,
    uncertainty,
  );
  const monthly = ownWorkOf(
    assumed.embeddedHoursPerMonth,
    embeddedHoursPerMonth.plausible.max,
    uncertainty,
  );
  const onceUsd = usdPerHour(assumed.assistedBuildSavingPercentage);
  const monthlyUsd = usdPerHour(assumed.assistedMaintenanceSavingPercentage);
  addSamples(ownOnceUsd, onceUsd, drawOf(once, sharedStreams.ownWork));
  addSamples(ownMonthlyUsd, monthlyUsd, drawOf(monthly, sharedStreams.ownWork));
  const plannedWeeks = estimated.timeline.embeddedWeeks;
  const ownWeeks = deploymentWeeks(base.effectiveCount, ownAssumptions(assumptions));
  const deployment = rangeAround(plannedWeeks, ownWeeks, uncertainty.deployment);
  fillWithSamples(embeddedWeeks, deployment, sharedStreams.deployment);
  const costAfter = embeddedCost(estimated, forecastMonths);
  for (let i = 0; i < simulationCount; i++) {
    embeddedWeeks[i] = Math.round(plannedWeeks * (embeddedWeeks[i] ?? 0));
    embeddedUsd[i] = costAfter(planRise[i] ?? 0, ownOnceUsd[i] ?? 0, ownMonthlyUsd[i] ?? 0);
    differenceUsd[i] = (inHouseUsd[i] ?? 0) - (embeddedUsd[i] ?? 0);
  }
  return {
    embeddedWeeks,
    planRisePercentagePerYear: planRise,
    ownOnceUsd,
    ownMonthlyUsd,
    embeddedUsd,
    differenceUsd,
  };
}

/**
 * Returns the embedded cost by the end of a month, in USD, by what a simulation draws: the price
 * rise in percent a year, and the own work in USD, at the start and by month.
 */
export function embeddedCost(
  estimated: Estimate,
  month: number,
): (planRisePercentagePerYear: number, ownOnceUsd: number, ownMonthlyUsd: number) => number {
  const { subscription, ownWork } = costStreams;
  const spending = spendingOf(estimated);
  // What is drawn comes on top: the subscription, and own work at the start and by month.
  const drawn = ['start', 'subscription', 'ownWork'] as const;
  const othersUsd = spending.price.setupUsd + sideCost('embedded', month, spending, drawn);
  const months = timesDue(ownWork, month, spending);
  const monthlyUsd = subscription.amountUsd(spending);
  const usdByMonth = subscription.usdByMonth(spending);
  return (planRise, ownOnceUsd, ownMonthlyUsd) => {
    const monthsUsd = monthlyUsd * subscription.months(month, spending, planRise);
    const subscriptionUsd = usdByMonth
      ? sumOfMonths(usdByMonth, month, planRise, monthsUsd)
      : monthsUsd;
    return othersUsd + ownOnceUsd + subscriptionUsd + ownMonthlyUsd * months;
  };
}

/**
 * Returns the in-house cost by the end of a month, in USD, by what a simulation draws: the initial
 * total, the maintenance a month without hosting, and the weeks of the build.
 */
export function inHouseCost(
  estimated: Estimate,
  month: number,
): (initialTotalUsd: number, maintenanceUsd: number, timelineWeeks: number) => number {
  const dueOf = dueByWeeks(estimated, month, ['build', 'maintenance']);
  return (initialTotalUsd, maintenanceUsd, timelineWeeks) => {
    const { build, maintenance, othersUsd } = dueOf(timelineWeeks);
    return initialTotalUsd * build + maintenanceUsd * maintenance + othersUsd;
  };
}

/**
 * The hours of the visitor's own work on one integration: from none to the plausible maximum, or a
 * multiple of hours at or above it (E26).
 */
function ownWorkOf(
  hours: number,
  plausibleMax: number,
  { variesOwnWork, ownEffort }: UncertaintyModel,
): PertDistribution {
  if (!variesOwnWork) return { min: hours, mode: hours, max: hours };
  if (hours < plausibleMax) return { min: 0, mode: hours, max: plausibleMax };
  return { min: ownEffort.min * hours, mode: hours, max: ownEffort.max * hours };
}

/** Keeps the longer of two reviews: they run in parallel (E8). */
function maxInPlace(longest: Float64Array, weeks: Float64Array): void {
  for (let i = 0; i < longest.length; i++) {
    longest[i] = Math.max(longest[i] ?? 0, weeks[i] ?? 0);
  }
}

/**
 * The weeks that the review of a selected system may take: its range, which sources report or we
 * assume, extended to the visitor's own weeks. Without a review that decides anything there is
 * nothing to vary.
 *
 * @param profile - With the weeks that the estimate uses.
 */
export function reviewWeeks(
  { id, moderationWeeks }: Pick<SystemProfile, 'id' | 'moderationWeeks'>,
  { assumptions }: Pick<CalculatorInputs, 'assumptions'>,
): PertDistribution {
  const profile = systemProfile(id);
  const isReviewed = profile && profile.gate !== 'none' && isCountedReview(profile, assumptions);
  const { min, max } = isReviewed
    ? profile.moderationRange
    : { min: moderationWeeks, max: moderationWeeks };
  return {
    min: Math.min(min, moderationWeeks),
    mode: moderationWeeks,
    max: Math.max(max, moderationWeeks),
  };
}

/** Returns the quantile table of a distribution; the tables of the latest ones are kept. */
export const quantilesOf = memo(pertQuantiles, 128);
