import { results } from '../src/estimator/results.ts';
import { explain } from '../worker/explanation/explain.ts';
import type { ForecastApi } from '../worker/forecastWorker.ts';
import type { WorkerApi } from '../worker/workerApi.ts';

/*
 * Takes the place of `src/workers/workers.ts` in the view, whose sandbox starts no workers: the few
 * calls of the card run in the thread of the view.
 */

type Called<Api> = { [Name in keyof Api]: (...args: never[]) => unknown };

function inThisThread<Api extends Called<Api>>(api: Api) {
  return {
    call: async <Response>(ask: (called: Api) => Promise<Response>) => ask(api),
    onRecovery: () => () => {},
  };
}

export const estimateWorker = inThisThread({
  explain: async (...asked: Parameters<WorkerApi['explain']>) => explain(...asked),
});

export const forecastWorker = inThisThread({
  /** How sure the answer is came with it. */
  answerDetails: async (): Promise<ReturnType<ForecastApi['answerDetails']> | null> =>
    results.certainty,
});
