import { type Remote, wrap } from 'comlink';
import type { ForecastApi } from '../../worker/forecastApi.ts';

let remote: Remote<ForecastApi> | null = null;

/** The forecast behind a worker of its own, started when it is first needed. */
export function forecaster(): Remote<ForecastApi> {
  remote ??= wrap<ForecastApi>(
    new Worker(new URL('../../worker/forecastWorker.ts', import.meta.url), { type: 'module' }),
  );
  return remote;
}
