import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate, Selection } from '../../contract/estimate.ts';
import { forecastMonths, weeksPerMonth } from '../../contract/format/durations.ts';
import type { SplitTotal } from '../../contract/split.ts';
import { needsAssessment } from '../../contract/systemIds.ts';
import { drivers, estimateFromDrivers } from '../estimate/estimate.ts';
import { appliedMultiplier, durationSurcharge } from '../estimate/factors.ts';
import { snapDecimals } from '../estimate/money.ts';
import { rateCard } from '../estimate/rateCard.ts';
import type { SystemFigures } from '../estimate/systems.ts';
import { buildWeeks } from '../estimate/timeline.ts';
import { dueByWeeks } from '../streams/costStreams.ts';
import { buildMonths, cumulativeCost } from './cumulativeCosts.ts';

export const noSystems: Selection = {
  selectedCount: 0,
  profiledCount: 0,
  devHours: 0,
  maintenanceHours: 0,
  moderationWeeks: 0,
  needsAssessment: false,
};

/** A set of systems with one more. */
export function withSystem(
  set: Selection,
  system: SystemFigures & { readonly id: string },
): Selection {
  return {
    selectedCount: set.selectedCount + 1,
    profiledCount: set.profiledCount + 1,
    devHours: snapDecimals(set.devHours + system.devHours),
    maintenanceHours: snapDecimals(set.maintenanceHours + system.maintenanceHours),
    moderationWeeks: Math.max(set.moderationWeeks, system.moderationWeeks),
    needsAssessment: set.needsAssessment || needsAssessment(system.id),
  };
}

type SplitCosts = ReturnType<typeof createSplitCosts>;

/**
 * Prepares what it costs to build a set of integrations and to embed the rest (E35). Each side is
 * an estimate of its own, and costs nothing without integrations.
 *
 * @param weeksLeft - Whole weeks until the target date; null without one.
 */
export function createSplitCosts(inputs: CalculatorInputs, weeksLeft: number | null) {
  const { effectiveCount } = drivers(inputs);
  const of = (selection: Selection, integrationCount: number) =>
    estimateFromDrivers(drivers({ ...inputs, integrationCount }, selection));
  const unnamed = Array.from({ length: effectiveCount + 1 }, (_, count) => of(noSystems, count));
  // The embedded side depends on the number of integrations alone.
  const embedded = unnamed.map((estimated, count) =>
    count === 0
      ? { usd: 0, weeks: 0 }
      : {
          usd: Math.round(cumulativeCost(estimated, forecastMonths).embeddedUsd),
          weeks: estimated.timeline.embeddedWeeks,
        },
  );

  /** The embedded cost of some integrations, and when they are live. */
  const embeddedOf = (count: number) => embedded[count] ?? { usd: Number.NaN, weeks: Number.NaN };
  const isLate = (weeks: number) => weeksLeft !== null && weeks > weeksLeft;

  /** The estimate of a built set, of systems and of integrations without a name. */
  const builtEstimate = (systems: Selection, unnamedCount: number): Estimate =>
    of(systems, systems.profiledCount + unnamedCount);

  return {
    effectiveCount,
    /** The estimate of each number of integrations without a name. */
    unnamed,
    embeddedOf,
    isLate,
    builtEstimate,

    /** The cost of a split, each amount rounded as it is shown. */
    totalOf(systems: Selection, unnamedCount: number): SplitTotal {
      const builtCount = systems.profiledCount + unnamedCount;
      const rest = embeddedOf(effectiveCount - builtCount);
      const built = builtCount > 0 ? builtEstimate(systems, unnamedCount) : null;
      const inHouseUsd = built ? Math.round(cumulativeCost(built, forecastMonths).inHouseUsd) : 0;
      const weeks = Math.max(built?.timeline.timelineWeeks ?? 0, rest.weeks);
      return {
        builtCount,
        embeddedCount: effectiveCount - builtCount,
        inHouseUsd,
        embeddedUsd: rest.usd,
        usd: inHouseUsd + rest.usd,
        weeks,
        isLive: !built || buildMonths(built) <= forecastMonths,
        isLate: isLate(weeks),
      };
    },
  };
}

/** Further from the total of an estimate no approximation is, in USD. */
export const quickErrorUsd = 3;
/** Added to the approximation of a set that is late, which is above every cost. */
const lateUsd = 2 ** 50;

/** Called with the approximate total of a set with some integrations without a name. */
type VisitTotal = (unnamedCount: number, usd: number) => void;

/**
 * Returns a function that approximates the total of a set of systems with every number of
 * integrations without a name, tens of times as fast as estimates. It is off by the roundings of an
 * estimate. Sets that are late come after all others; those that are not live are left out.
 *
 * Costs follow from hours, team and weeks. One more integration without a name adds the same hours
 * beside any systems; a platform grows with the number of all integrations.
 */
export function createQuickTotals(inputs: CalculatorInputs, costs: SplitCosts) {
  const { effectiveCount, unnamed: alone, embeddedOf, isLate } = costs;
  const { developerCount, hourlyRateUsd, assumed, ...base } = drivers(inputs);
  const whole = estimateFromDrivers(drivers(inputs));
  const share = base.effectiveDevTimePercentage;
  const factor = whole.factors.teamSizeFactor * whole.factors.devTimeFactor;
  const dueOf = dueByWeeks(whole, forecastMonths, ['build', 'maintenance', 'hosting']);

  const total = (inHouse: number, weeks: number, builtCount: number) => {
    const rest = embeddedOf(effectiveCount - builtCount);
    return inHouse + rest.usd + (isLate(Math.max(weeks, rest.weeks)) ? lateUsd : 0);
  };

  return (systems: Selection, [min, max]: readonly [number, number], visit: VisitTotal): void => {
    const { profiledCount, moderationWeeks } = systems;
    // A side's common costs count from the first integration on.
    const first = Math.max(min, profiledCount > 0 ? 0 : 1);
    if (first > min) visit(0, total(0, 0, 0));
    if (first > max) return;
    const { hours } = costs.builtEstimate(systems, first);
    const from = alone[profiledCount + first]?.hours ?? hours;
    for (let unnamed = first; unnamed <= max; unnamed++) {
      const { hours: to, escalation } = alone[profiledCount + unnamed] ?? whole;
      const devHours = hours.development + to.development - from.development;
      const maintenanceHours = hours.maintenance + to.maintenance - from.maintenance;
      const weeks = buildWeeks(devHours, developerCount, share);
      const timelineWeeks = Math.ceil(weeks + moderationWeeks / rateCard.moderationDivisor - 1e-9);
      if (timelineWeeks / weeksPerMonth > forecastMonths) continue;
      const due = dueOf(timelineWeeks);
      const multiplier = factor + durationSurcharge(weeks);
      const buildUsd =
        devHours * hourlyRateUsd * appliedMultiplier(multiplier, assumed.multiplierPercentage);
      const usd =
        buildUsd * due.build +
        maintenanceHours * hourlyRateUsd * due.maintenance +
        escalation.platformMonthlyUsd * due.hosting +
        due.othersUsd;
      visit(unnamed, total(usd, timelineWeeks, profiledCount + unnamed));
    }
  };
}
