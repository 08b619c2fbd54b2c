import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Verdict } from '../../contract/format/costComparison.ts';
import { estimate } from '../estimate/estimate.ts';
import { buildMonths, type CumulativeCost, cumulativeCosts } from './cumulativeCosts.ts';
import { type Ranges, ranges } from './ranges.ts';
import { type SensitivityAnalysis, sensitivity } from './sensitivity.ts';
import { simulate } from './simulate.ts';
import { verdict } from './verdict.ts';

/** What follows from an estimate: month by month, how sure, and what matters. */
export interface Forecast {
  costs: CumulativeCost[];
  verdict: Verdict;
  /** When building ends and maintenance begins: months from the start, a fraction, and what it has cost by then in USD. */
  buildEnd: { month: number; inHouseUsd: number };
  ranges: Ranges;
  sensitivity: SensitivityAnalysis;
}

/** Forecast 36 months of the inputs. It pauses every few milliseconds at most, so that a caller may stop it. */
export function* forecast(inputs: CalculatorInputs): Generator<void, Forecast> {
  const estimated = estimate(inputs);
  const judged = verdict(inputs, estimated);
  const simulations = yield* simulate(inputs);
  yield;
  return {
    costs: cumulativeCosts(estimated),
    verdict: judged,
    buildEnd: {
      month: buildMonths(estimated),
      inHouseUsd: estimated.results.inHouse.initialTotal,
    },
    ranges: ranges(simulations, judged),
    sensitivity: sensitivity(inputs, judged),
  };
}
