import type { ForecastApi } from '../../worker/forecastApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/** The worker that simulates 36 months, separate so that estimates never wait for a simulation. */
export const forecastWorker = createWorkerClient<ForecastApi>(
  () => new Worker(new URL('../../worker/forecastWorker.ts', import.meta.url), { type: 'module' }),
);
