import { estimate } from '../../worker/estimate/estimate.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { faultyEstimate } from './faultyEstimate.ts';
import { type Failure, fuzz, propertiesOf } from './fuzz.ts';
import type { RuleId } from './registry.ts';

/** Checks every property of the rule in one run, slow ones included. */
export function replayRun(
  seed: number,
  run: number,
  rule: RuleId | undefined,
  hasFault: boolean,
): { failure: Failure | null; coverage: Coverage } {
  const coverage = createCoverage();
  const checkedEstimate = hasFault ? faultyEstimate : estimate;
  const range = { seed, from: run, to: run + 1, estimate: checkedEstimate, isThorough: true };
  const failure = fuzz({ ...range, coverage }, propertiesOf(rule));
  return { failure, coverage };
}
