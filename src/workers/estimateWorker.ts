import type { WorkerApi } from '../../worker/workerApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/**
 * The worker that computes estimates, lists the systems, explains figures and builds the report.
 */
export const estimateWorker = createWorkerClient<WorkerApi>(
  () => new Worker(new URL('../../worker/index.ts', import.meta.url), { type: 'module' }),
);
