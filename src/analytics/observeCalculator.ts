import { subscribe } from 'valtio';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultScenario } from '../../contract/defaults.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { type CalculatorState, calculatorState, listedSystemIds, track } from './events.ts';

/** A slider or a result that has not changed for this long is measured. */
export const debounceMs = 500;

const trackedInputs = [
  'integrationCount',
  'developerCountNumber',
  'region',
  'selectedSystems',
] as const;

/**
 * Measures what visitors do with the calculator by subscribing to the inputs and the results, so
 * that no control depends on analytics. Inputs that come from a link are not measured: they match
 * the address's fragment, or several of them change at once, which no control does.
 *
 * @param states - The states of this visit so far, one after each change: visitors use the page
 *   before this module has loaded.
 */
export function observeCalculator(states: readonly CalculatorState[]): void {
  let previous: Scenario = defaultScenario;
  const trackSlider = {
    integrationCount: createSliderTracker('integrationCount'),
    developerCountNumber: createSliderTracker('developerCountNumber'),
  };
  /** The systems that no answer of the worker lists yet. */
  let pending: string[] = [];
  const trackCompletion = createCompletionTracker();

  const onState = (state: CalculatorState) => {
    const before = previous;
    previous = state.inputs;
    const [name, ...others] = changedInputs(before, previous);
    if (!name || others.length > 0 || isFromLink(state)) return;
    if (name === 'region') track({ event: 'region_select', region: previous.region });
    else if (name === 'selectedSystems')
      pending = inputs.selectedSystems.filter(
        (id) => pending.includes(id) || !before.selectedSystems.includes(id),
      );
    else trackSlider[name]();
  };
  const onResults = () => {
    // Only what the rate card lists is measured: an id from outside of it never leaves the page.
    const listed = results.answer?.systems.filter(({ id }) => pending.includes(id)) ?? [];
    for (const system of listedSystemIds(listed)) track({ event: 'system_select', system });
    pending = pending.filter((id) => !listed.some((system) => system.id === id));
    trackCompletion();
  };
  for (const state of [...states, calculatorState()]) onState(state);
  subscribe(inputs, () => onState(calculatorState()));
  if (states.length > 1) onResults();
  subscribe(results, onResults);
}

function isFromLink({ inputs, fragment }: CalculatorState): boolean {
  const linked = readScenario(fragment);
  return linked !== null && changedInputs(linked.inputs, inputs).length === 0;
}

function changedInputs(before: Scenario, after: Scenario) {
  return trackedInputs.filter((name) => String(before[name]) !== String(after[name]));
}

function createSliderTracker(slider: 'integrationCount' | 'developerCountNumber') {
  return debounce(() => track({ event: 'slider_change', slider, value: inputs[slider] }));
}

/**
 * Measures an estimate of at least one integration and one selected system once it stops changing
 * (specification 4). The same figures are measured once in a row.
 */
function createCompletionTracker() {
  let last = '';
  return debounce(() => {
    const { integrationCount } = inputs;
    const systems = systemIdsOf(inputs);
    if (!results.answer || integrationCount <= 0 || systems.length === 0) return;
    const savingsAmount = Math.round(results.answer.estimate.results.savings.absolute);
    const figures = JSON.stringify([savingsAmount, integrationCount, systems]);
    if (figures === last) return;
    last = figures;
    track({ event: 'calculation_complete', savingsAmount, integrationCount });
  });
}

/** Returns a function that calls `callback` once it has not been called itself for `debounceMs`. */
function debounce(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, debounceMs);
  };
}
