import type { WorkerApi } from '../../worker/workerApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/** Computes estimates, lists the systems, explains figures and builds the report. */
export const estimateWorker = createWorkerClient<WorkerApi>(
  () => new Worker(new URL('../../worker/index.ts', import.meta.url), { type: 'module' }),
);
