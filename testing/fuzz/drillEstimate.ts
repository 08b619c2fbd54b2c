import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Estimate, estimate } from '../../worker/estimate/estimate.ts';

/** The estimate with one rule broken on purpose, to see what a failure looks like: exactly 12 weeks are surcharged already. */
export function drillEstimate(inputs: CalculatorInputs): Estimate {
  const estimated = estimate(inputs);
  const { factors, timeline } = estimated;
  return timeline.buildWeeks === 12
    ? { ...estimated, factors: { ...factors, durationSurcharge: 0.1 } }
    : estimated;
}
