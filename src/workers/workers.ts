import type { FileApi } from '../../worker/fileWorker.ts';
import type { ForecastApi } from '../../worker/forecastWorker.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/**
 * The worker that computes estimates, lists the systems, explains figures and builds the report.
 */
export const estimateWorker = createWorkerClient<WorkerApi>(
  () => new Worker(new URL('../../worker/index.ts', import.meta.url), { type: 'module' }),
);

/** The worker that simulates 36 months, separate so that estimates never wait for a simulation. */
export const forecastWorker = createWorkerClient<ForecastApi>(
  () => new Worker(new URL('../../worker/forecastWorker.ts', import.meta.url), { type: 'module' }),
);

/** The worker that writes and reads files. It is rarely used, so it ends after each call. */
export const fileWorker = createWorkerClient<FileApi>(
  () => new Worker(new URL('../../worker/fileWorker.ts', import.meta.url), { type: 'module' }),
  { endsWhenIdle: true },
);
