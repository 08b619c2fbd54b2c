import { createLatestForecast } from './forecast/latestForecast.ts';

/**
 * The API of the forecast worker. Simulations run in a worker of their own, so that they never
 * delay an answer of the estimate worker.
 */
export const forecastApi = {
  /** Forecasts 36 months; null when a newer call arrives before this one is done. */
  forecast: createLatestForecast(),
};

export type ForecastApi = typeof forecastApi;
