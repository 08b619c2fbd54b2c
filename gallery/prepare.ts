import { currentInputs, inputs } from '../src/estimator/inputs.ts';
import { initializeResults, results } from '../src/estimator/results.ts';
import { startEstimator } from '../src/estimator/startEstimator.ts';
import { localToday } from '../src/estimator/today.ts';
import { lazyReportForm } from '../src/reportRequest/lazyReportForm.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { workerApi } from '../worker/workerApi.ts';
import { replaceWorkers } from './replaceWorkers.ts';
import type { GalleryState } from './states.ts';

/** Brings the stores of the page into a state, before anything renders. */
export function prepare({ workers, inputs: chosen }: GalleryState): void {
  if (workers) replaceWorkers(workers);
  Object.assign(inputs, chosen);
  lazyReportForm.request(console.error);
  if (workers === 'failing') results.hasFailed = true;
  if (workers) return;
  const answer = workerApi.answer({ inputs: currentInputs(), today: localToday() });
  const { version, hourlyRatesUsd, genericIntegration } = rateCard;
  initializeResults({ answer, rateCard: { version, hourlyRatesUsd, genericIntegration } });
  startEstimator();
}
