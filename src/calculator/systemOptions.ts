import { proxy, ref } from 'valtio';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';

/** The systems of the rate card, by name; null until they are first needed. */
export const systemOptions = proxy({
  listed: null as ReturnType<WorkerApi['systems']> | null,
  hasFailed: false,
});

let isRequested = false;

/** Fetches the systems once; after a failure they can be requested again. */
export function requestSystems(): void {
  if (isRequested) return;
  isRequested = true;
  systemOptions.hasFailed = false;
  estimateWorker
    .call((worker) => worker.systems())
    .then(
      (systems) => {
        systemOptions.listed = ref(systems);
      },
      (error) => {
        console.error('The list of systems failed.', error);
        isRequested = false;
        systemOptions.hasFailed = true;
      },
    );
}

estimateWorker.onRecovery(() => {
  if (systemOptions.hasFailed) requestSystems();
});
