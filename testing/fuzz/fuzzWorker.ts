import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { RuleId } from '../../worker/estimate/rules.ts';
import { faultyEstimate } from './faultyEstimate.ts';
import { type Failure, fuzz, propertiesOf } from './fuzz.ts';

/** What one thread is to do: every `threads`-th block of runs, from its own first block on. */
export interface FuzzTask {
  seed: number;
  runs: number;
  thread: number;
  threads: number;
  rule: RuleId | undefined;
  hasFault: boolean;
}

/**
 * Runs that were tried since the last message, the first run that is yet to come, and the failure
 * that ended them, if any.
 */
export interface FuzzProgress {
  runs: number;
  next: number;
  failure: Failure | null;
}

/** Long enough that messages cost nothing, short enough that progress is live. */
const blockRuns = 8192;

async function work({ seed, runs, thread, threads, rule, hasFault }: FuzzTask) {
  const checked = propertiesOf(rule);
  for (let from = thread * blockRuns; from < runs; from += threads * blockRuns) {
    const to = Math.min(from + blockRuns, runs);
    const tried = hasFault ? faultyEstimate : estimate;
    const failure = fuzz({ seed, from, to, estimate: tried }, checked);
    const tries = failure ? failure.run - from + 1 : to - from;
    const next = from + threads * blockRuns;
    parentPort?.postMessage({ runs: tries, next, failure } satisfies FuzzProgress);
    if (failure) return;
    // Let the message out, and a termination in.
    await setImmediate();
  }
}

await work(workerData as FuzzTask);
