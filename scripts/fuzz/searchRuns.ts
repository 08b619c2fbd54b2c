import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { addCoverage, type Coverage, createCoverage } from '../../testing/fuzz/coverage.ts';
import type { Failure } from '../../testing/fuzz/fuzz.ts';
import type { FuzzProgress, FuzzTask } from '../../testing/fuzz/fuzzProcess.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { fuzzProgressLine } from './fuzzSummary.ts';

const processFile = fileURLToPath(new URL('../../testing/fuzz/fuzzProcess.ts', import.meta.url));

export interface Search {
  coverage: Coverage;
  failure: Failure | null;
  seconds: number;
  processes: number;
  isInterrupted: boolean;
}

/**
 * Runs on all cores until a property fails, the runs are done, the time is up, or Ctrl-C. It starts
 * processes and not threads, because only a process can change its time zone.
 */
export async function searchRuns(options: FuzzOptions): Promise<Search> {
  const processes = availableParallelism();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const coverage = createCoverage();
  let failure: Failure | null = null;
  let isInterrupted = false;

  await new Promise<void>((resolve, reject) => {
    let working = processes;
    const children = Array.from({ length: processes }, (_, index) => {
      const { seed, rule, hasFault } = options;
      const task: FuzzTask = { seed, runs: options.runs, index, processes, rule, hasFault };
      const child = fork(processFile, { serialization: 'advanced' });
      child.send(task);
      child.on('message', (progress: FuzzProgress) => {
        addCoverage(coverage, progress.coverage);
        if (progress.failure && !(failure && failure.run < progress.failure.run)) {
          failure = progress.failure;
        }
        // Runs before the failure are still checked, so that a seed has the same first failure on
        // any machine.
        if (failure && progress.next > failure.run) child.kill('SIGKILL');
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        if (code !== 0 && !child.killed) reject(new Error('A process of the search failed.'));
        working--;
        if (working === 0) stop();
      });
      return child;
    });
    const progress = setInterval(showProgress, process.stderr.isTTY ? 250 : 10_000);
    const timeIsUp = Number.isFinite(options.seconds)
      ? setTimeout(stop, options.seconds * 1000)
      : undefined;
    process.once('SIGINT', interrupt);
    if (!options.isJson) process.stderr.write(`Running with seed ${options.seed}\n`);

    function interrupt() {
      isInterrupted = true;
      stop();
    }
    function stop() {
      clearInterval(progress);
      clearTimeout(timeIsUp);
      process.off('SIGINT', interrupt);
      for (const child of children) child.kill('SIGKILL');
      resolve();
    }
    function showProgress() {
      if (options.isJson) return;
      const line = fuzzProgressLine(coverage.runs, seconds(), options);
      process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    }
  });
  if (process.stderr.isTTY && !options.isJson) process.stderr.write('\r\u001b[K');
  return { coverage, failure, seconds: seconds(), processes, isInterrupted };
}
