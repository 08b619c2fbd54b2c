import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Verdict } from '../../contract/format/costComparison.ts';
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

/** Steps of the forecast between two checks for a newer call: about a millisecond of simulation. */
const stepsBetweenChecks = 8;

/**
 * Creates a function that forecasts only the inputs of its latest call. A call resolves to null
 * when a newer one arrives before it is done.
 */
export function createLatestForecast() {
  let latestCall = 0;
  return async (inputs: CalculatorInputs): Promise<Forecast | null> => {
    latestCall += 1;
    const thisCall = latestCall;
    await nextTask();
    const steps = forecast(inputs);
    for (let count = 1; thisCall === latestCall; count++) {
      const step = steps.next();
      if (step.done) return step.value;
      if (count % stepsBetweenChecks === 0) await nextTask();
    }
    return null;
  };
}

/**
 * Resolves after the pending messages are handled. A message channel does this without the four
 * milliseconds that browsers add to nested timers.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
