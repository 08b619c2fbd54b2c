import {
  assumedNumber,
  type CostAssumption,
  type SystemFigure,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostComparison } from '../../contract/format/costComparison.ts';
import { maintenancePercentage, percentMonthsPerYear } from '../estimate/buildHours.ts';
import { drivers, type Estimate, estimateFromDrivers } from '../estimate/estimate.ts';
import { snapDecimals } from '../estimate/money.ts';
import { averageSystem, systemFigures, systemProfile } from '../estimate/systems.ts';
import { type Box, boundCosts, type Values } from './costBounds.ts';
import { forecastMonths } from './cumulativeCosts.ts';
import { compareCosts } from './verdict.ts';

/** An assumption that can change the verdict. */
export type Quantity =
  | { readonly kind: 'number'; readonly name: CostAssumption }
  | { readonly kind: 'listings' }
  | { readonly kind: 'system'; readonly id: string; readonly figure: SystemFigure };

/** The values of a quantity, step by step away from the current one; a step may also stay. */
export interface Path {
  readonly quantity: Quantity;
  /** The value after each step; index 0 is the current value. */
  readonly values: Float64Array;
}

/** Finds out which changes of assumptions turn a verdict. */
export interface VerdictSearch {
  /** Whether both sides cost the same now; a turn then makes one of them cheaper. */
  readonly isTied: boolean;
  /** The current value of a quantity; 1 or 0 for listings. */
  currentValue: (quantity: Quantity) => number;
  /** The comparison over the forecast with each path after a number of steps. */
  comparisonAt: (paths: readonly Path[], step: number) => CostComparison;
  /** Whether any values of the paths may turn the verdict; false is certain. */
  mayTurn: (paths: readonly Path[]) => boolean;
  /** The first step at which all paths have moved and turn the verdict; null if none does. */
  firstTurn: (paths: readonly Path[]) => number | null;
}

/**
 * Prepares the search for changes that turn the verdict over the forecast. It is exact:
 * intervals are skipped only where their bounds rule a turn out, and every step that remains is
 * estimated by the pricing rules.
 *
 * @returns null where the build is unfinished: it has no verdict that could turn.
 */
export function createVerdictSearch(
  inputs: CalculatorInputs,
  estimated: Estimate,
): VerdictSearch | null {
  const { cheaper } = compareCosts(estimated, forecastMonths);
  if (cheaper === null) return null;
  const base = drivers(inputs);
  const { assumptions } = inputs;
  const ids = [...new Set(inputs.selectedSystems)];
  const indexOfId = new Map(ids.map((id, index) => [id, index]));
  const isListing = ids.map((id) => systemProfile(id)?.gate === 'listing');
  // With listings, so that a change of that assumption can put the listing reviews back.
  const figures = ids.map((id) => systemFigures(id, { ...assumptions, wantsListings: true }));

  const current: Values = {
    developmentHours: base.hours.development,
    maintenanceHours: base.hours.maintenance,
    maintenancePercentage: base.maintenancePercentagePerYear,
    embeddedHoursOnce: base.embeddedHours.once,
    embeddedHoursMonthly: base.embeddedHours.monthly,
    planDiscountPercentage: base.planDiscountPercentage,
    planRisePercentage: base.planRisePercentagePerYear,
    wageRisePercentage: base.wageRisePercentagePerYear,
    moderationWeeks: base.moderationWeeks,
  };
  const box: Box = { low: { ...current }, high: { ...current } };
  const reviewWeeks = Float64Array.from(figures, (figure) => figure?.moderationWeeks ?? 0);
  const reviews = { low: reviewWeeks.slice(), high: reviewWeeks.slice() };

  function currentValue(quantity: Quantity): number {
    switch (quantity.kind) {
      case 'listings':
        return wantsListings(assumptions) ? 1 : 0;
      case 'system':
        return systemValue(quantity);
      case 'number':
        return assumedNumber(assumptions, quantity.name) ?? maintenancePercentage(base.hours);
    }
  }

  function systemValue({ id, figure }: Quantity & { kind: 'system' }): number {
    return (figures[indexOfId.get(id) ?? -1] ?? averageSystem)[figure];
  }

  /** Sets the box to the values of paths between two steps. */
  function setBox(paths: readonly Path[], from: number, to: number): void {
    copyValues(current, box.low);
    copyValues(current, box.high);
    let listings = wantsListings(assumptions);
    let hasReview = false;
    for (const { quantity, values } of paths) {
      const first = values[from] ?? 0;
      const last = values[to] ?? 0;
      const low = Math.min(first, last);
      const high = Math.max(first, last);
      if (quantity.kind === 'number') setNumber(quantity.name, low, high);
      else if (quantity.kind === 'listings') {
        listings = first === 1;
        hasReview = true;
      } else if (quantity.figure === 'moderationWeeks') hasReview = true;
      else addHours(quantity, low, high);
    }
    if (hasReview) setReviews(paths, listings, from, to);
  }

  function setNumber(name: CostAssumption, low: number, high: number): void {
    const field = fieldOf[name];
    box.low[field] = low;
    box.high[field] = high;
  }

  function addHours(quantity: Quantity & { kind: 'system' }, low: number, high: number): void {
    const field = quantity.figure === 'devHours' ? 'developmentHours' : 'maintenanceHours';
    const now = systemValue(quantity);
    box.low[field] += low - now;
    box.high[field] += high - now;
  }

  function setReviews(paths: readonly Path[], listings: boolean, from: number, to: number): void {
    reviews.low.set(reviewWeeks);
    reviews.high.set(reviewWeeks);
    for (const { quantity, values } of paths) {
      if (quantity.kind !== 'system' || quantity.figure !== 'moderationWeeks') continue;
      const index = indexOfId.get(quantity.id) ?? -1;
      reviews.low[index] = Math.min(values[from] ?? 0, values[to] ?? 0);
      reviews.high[index] = Math.max(values[from] ?? 0, values[to] ?? 0);
    }
    box.low.moderationWeeks = 0;
    box.high.moderationWeeks = 0;
    for (let index = 0; index < ids.length; index++) {
      if (!listings && isListing[index]) continue;
      const low = reviews.low[index] ?? 0;
      const high = reviews.high[index] ?? 0;
      box.low.moderationWeeks = Math.max(box.low.moderationWeeks, low);
      box.high.moderationWeeks = Math.max(box.high.moderationWeeks, high);
    }
  }

  const bounds = boundCosts(base, estimated);

  function boxMayTurn(): boolean {
    const difference = bounds(box);
    if (!difference) return false;
    if (cheaper === 'neither') return true;
    // Rounding to cents and to whole USD moves a difference by less than 2 USD.
    return cheaper === 'inHouse' ? difference.max > -2 : difference.min < 2;
  }

  function isTurned({ cheaper: other }: CostComparison): boolean {
    return other !== null && other !== 'neither' && other !== cheaper;
  }

  function comparisonAt(paths: readonly Path[], step: number): CostComparison {
    setBox(paths, step, step);
    const { low } = box;
    const development = snapDecimals(low.developmentHours);
    const percentage = low.maintenancePercentage;
    return compareCosts(
      estimateFromDrivers({
        ...base,
        hours: {
          development,
          maintenance:
            percentage === null
              ? snapDecimals(low.maintenanceHours)
              : (development * percentage) / percentMonthsPerYear,
        },
        moderationWeeks: low.moderationWeeks,
        maintenancePercentagePerYear: percentage,
        planDiscountPercentage: low.planDiscountPercentage,
        planRisePercentagePerYear: low.planRisePercentage,
        wageRisePercentagePerYear: low.wageRisePercentage,
        embeddedHours: { once: low.embeddedHoursOnce, monthly: low.embeddedHoursMonthly },
      }),
      forecastMonths,
    );
  }

  function firstTurnBetween(paths: readonly Path[], from: number, to: number): number | null {
    setBox(paths, from, to);
    if (!boxMayTurn()) return null;
    if (from === to) {
      const haveMoved = paths.every(({ values }) => values[from] !== values[0]);
      return haveMoved && isTurned(comparisonAt(paths, from)) ? from : null;
    }
    const middle = (from + to) >> 1;
    return firstTurnBetween(paths, from, middle) ?? firstTurnBetween(paths, middle + 1, to);
  }

  const lastStep = (paths: readonly Path[]) => (paths[0]?.values.length ?? 1) - 1;
  return {
    isTied: cheaper === 'neither',
    currentValue,
    comparisonAt,
    mayTurn(paths) {
      setBox(paths, 1, lastStep(paths));
      return boxMayTurn();
    },
    firstTurn: (paths) =>
      lastStep(paths) < 1 ? null : firstTurnBetween(paths, 1, lastStep(paths)),
  };
}

const fieldOf = {
  maintenancePercentagePerYear: 'maintenancePercentage',
  embeddedHoursPerIntegration: 'embeddedHoursOnce',
  embeddedHoursPerMonth: 'embeddedHoursMonthly',
  planDiscountPercentage: 'planDiscountPercentage',
  planRisePercentagePerYear: 'planRisePercentage',
  wageRisePercentagePerYear: 'wageRisePercentage',
} as const satisfies Record<CostAssumption, keyof Values>;

/** Copies field by field, because the search does it for every set of assumptions. */
function copyValues(from: Values, to: Values): void {
  to.developmentHours = from.developmentHours;
  to.maintenanceHours = from.maintenanceHours;
  to.maintenancePercentage = from.maintenancePercentage;
  to.embeddedHoursOnce = from.embeddedHoursOnce;
  to.embeddedHoursMonthly = from.embeddedHoursMonthly;
  to.planDiscountPercentage = from.planDiscountPercentage;
  to.planRisePercentage = from.planRisePercentage;
  to.wageRisePercentage = from.wageRisePercentage;
  to.moderationWeeks = from.moderationWeeks;
}
