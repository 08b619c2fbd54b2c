import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { ListedCosts } from '../../contract/chart/costGeometry.ts';
import type { Verdict } from '../../contract/claims.ts';
import { estimate } from '../estimate/estimate.ts';
import { isTurnedByOne } from './counterarguments.ts';
import { cumulativeCosts, listedCosts, type MonthlyCost } from './cumulativeCosts.ts';
import { type Ranges, ranges } from './ranges.ts';
import { type SensitivityAnalysis, sensitivity } from './sensitivity.ts';
import { simulate } from './simulate.ts';
import { verdict } from './verdict.ts';

/** The development of both sides over 60 months, with its uncertainty. */
export interface Forecast {
  costs: MonthlyCost[];
  verdict: Verdict;
  lines: ListedCosts;
  ranges: Ranges;
  /** Whether one assumption alone turns the verdict at a value within its range. */
  isTurnedByOne: boolean;
  sensitivity: SensitivityAnalysis;
}

/**
 * Forecasts 60 months. The generator yields every few milliseconds, so a caller can handle messages
 * or stop.
 */
export function* forecast(inputs: CalculatorInputs): Generator<void, Forecast> {
  const estimated = estimate(inputs);
  const inputsVerdict = verdict(inputs, estimated);
  const simulations = yield* simulate(inputs);
  yield;
  return {
    costs: cumulativeCosts(estimated),
    verdict: inputsVerdict,
    lines: listedCosts(estimated),
    ranges: ranges(simulations, inputsVerdict, estimated),
    isTurnedByOne: isTurnedByOne(inputs),
    sensitivity: sensitivity(inputs, inputsVerdict),
  };
}
