import { type Remote, wrap } from 'comlink';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { ForecastApi } from '../../worker/forecastApi.ts';

interface Forecaster {
  remote: Remote<ForecastApi>;
  /** Rejects when the worker cannot start or breaks: its answers would never come. */
  failed: Promise<never>;
}

let forecaster: Forecaster | null = null;

/** The forecast of the inputs, by a worker of its own that starts when it is first asked; null where a newer question has overtaken this one. */
export async function askForecast(inputs: CalculatorInputs) {
  forecaster ??= start();
  const { remote, failed } = forecaster;
  return await Promise.race([remote.forecast(inputs), failed]);
}

function start(): Forecaster {
  const worker = new Worker(new URL('../../worker/forecastWorker.ts', import.meta.url), {
    type: 'module',
  });
  const failed = new Promise<never>((_, reject) => {
    const fail = (event: Event) => {
      forecaster = null;
      worker.terminate();
      reject(event);
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  });
  return { remote: wrap<ForecastApi>(worker), failed };
}
