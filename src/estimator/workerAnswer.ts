import type { Remote } from 'comlink';
import { subscribe } from 'valtio';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { estimator, restartEstimator } from './estimatorClient.ts';
import { results } from './results.ts';

/**
 * Ask the worker once. A worker that breaks answers nothing, so its failure rejects what was asked; one that
 * has failed before is started anew.
 */
export async function workerAnswer<T>(ask: (worker: Remote<WorkerApi>) => Promise<T>): Promise<T> {
  if (results.hasFailed) restartEstimator();
  let stopListening = () => {};
  const failure = new Promise<never>((_, reject) => {
    stopListening = subscribe(results, () => {
      if (results.hasFailed) reject(new Error('The calculation worker failed.'));
    });
  });
  try {
    return await Promise.race([ask(estimator()), failure]);
  } finally {
    stopListening();
  }
}
