import { subscribe } from 'valtio';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultScenario } from '../../contract/defaults.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { afterSettling } from './afterSettling.ts';
import { type CalculatorState, calculatorState } from './calculatorState.ts';
import { listedSystemIds } from './events.ts';
import { track } from './track.ts';

/** A slider that has rested this long has been let go of; the same for a calculation that nobody is changing. */
const quietMs = 500;

const watchedFields = [
  'integrationCount',
  'developerCountNumber',
  'region',
  'selectedSystems',
] as const;

/**
 * Measure what visitors do with the calculator by what it does to the answers, so that no control knows of it.
 * What comes from a link is not measured: it stands in the address, or is several answers at once, which no visitor changes.
 * `states` are those of this visit so far, one after each change, for a visitor does not wait for this code.
 */
export function watchCalculator(states: readonly CalculatorState[]): void {
  let known: Scenario = defaultScenario;
  const sliderChanges = {
    integrationCount: settledSlider('integrationCount'),
    developerCountNumber: settledSlider('developerCountNumber'),
  };
  const selections = selectionsOnceAnswered();
  const trackCompletion = settledCompletion();

  const compare = (state: CalculatorState) => {
    const before = known;
    known = state.inputs;
    const [field, ...others] = changedFields(before, known);
    if (!field || others.length > 0 || isLinked(state)) return;
    if (field === 'region') track({ event: 'region_select', region: known.region });
    else if (field === 'selectedSystems') selections.add(before.selectedSystems);
    else sliderChanges[field]();
  };
  const answer = () => {
    selections.track();
    trackCompletion();
  };
  for (const state of [...states, calculatorState()]) compare(state);
  subscribe(inputs, () => compare(calculatorState()));
  if (states.length > 1) answer();
  subscribe(results, answer);
}

function isLinked({ inputs, fragment }: CalculatorState): boolean {
  const linked = readScenario(fragment);
  return linked !== null && changedFields(linked.inputs, inputs).length === 0;
}

function changedFields(before: Scenario, now: Scenario) {
  return watchedFields.filter((field) => String(before[field]) !== String(now[field]));
}

function settledSlider(slider: 'integrationCount' | 'developerCountNumber') {
  return afterSettling(quietMs, () =>
    track({ event: 'slider_change', slider, value: inputs[slider] }),
  );
}

/** A selected system is measured once the answer lists it: an id that the rate card does not know is nobody's business. */
function selectionsOnceAnswered() {
  let waiting: string[] = [];
  return {
    add(before: readonly string[]) {
      waiting = inputs.selectedSystems.filter((id) => waiting.includes(id) || !before.includes(id));
    },
    track() {
      const listed = results.answer?.systems.filter(({ id }) => waiting.includes(id)) ?? [];
      for (const system of listedSystemIds(listed)) track({ event: 'system_select', system });
      waiting = waiting.filter((id) => !listed.some((system) => system.id === id));
    },
  };
}

/** Fires for a settled estimate of at least one integration and one selected system (specification 4), once for the same figures. */
function settledCompletion() {
  let last = '';
  return afterSettling(quietMs, () => {
    const { integrationCount, selectedSystems } = inputs;
    if (!results.answer || integrationCount <= 0 || selectedSystems.length === 0) return;
    const savingsAmount = Math.round(results.answer.estimate.results.savings.absolute);
    const figures = JSON.stringify([savingsAmount, integrationCount, selectedSystems]);
    if (figures === last) return;
    last = figures;
    track({ event: 'calculation_complete', savingsAmount, integrationCount });
  });
}
