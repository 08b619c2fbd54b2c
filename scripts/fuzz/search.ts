import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { addCoverage, type Coverage, createCoverage } from '../../testing/fuzz/coverage.ts';
import {
  type Failure,
  type FuzzProgress,
  type FuzzTask,
  hangingFailure,
} from '../../testing/fuzz/fuzz.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { fuzzProgressLine } from './fuzzSummary.ts';

const fuzzProcess = fileURLToPath(new URL('../../testing/fuzz/fuzzProcess.ts', import.meta.url));

export interface Search {
  coverage: Coverage;
  failure: Failure | null;
  seconds: number;
  processes: number;
  isInterrupted: boolean;
}

/**
 * Runs on all cores until a property fails and is simplified, the runs are done, the time is up, or
 * Ctrl-C. After the time each process ends its block of runs. It starts processes and not threads,
 * because only a process can change its time zone.
 *
 * @param processFile - The module that each process runs; tests replace it.
 */
export async function searchRuns(options: FuzzOptions, processFile = fuzzProcess): Promise<Search> {
  const processes = availableParallelism();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const coverage = createCoverage();
  let failure: Failure | null = null;
  let isInterrupted = false;
  let isTimeUp = false;

  await new Promise<void>((resolve, reject) => {
    let working = processes;
    const children = Array.from({ length: processes }, (_, index) => {
      const { seed, runs, rule, hasFault } = options;
      const child = fork(processFile, {
        serialization: 'advanced',
        stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
      });
      child.send({ seed, runs, index, processes, rule, hasFault } satisfies FuzzTask);
      child.on('message', (progress: FuzzProgress) => {
        addCoverage(coverage, progress.coverage);
        const { failure: found, next } = progress;
        if (found && (!failure || found.run <= failure.run)) failure = found;
        // Runs before the failure are still checked, so that a seed has the same first failure on
        // any machine. The process that found it simplifies it.
        else if (failure && (found || next > failure.run)) child.kill('SIGKILL');
        if (isTimeUp) child.kill('SIGKILL');
      });
      child.stdio[4]?.on('data', (hang: Buffer) => {
        const found = hangingFailure(JSON.parse(String(hang)), seed);
        if (!failure || found.run < failure.run) failure = found;
        child.kill('SIGKILL');
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
    const timeIsUp = Number.isFinite(options.seconds)
      ? setTimeout(finish, options.seconds * 1000)
      : undefined;
    process.once('SIGINT', interrupt);
    if (!options.isJson) process.stderr.write(`Running with seed ${options.seed}\n`);

    /** Lets each process end its block of runs, so that one that hangs does not count as held. */
    function finish() {
      isTimeUp = true;
      if (failure) stop();
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
  return { coverage, failure, seconds: seconds(), processes, isInterrupted };
}
