import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Estimate, estimate } from '../../worker/estimate/estimate.ts';

/**
 * Estimates with an injected fault, to show what a failure looks like: a build of exactly 12 weeks
 * has a surcharge.
 */
export function faultyEstimate(inputs: CalculatorInputs): Estimate {
  const estimated = estimate(inputs);
  const { factors, timeline } = estimated;
  return timeline.buildWeeks === 12
    ? { ...estimated, factors: { ...factors, durationSurcharge: 0.1 } }
    : estimated;
}
