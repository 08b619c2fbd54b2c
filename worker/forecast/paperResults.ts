import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import type { BestSplit } from '../../contract/split.ts';
import { estimate } from '../estimate/estimate.ts';
import { bestSplit, splitClaims } from './bestSplit.ts';
import { certaintyClaims } from './certainty.ts';
import { type Counterarguments, counterarguments } from './counterarguments.ts';
import { answerClaims, type Finance, type FinanceHorizon, finance } from './finance.ts';
import { type Forecast, forecast } from './forecast.ts';
import { runToEnd } from './simulate.ts';
import { verdict } from './verdict.ts';

/** The results beside an answer that report and print sheet show. */
export interface PaperResults {
  readonly forecast: Forecast;
  /** The finance figures over 36 and over 60 months (E25). */
  readonly finance: ByHorizon<Finance>;
  /** The split of the integrations that costs least; null for fewer than two (E35). */
  readonly split: BestSplit | null;
  /** The changes of assumptions that turn the result. */
  readonly counterarguments: Counterarguments;
  /** Every statement that compares both sides. */
  readonly claims: Claims;
}

/** @param today - The local calendar day, such as `2027-03-01`. */
export function paperResults(inputs: CalculatorInputs, today: string): PaperResults {
  return { forecast: runToEnd(forecast(inputs)), ...resultsBesideForecast(inputs, today) };
}

/** The same without the forecast, whose simulations take most of the time. */
export function resultsBesideForecast(
  inputs: CalculatorInputs,
  today: string,
): Omit<PaperResults, 'forecast'> {
  const estimated = estimate(inputs);
  const split = bestSplit(inputs, today);
  const financed = byHorizon((months) => finance(estimated, inputs.assumptions, months));
  return {
    finance: financed,
    split,
    counterarguments: counterarguments(inputs),
    claims: [
      ...certaintyClaims(inputs),
      ...splitClaims(split),
      ...answerClaims(verdict(inputs, estimated), estimated, Object.values(financed)),
    ],
  };
}

/** A value for each horizon of the finance figures, by its months. */
export type ByHorizon<Value> = Readonly<Record<FinanceHorizon, Value>>;

/** Computes a value for each horizon of the finance figures (E25). */
export function byHorizon<Value>(compute: (months: FinanceHorizon) => Value): ByHorizon<Value> {
  return { 36: compute(36), 60: compute(60) };
}
