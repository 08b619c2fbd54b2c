import type { ForecastApi } from '../../worker/forecastApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/** Simulates the 36 months, in a worker of its own: an estimate never waits for a simulation. */
export const forecastWorker = createWorkerClient<ForecastApi>(
  () => new Worker(new URL('../../worker/forecastWorker.ts', import.meta.url), { type: 'module' }),
);
