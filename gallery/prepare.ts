import { scenarioFragment } from '../contract/scenarioLink.ts';
import { lazyWhyChoose } from '../src/CalculatorPage.tsx';
import { currentInputs, droppedParts, inputs, localToday } from '../src/estimator/inputs.ts';
import { initializeResults, results } from '../src/estimator/results.ts';
import { startEstimator } from '../src/estimator/startEstimator.ts';
import { visit } from '../src/estimator/visit.ts';
import { notifications } from '../src/notifications/notifications.ts';
import { lazyReportForm } from '../src/reportRequest/ReportRequest.tsx';
import { certaintyParts } from '../src/results/AnswerCard.tsx';
import { pinnedScenarios } from '../src/scenario/scenarioStores.ts';
import { type ReportName, reportRequests } from '../testing/reportRequests.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { answerDetails } from '../worker/forecast/certainty.ts';
import { workerApi } from '../worker/workerApi.ts';
import type { GalleryState } from './states.ts';

/** Brings the stores of the page into a state, before anything renders. */
export function prepare(state: GalleryState): void {
  const { workers, isReportSent = false, dropped = [], notification } = state;
  if (workers) replaceWorkers(workers);
  if (state.inputs) Object.assign(inputs, reportRequests[state.inputs].inputs);
  visit.isReportSent = isReportSent;
  droppedParts.all = [...dropped];
  pinnedScenarios.fragments = (state.pinned ?? []).map(fragmentOf);
  if (state.replacement) pinnedScenarios.replacement = fragmentOf(state.replacement);
  // Not by `notify`, after which it would be dismissed.
  if (notification) notifications.all = [{ ...notification, id: 1, isOpen: true }];
  for (const part of [lazyReportForm, lazyWhyChoose, ...certaintyParts])
    part.request(console.error);
  if (workers === 'failing') results.hasFailed = true;
  if (workers) return;
  const answer = workerApi.answer({ inputs: currentInputs(), today: localToday() });
  const { version, hourlyRatesUsd } = rateCard;
  const certainty = answerDetails(currentInputs(), localToday());
  initializeResults({ answer, certainty, rateCard: { version, hourlyRatesUsd } });
  startEstimator();
}

const fragmentOf = (name: ReportName) => scenarioFragment(reportRequests[name].inputs);

/**
 * Replaces the workers of this frame, before anything starts one.
 *
 * @param behaviour - `silent` ones never respond; `failing` ones report an error at once.
 */
function replaceWorkers(behaviour: 'silent' | 'failing'): void {
  window.Worker = class extends EventTarget {
    constructor() {
      super();
      if (behaviour === 'failing') setTimeout(() => this.dispatchEvent(new Event('error')));
    }
    postMessage(): void {}
    terminate(): void {}
  } as unknown as typeof Worker;
}
