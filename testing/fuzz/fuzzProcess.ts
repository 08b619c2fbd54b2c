import { once } from 'node:events';
import { estimate } from '../../worker/estimate/estimate.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { faultyEstimate } from './faultyEstimate.ts';
import { type Failure, fuzz, propertiesOf } from './fuzz.ts';
import type { RuleId } from './registry.ts';

/** The task of one process: every nth block of runs, where n is `processes`. */
export interface FuzzTask {
  seed: number;
  runs: number;
  /** Which of the processes it is, from 0. */
  index: number;
  processes: number;
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

async function work({ seed, runs, index, processes, rule, hasFault }: FuzzTask) {
  const checked = propertiesOf(rule);
  for (let from = index * blockRuns; from < runs; from += processes * blockRuns) {
    const to = Math.min(from + blockRuns, runs);
    const checkedEstimate = hasFault ? faultyEstimate : estimate;
    const coverage = createCoverage();
    const failure = fuzz({ seed, from, to, estimate: checkedEstimate, coverage }, checked);
    await sent({ coverage, next: from + processes * blockRuns, failure });
    if (failure) return;
  }
}

/** Resolves when the message is sent, so that the process does not end before. */
function sent(progress: FuzzProgress): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(progress, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

// Ctrl-C reaches every process of a terminal; the one that started this one ends it.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
const [task] = (await once(process, 'message')) as [FuzzTask];
await work(task);
process.disconnect?.();
