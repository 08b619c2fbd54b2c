import {
  type Assumptions,
  assumptionOf,
  changedAssumptions,
  withChanges,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { forecastMonths, weeksPerMonth } from '../../contract/format/durations.ts';
import { lowerFirst } from '../../contract/format/phrases.ts';
import type { SupportedRange } from '../../contract/rangeSources.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';
import {
  counterargumentText,
  noResultText,
  noTurnText,
  quantityText,
} from './counterargumentTexts.ts';
import { compareCosts, comparisonClaims } from './verdict.ts';
import {
  type AssumptionRange,
  assumptionRanges,
  type CostChange,
  createWhatIf,
  type Interval,
  nearestValue,
  type WhatIf,
} from './whatIf.ts';

/** One assumption that a counterargument changes. */
export interface CounterargumentChange extends CostChange {
  readonly from: number;
  /** The range that `to` is within, with its support. */
  readonly range: SupportedRange;
}

/** One or two changes that flip the verdict; none can be left out or made smaller on its own. */
export interface Counterargument {
  readonly changes: readonly CounterargumentChange[];
  /** The visitor's assumptions with these changes. */
  readonly assumptions: Assumptions | null;
  /** The scenario with these assumptions, as the fragment of a link. */
  readonly fragment: string;
  readonly sentence: string;
}

/** The arguments of the other side. */
export interface Counterarguments {
  /** Those that move least first; at most 12. */
  readonly arguments: readonly Counterargument[];
  /** How many there are. */
  readonly count: number;
  /** Why there is none: nothing flips the verdict, or there is no verdict; else null. */
  readonly noneSentence: string | null;
}

const mostArguments = 12;

/**
 * Argues the other side: finds the assumptions that flip the verdict over the forecast, each within
 * the interval that sources or our judgement give. It moves to the nearest such value. Only where
 * none does alone, two are tried: those that flip it at an end of their intervals move by the same
 * share of the way; then each moves back as far as it can alone.
 *
 * @param inputs - Where the build is unfinished or both sides cost the same, nothing can flip.
 */
export function counterarguments(inputs: CalculatorInputs): Counterarguments {
  const whatIf = createWhatIf(inputs);
  if (whatIf.cheaper === null || whatIf.cheaper === 'neither') {
    const noneSentence = noResultText(resultOf(whatIf.estimateWith([])));
    return { arguments: [], count: 0, noneSentence };
  }
  const found = flippingSets(assumptionRanges(inputs, whatIf), whatIf);
  return {
    arguments: found
      .slice(0, mostArguments)
      .map(({ moves }) => argumentOf(smallestMoves(moves, whatIf), inputs, whatIf)),
    count: found.length,
    noneSentence: found.length === 0 ? noTurnText : null,
  };
}

/** Whether one assumption alone flips the verdict at a value within its interval. */
export function isTurnedByOne(inputs: CalculatorInputs): boolean {
  const whatIf = createWhatIf(inputs);
  return assumptionRanges(inputs, whatIf).some((range) => flippingValue(range, whatIf) !== null);
}

/**
 * Names the smallest change of one assumption within its range that flips the verdict: "the
 * discount on the plan is 25% instead of 0%". A range reaches to 0 where 0 is the default.
 *
 * @returns null if none does.
 */
export function nearestTurn(inputs: CalculatorInputs): string | null {
  const whatIf = createWhatIf(inputs);
  const moves = assumptionRanges(inputs, whatIf)
    .map(reachingDefault)
    .flatMap((range) => {
      const to = flippingValue(range, whatIf);
      return to === null ? [] : { range, to };
    })
    .sort((a, b) => percentageOfWay(a) - percentageOfWay(b));
  const [nearest] = moves;
  if (!nearest) return null;
  const { quantity, current: from } = nearest.range;
  return quantityText({ quantity, from, to: nearest.to });
}

function reachingDefault(range: AssumptionRange): AssumptionRange {
  const { quantity, interval } = range;
  if (quantity.kind !== 'number' || assumptionOf(quantity.name).default !== 0) return range;
  return { ...range, interval: { ...interval, min: Math.min(0, interval.min) } };
}

/** The nearest value of an assumption that flips the verdict alone. */
function flippingValue(range: AssumptionRange, whatIf: WhatIf): number | null {
  if (!mayFlip(range, whatIf)) return null;
  return nearestValue(range.current, range.interval, (to) => doFlip([{ range, to }], whatIf));
}

/**
 * Whether a value within an interval may flip the verdict, by its ends. Between them costs rise or
 * fall, but for maintenance: a longer build has less of it by the end of the forecast.
 */
function mayFlip({ quantity, interval: { min, max } }: AssumptionRange, whatIf: WhatIf): boolean {
  const ends = [min, max].map((to) => whatIf.estimateWith([{ quantity, to }]));
  const results = ends.map((estimated) => compareCosts(estimated, forecastMonths));
  if (results.some(({ cheaper }) => cheaper !== whatIf.cheaper)) return true;
  const [shorter = 0, longer = 0] = ends.map(({ timeline }) => timeline.timelineWeeks);
  const monthlyUsd = Math.max(
    ...ends.map(
      ({ results: { inHouse }, escalation }) =>
        inHouse.maintenance * (1 + escalation.wageRisePercentagePerYear / 100) ** 3,
    ),
  );
  const swingUsd = (2 * monthlyUsd * Math.abs(longer - shorter)) / weeksPerMonth + 1;
  return Math.min(...results.map(({ byUsd }) => byUsd)) <= swingUsd;
}

/** A move of an assumption to another value. */
interface Move {
  readonly range: AssumptionRange;
  readonly to: number;
}

interface FlippingSet {
  readonly moves: readonly Move[];
  /** How far they move on the way to the ends of their intervals, in percent. */
  readonly percentage: number;
}

/** The single moves that flip the verdict; the pairs that do where none does. */
function flippingSets(ranges: readonly AssumptionRange[], whatIf: WhatIf): FlippingSet[] {
  const singles = ranges.flatMap((range): FlippingSet[] => {
    const to = flippingValue(range, whatIf);
    return to === null
      ? []
      : [{ moves: [{ range, to }], percentage: percentageOfWay({ range, to }) }];
  });
  const sets = singles.length > 0 ? singles : flippingPairs(ranges, whatIf);
  return sets.sort((a, b) => a.percentage - b.percentage);
}

function flippingPairs(ranges: readonly AssumptionRange[], whatIf: WhatIf): FlippingSet[] {
  return ranges.flatMap((first, index) =>
    ranges
      .slice(index + 1)
      .flatMap(
        (second) =>
          pairOfEnds(first, second, whatIf) ??
          pairInside(first, second, whatIf) ??
          pairInside(second, first, whatIf) ??
          [],
      ),
  );
}

/** Tries every choice of ends; of two that flip the verdict, the one that moves less. */
function pairOfEnds(
  first: AssumptionRange,
  second: AssumptionRange,
  whatIf: WhatIf,
): FlippingSet | null {
  let nearest: FlippingSet | null = null;
  for (const firstEnd of endsOf(first)) {
    for (const secondEnd of endsOf(second)) {
      const movesAt = (percentage: number) => [
        { range: first, to: valueAt(percentage, firstEnd, first) },
        { range: second, to: valueAt(percentage, secondEnd, second) },
      ];
      if (!doFlip(movesAt(100), whatIf)) continue;
      let [before, percentage] = [0, 100];
      while (percentage - before > 1) {
        const middle = (before + percentage) >> 1;
        if (doFlip(movesAt(middle), whatIf)) percentage = middle;
        else before = middle;
      }
      if (!nearest || percentage < nearest.percentage)
        nearest = { moves: movesAt(percentage), percentage };
    }
  }
  return nearest;
}

/**
 * Builds take whole weeks, so a change of their hours can flip the verdict inside its interval
 * where neither end does: by the maintenance of a week. Tries each value of `inner` with each end
 * of `outer`, unless the costs of both sides are further apart than the maintenance of a month.
 */
function pairInside(
  inner: AssumptionRange,
  outer: AssumptionRange,
  whatIf: WhatIf,
): FlippingSet | null {
  if (inner.quantity.kind !== 'number') return null;
  for (const outerEnd of endsOf(outer)) {
    const outerMove = { range: outer, to: outerEnd };
    const movesTo = (to: number) => [{ range: inner, to }, outerMove];
    const estimates = [[outerMove], ...endsOf(inner).map(movesTo)].map((moves) =>
      whatIf.estimateWith(changesOf(moves)),
    );
    const weeks = new Set(estimates.map(({ timeline }) => timeline.timelineWeeks));
    if (weeks.size === 1 || !estimates.some(isClose)) continue;
    const to = nearestValue(inner.current, inner.interval, (value) =>
      doFlip(movesTo(value), whatIf),
    );
    if (to !== null) return { moves: movesTo(to), percentage: 100 };
  }
  return null;
}

/** Whether the costs of both sides differ by at most the maintenance of a month. */
function isClose(estimated: Estimate): boolean {
  return compareCosts(estimated, forecastMonths).byUsd <= estimated.results.inHouse.maintenance;
}

/** The ends of an interval: only the far one where the current value is not inside it. */
function endsOf({ current, interval }: AssumptionRange): number[] {
  const { min, max } = offeredEnds(interval);
  if (current < min) return [max];
  return current > max ? [min] : [min, max];
}

/** The smallest and the largest multiple of the step within an interval. */
function offeredEnds({ min, max, step }: Interval): { min: number; max: number } {
  // Half a step of noise would be another value; this is far less.
  const noise = 1e-9;
  return {
    min: step * Math.ceil(min / step - noise),
    max: step * Math.floor(max / step + noise),
  };
}

/** The value of a control after a percentage of the way to an end. */
function valueAt(percentage: number, end: number, { current, interval }: AssumptionRange): number {
  const { min, max } = offeredEnds(interval);
  const { step } = interval;
  const moved = current + (percentage / 100) * (end - current);
  return Math.min(max, Math.max(min, Math.round(moved / step) * step));
}

/** Whether every assumption moves, by half a step at least, and the verdict flips. */
function doFlip(moves: readonly Move[], whatIf: WhatIf): boolean {
  return (
    moves.every(({ range, to }) => Math.abs(to - range.current) >= range.interval.step / 2) &&
    whatIf.flips(changesOf(moves))
  );
}

const changesOf = (moves: readonly Move[]) =>
  moves.map(({ range: { quantity }, to }) => ({ quantity, to }));

/** Moves each assumption back, in their order, as far as the verdict stays flipped. */
function smallestMoves(moves: readonly Move[], whatIf: WhatIf): readonly Move[] {
  const smallest = [...moves];
  moves.forEach((_, index) => {
    const move = smallest[index];
    if (!move) return;
    const { current, interval } = move.range;
    const between = {
      step: interval.step,
      min: Math.max(interval.min, Math.min(current, move.to)),
      max: Math.min(interval.max, Math.max(current, move.to)),
    };
    const nearest = nearestValue(current, between, (to) =>
      doFlip(smallest.with(index, { ...move, to }), whatIf),
    );
    if (nearest !== null) smallest[index] = { ...move, to: nearest };
  });
  const hasMoved = smallest.some(({ to }, index) => to !== moves[index]?.to);
  return hasMoved ? smallestMoves(smallest, whatIf) : smallest;
}

function percentageOfWay({ range: { current, interval }, to }: Move): number {
  const end = to > current ? interval.max : interval.min;
  return (100 * (to - current)) / (end - current);
}

function argumentOf(
  moves: readonly Move[],
  inputs: CalculatorInputs,
  whatIf: WhatIf,
): Counterargument {
  const changes = moves.map((move) => ({
    quantity: move.range.quantity,
    from: move.range.current,
    to: move.to,
    range: move.range.interval,
  }));
  const assumptions = changedAssumptions(withChanges(inputs.assumptions, changes));
  const estimated = whatIf.estimateWith(changes);
  const texts = changes.map((change) => quantityText(change, estimated));
  return {
    changes,
    assumptions,
    fragment: scenarioFragment({ ...inputs, assumptions }),
    sentence: counterargumentText(texts, resultOf(estimated)),
  };
}

/** The result over the forecast after some changes, as a part of a sentence. */
export function resultOf(estimated: Estimate): string {
  const claims = comparisonClaims(compareCosts(estimated, forecastMonths), estimated);
  return lowerFirst(overText(claims, forecastMonths));
}
