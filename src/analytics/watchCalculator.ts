import { subscribe } from 'valtio';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { afterSettling } from './afterSettling.ts';
import { listedSystemIds } from './events.ts';
import { track } from './track.ts';

/** A slider that has rested this long has been let go of; the same for a calculation that nobody is changing. */
const quietMs = 500;

/**
 * Measure what visitors do with the calculator by what it does to the answers, so that no control knows of it.
 * A visitor changes one answer at a time: several at once come from a link, and are not measured.
 */
export function watchCalculator(): void {
  let known = watched();
  const sliderChanges = {
    integrationCount: settledSlider('integrationCount'),
    developerCountNumber: settledSlider('developerCountNumber'),
  };
  const selections = selectionsOnceAnswered();
  const trackCompletion = settledCompletion();

  subscribe(inputs, () => {
    const before = known;
    known = watched();
    const [field, ...others] = changedFields(before, known);
    if (!field || others.length > 0) return;
    if (field === 'region') track({ event: 'region_select', region: known.region });
    else if (field === 'selectedSystems') selections.add(before.selectedSystems);
    else sliderChanges[field](known[field]);
  });
  subscribe(results, () => {
    selections.track();
    trackCompletion(undefined);
  });
}

function watched() {
  const { integrationCount, developerCountNumber, region, selectedSystems } = inputs;
  return { integrationCount, developerCountNumber, region, selectedSystems: [...selectedSystems] };
}
type Watched = ReturnType<typeof watched>;

function changedFields(before: Watched, now: Watched) {
  const fields = ['integrationCount', 'developerCountNumber', 'region', 'selectedSystems'] as const;
  return fields.filter((field) => String(before[field]) !== String(now[field]));
}

function settledSlider(slider: 'integrationCount' | 'developerCountNumber') {
  return afterSettling(quietMs, (value: number) =>
    track({ event: 'slider_change', slider, value }),
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
