import { estimate } from '../../worker/estimate/estimate.ts';
import type { RuleId } from '../../worker/estimate/rules.ts';
import { drillEstimate } from './drillEstimate.ts';
import { type Failure, fuzz, lawsOf } from './fuzz.ts';

/** Try one run again with every law of the rule, the ones that take long among them. */
export function replayRun(
  seed: number,
  run: number,
  rule: RuleId | undefined,
  isDrill: boolean,
): Failure | null {
  const tried = isDrill ? drillEstimate : estimate;
  const stretch = { seed, from: run, to: run + 1, estimate: tried, isThorough: true };
  return fuzz(stretch, lawsOf(rule));
}
