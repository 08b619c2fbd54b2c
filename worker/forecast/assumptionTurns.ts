import {
  changesCosts,
  type NumberAssumption,
  numberAssumptionNames,
  type SystemFigure,
  systemFigureNames,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimate } from '../estimate/estimate.ts';
import { turningValue } from './turningValue.ts';
import { createVerdictSearch, type Quantity } from './verdictSearch.ts';

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
 * its control offers. Nothing turns where the build is unfinished.
 */
export function assumptionTurns(inputs: CalculatorInputs): AssumptionTurns {
  const search = createVerdictSearch(inputs, estimate(inputs));
  const ids = [...new Set(inputs.selectedSystems)];
  const turnOf = (quantity: Quantity) => (search ? turningValue(search, quantity) : null);
  return {
    numbers: recordOf(numberAssumptionNames, (name) =>
      changesCosts(name) ? turnOf({ kind: 'number', name }) : null,
    ),
    doListingsTurn: turnOf({ kind: 'listings' }) !== null,
    systems: recordOf(ids, (id) =>
      recordOf(systemFigureNames, (figure) => turnOf({ kind: 'system', id, figure })),
    ),
  };
}

function recordOf<Key extends string, T>(
  keys: readonly Key[],
  turnOfKey: (key: Key) => T,
): Record<Key, T> {
  return Object.fromEntries(keys.map((key) => [key, turnOfKey(key)])) as Record<Key, T>;
}
