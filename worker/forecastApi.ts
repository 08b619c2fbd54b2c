import type { CalculatorInputs } from '../contract/calculation.ts';
import { breakEvenValues } from './forecast/breakEvenValues.ts';
import { answerCertainty, certainty } from './forecast/certainty.ts';
import { counterarguments } from './forecast/counterarguments.ts';
import { createLatestForecast } from './forecast/forecast.ts';

/**
 * The API of the forecast worker. Simulations run in a worker of their own, so that they never
 * delay an answer of the estimate worker.
 */
export const forecastApi = {
  /** Forecasts 36 months; null when a newer call arrives before this one is done. */
  forecast: createLatestForecast(),

  /** How sure the result over 36 months is; null where there is none (E29). */
  certainty: (inputs: CalculatorInputs) => certainty(inputs),

  /** The same with the likely costs of both sides, for the answer of the page. */
  answerCertainty: (inputs: CalculatorInputs) => answerCertainty(inputs),

  /** Argues the other side: changes of assumptions that turn the verdict. */
  counterarguments: (inputs: CalculatorInputs) => counterarguments(inputs),

  /** The value of each assumption at which the verdict over 36 months turns. */
  breakEvenValues: (inputs: CalculatorInputs) => breakEvenValues(inputs),
};

export type ForecastApi = typeof forecastApi;
