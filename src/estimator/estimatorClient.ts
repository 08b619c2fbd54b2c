import { type Remote, wrap } from 'comlink';
import { subscribe } from 'valtio';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { currentInputs, inputs } from './inputs.ts';
import { createLatestOnly } from './latestOnly.ts';
import { results } from './results.ts';
import { localToday } from './today.ts';

let worker: Worker | null = null;
let remote: Remote<WorkerApi> | null = null;

/** The calculation core behind its worker, started when it is first needed. */
export function estimator(): Remote<WorkerApi> {
  if (remote) return remote;
  worker = new Worker(new URL('../../worker/index.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  remote = wrap<WorkerApi>(worker);
  return remote;
}

function fail(event: unknown): void {
  console.error('The calculation worker failed.', event);
  results.answer = null;
  results.hasFailed = true;
}

const ask = createLatestOnly(
  (question: Parameters<WorkerApi['answer']>[0]) => estimator().answer(question),
  (answer) => {
    results.answer = answer;
    results.hasFailed = false;
  },
  fail,
);

function askAgain(): void {
  ask({ inputs: currentInputs(), today: localToday() });
}

/** Answer every change of the inputs from now on, beginning with what they are now. */
export function startEstimator(): void {
  askAgain();
  subscribe(inputs, askAgain);
  if (!results.rateCard) {
    estimator()
      .rateCard()
      .then((rateCard) => {
        results.rateCard = rateCard;
      }, fail);
  }
}

/** Try once more with a new worker, after one has failed. */
export function restartEstimator(): void {
  worker?.terminate();
  worker = null;
  remote = null;
  askAgain();
}
