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

const startFileWorker = () =>
  new Worker(new URL('../../worker/fileWorker.ts', import.meta.url), { type: 'module' });

/** The worker that writes files. It is rarely used, so it ends after each call. */
export const fileWorker = createWorkerClient<FileApi>(startFileWorker, { endsWhenIdle: true });

/**
 * Creates a worker that reads one file. A file can keep its worker busy for as long as it likes, so
 * that nothing else waits for it.
 */
export const createFileReader = () =>
  createWorkerClient<FileApi>(startFileWorker, { endsWhenIdle: true });
