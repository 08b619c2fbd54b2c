import { availableParallelism } from 'node:os';
import { addCoverage, type Coverage, createCoverage } from '../../testing/fuzz/coverage.ts';
import { type Failure, type FuzzProgress, hangingFailure } from '../../testing/fuzz/fuzz.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { fuzzProgressLine } from './fuzzSummary.ts';
import { fuzzProcess, startProcess } from './guardedProcess.ts';

export interface Search {
  coverage: Coverage;
  failure: Failure | null;
  seconds: number;
  processes: number;
  /** Sentences about what did not end in time. */
  gaps: readonly string[];
  isInterrupted: boolean;
}

/**
 * Runs on all cores until a property fails and is simplified, the runs are done, the time is up, or
 * Ctrl-C. After the time each process ends its block of runs. The replay of one run is a search in
 * that run alone.
 *
 * @param processFile - The module that each process runs; tests replace it.
 * @param graceSeconds - How long a block may take after the time, on a busy machine.
 */
export async function searchRuns(
  options: FuzzOptions,
  processFile = fuzzProcess,
  graceSeconds = 60,
): Promise<Search> {
  const { path } = options;
  const processes = path === undefined ? availableParallelism() : 1;
  const runs = path === undefined ? options.runs : path + 1;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const coverage = createCoverage();
  let failure: Failure | null = null;
  let isInterrupted = false;
  let isTimeUp = false;
  const gaps: string[] = [];

  await new Promise<void>((resolve, reject) => {
    let working = processes;
    const children = Array.from({ length: processes }, (_, index) => {
      const { seed, rule, hasFault } = options;
      const task = { seed, runs, path, index, processes, rule, hasFault };
      const child = startProcess(processFile, task, (hang) => {
        const found = hangingFailure(hang, seed);
        if (!failure || found.run < failure.run) failure = found;
      });
      child.on('message', (progress: FuzzProgress) => {
        addCoverage(coverage, progress.coverage);
        const { failure: found, next } = progress;
        if (found && (!failure || found.run <= failure.run)) failure = found;
        // Runs before the failure are still checked, so that a seed has the same first failure on
        // any machine. The process that found it simplifies it.
        else if (failure && (found || next > failure.run)) child.kill('SIGKILL');
        if (isTimeUp) child.kill('SIGKILL');
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        const hasCrashed = code !== 0 && !child.killed;
        if (hasCrashed && !failure) reject(new Error('A process of the search failed.'));
        working--;
        if (working === 0) stop();
      });
      return child;
    });
    const progress = setInterval(showProgress, process.stderr.isTTY ? 250 : 10_000);
    let timeIsUp = Number.isFinite(options.seconds)
      ? setTimeout(finish, options.seconds * 1000)
      : undefined;
    process.once('SIGINT', interrupt);
    if (!options.isJson) process.stderr.write(`Running with seed ${options.seed}\n`);

    /** Lets each process end its block of runs, so that one that hangs does not count as held. */
    function finish() {
      isTimeUp = true;
      if (failure) return stop();
      timeIsUp = setTimeout(giveUp, graceSeconds * 1000);
    }
    function giveUp() {
      gaps.push(`A process did not end its runs ${graceSeconds} seconds after the time.`);
      stop();
    }
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
  return { coverage, failure, seconds: seconds(), processes, gaps, isInterrupted };
}
