import * as Comlink from 'comlink';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { currencyOf, inCurrency } from '../contract/format/money.ts';
import { caseRowsOf } from './answer/caseRows.ts';
import { bestSplit } from './forecast/bestSplit.ts';
import { breakEvenValues } from './forecast/breakEvenValues.ts';
import { answerDetails, certaintyClaims } from './forecast/certainty.ts';
import { counterarguments } from './forecast/counterarguments.ts';
import { forecast } from './forecast/forecast.ts';
import { paperResults } from './forecast/paperResults.ts';
import { latestOnly } from './latestOnly.ts';

/** Steps of the forecast between two checks for a newer call: about a millisecond of simulation. */
const stepsBetweenChecks = 8;

/**
 * The API of the forecast worker. Simulations run in a worker of their own, so that they never
 * delay an answer of the estimate worker. What has sentences is worded in the currency of the
 * inputs, because that of the page is not known here (E38).
 */
const forecastApi = {
  /** Forecasts 60 months; null when a newer call arrives before this one is done. */
  forecast: latestOnly(forecast, stepsBetweenChecks),

  /** How sure the result over 36 months is, as a claim; none where there is no result (E29). */
  certainty: (inputs: CalculatorInputs) => certaintyClaims(inputs),

  /** The same with the likely costs of both sides and the split, for the answer of the page. */
  answerDetails,

  /** Argues the other side: changes of assumptions that turn the verdict. */
  counterarguments: (inputs: CalculatorInputs) =>
    inCurrency(currencyOf(inputs), () => counterarguments(inputs)),

  /** The results beside an answer that the print sheet shows. */
  paperResults: (inputs: CalculatorInputs, today: string) =>
    inCurrency(currencyOf(inputs), () => paperResults(inputs, today)),

  /** The case on one page, as the report's first page has it. */
  caseRows: (inputs: CalculatorInputs, today: string) =>
    inCurrency(currencyOf(inputs), () => caseRowsOf(inputs, today)),

  /** The best split of the integrations into those to build and those to embed (E35). */
  bestSplit,

  /** The value of each assumption at which the verdict over 36 months turns. */
  breakEvenValues,
};

export type ForecastApi = typeof forecastApi;

Comlink.expose(forecastApi);
