import { createNewestForecast } from './forecast/newestForecast.ts';

/** What the second worker does for the page: its simulations never stand before an answer. */
export const forecastApi = {
  /** 36 months, how sure and what matters; null where a newer question has come in meanwhile. */
  forecast: createNewestForecast(),
};

export type ForecastApi = typeof forecastApi;
