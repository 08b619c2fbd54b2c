import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { RuleId } from '../../worker/estimate/rules.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { faultyEstimate } from './faultyEstimate.ts';
import { type Failure, fuzz, propertiesOf } from './fuzz.ts';

/** The task of one thread: every nth block of runs, where n is `threads`. */
export interface FuzzTask {
  seed: number;
  runs: number;
  thread: number;
  threads: number;
  rule: RuleId | undefined;
  hasFault: boolean;
}

/** What was tried since the last message, the next run, and the failure that ended the task. */
export interface FuzzProgress {
  coverage: Coverage;
  next: number;
  failure: Failure | null;
}

/** Large enough that messages take no time, small enough that a short search completes some. */
const blockRuns = 1024;

async function work({ seed, runs, thread, threads, rule, hasFault }: FuzzTask) {
  const checked = propertiesOf(rule);
  for (let from = thread * blockRuns; from < runs; from += threads * blockRuns) {
    const to = Math.min(from + blockRuns, runs);
    const checkedEstimate = hasFault ? faultyEstimate : estimate;
    const coverage = createCoverage();
    const failure = fuzz({ seed, from, to, estimate: checkedEstimate, coverage }, checked);
    const next = from + threads * blockRuns;
    parentPort?.postMessage({ coverage, next, failure } satisfies FuzzProgress);
    if (failure) return;
    // Lets the message be sent, and a termination be received.
    await setImmediate();
  }
}

await work(workerData as FuzzTask);
