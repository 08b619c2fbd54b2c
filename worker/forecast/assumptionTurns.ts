import {
  assumptionOf,
  changesCosts,
  type NumberAssumption,
  numberAssumptionNames,
  type SystemFigure,
  systemFigureNames,
  systemFigures,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimate } from '../estimate/estimate.ts';
import {
  createVerdictSearch,
  type Path,
  type Quantity,
  type VerdictSearch,
} from './verdictSearch.ts';

/** The values at which the verdict over the forecast turns, with all else unchanged (E24). */
export interface AssumptionTurns {
  /** The nearest such value; null if there is none within what is accepted. */
  readonly numbers: Readonly<Record<NumberAssumption, number | null>>;
  /** Whether the other choice of listings turns it. */
  readonly doListingsTurn: boolean;
  /** Of each selected system. */
  readonly systems: Readonly<Record<string, Readonly<Record<SystemFigure, number | null>>>>;
}

/**
 * Finds the value of each assumption at which the verdict over the forecast turns, among those that
 * its control offers. Nothing turns where the build is unfinished or both sides cost the same.
 */
export function assumptionTurns(inputs: CalculatorInputs): AssumptionTurns {
  const search = createVerdictSearch(inputs, estimate(inputs));
  const ids = [...new Set(inputs.selectedSystems)];
  const listings = { kind: 'listings' } as const;
  const turnOf = (quantity: Quantity, range: Range) =>
    search ? nearestTurn(search, quantity, range) : null;
  return {
    numbers: recordOf(numberAssumptionNames, (assumption) => {
      if (!changesCosts(assumption)) return null;
      const { accepted, step } = assumptionOf(assumption);
      return turnOf({ kind: 'number', name: assumption }, { ...accepted, step });
    }),
    doListingsTurn: turnOf(listings, { min: 0, max: 1, step: 1 }) !== null,
    systems: recordOf(ids, (id) =>
      recordOf(systemFigureNames, (figure) =>
        turnOf({ kind: 'system', id, figure }, { ...systemFigures[figure].accepted, step: 1 }),
      ),
    ),
  };
}

interface Range {
  min: number;
  max: number;
  step: number;
}

/** Searches both directions; of two equally near values the higher one. */
function nearestTurn(search: VerdictSearch, quantity: Quantity, range: Range): number | null {
  const current = search.currentValue(quantity);
  const above = turnAlong(search, pathFrom(quantity, current, range, 1));
  const below = turnAlong(search, pathFrom(quantity, current, range, -1));
  if (above === null || below === null) return above ?? below;
  return above - current <= current - below ? above : below;
}

function turnAlong(search: VerdictSearch, path: Path): number | null {
  const step = search.firstTurn([path]);
  return step === null ? null : (path.values[step] ?? null);
}

/** The multiples of the step from the current value to the end of the range. */
function pathFrom(
  quantity: Quantity,
  current: number,
  { min, max, step }: Range,
  direction: 1 | -1,
): Path {
  const nearest = direction === 1 ? Math.floor(current / step) + 1 : Math.ceil(current / step) - 1;
  const last = direction === 1 ? Math.floor(max / step) : Math.ceil(min / step);
  const count = Math.max(0, direction * (last - nearest) + 1);
  return {
    quantity,
    values: Float64Array.from({ length: count + 1 }, (_, index) =>
      index === 0 ? current : (nearest + direction * (index - 1)) * step,
    ),
  };
}

function recordOf<Key extends string, T>(
  keys: readonly Key[],
  turnOfKey: (key: Key) => T,
): Record<Key, T> {
  return Object.fromEntries(keys.map((key) => [key, turnOfKey(key)])) as Record<Key, T>;
}
