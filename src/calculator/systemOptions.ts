import { proxy, ref } from 'valtio';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { estimator } from '../estimator/estimatorClient.ts';

/** The systems that the rate card knows, by name; null until someone is about to see them. */
export const systemOptions = proxy({
  listed: null as ReturnType<WorkerApi['systems']> | null,
});

let isRequested = false;

/** Fetch the systems once; a request that failed may be made again. */
export function requestSystems(): void {
  if (isRequested) return;
  isRequested = true;
  estimator()
    .systems()
    .then(
      (systems) => {
        systemOptions.listed = ref(systems);
      },
      () => {
        isRequested = false;
      },
    );
}
