import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Verdict } from '../../contract/claims.ts';
import { estimate } from '../estimate/estimate.ts';
import { isTurnedByOne } from './counterarguments.ts';
import {
  type CostLines,
  type CumulativeCost,
  costLines,
  cumulativeCosts,
} from './cumulativeCosts.ts';
import { type Ranges, ranges } from './ranges.ts';
import { type SensitivityAnalysis, sensitivity } from './sensitivity.ts';
import { simulate } from './simulate.ts';
import { verdict } from './verdict.ts';

/** The development of both sides over 36 months, with its uncertainty. */
export interface Forecast {
  costs: CumulativeCost[];
  verdict: Verdict;
  lines: CostLines;
  ranges: Ranges;
  /** Whether one assumption alone turns the verdict at a value within its range. */
  isTurnedByOne: boolean;
  sensitivity: SensitivityAnalysis;
}

/**
 * Forecasts 36 months. The generator yields every few milliseconds, so a caller can handle messages
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
    lines: costLines(estimated),
    ranges: ranges(simulations, inputsVerdict, estimated),
    isTurnedByOne: isTurnedByOne(inputs),
    sensitivity: sensitivity(inputs, inputsVerdict),
  };
}
