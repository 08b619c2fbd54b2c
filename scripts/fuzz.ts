/** `npm run fuzz`: checks the properties of the pricing rules on all cores; see docs/fuzzing.md. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Failure } from '../testing/fuzz/fuzz.ts';
import type { FuzzProgress, FuzzTask } from '../testing/fuzz/fuzzWorker.ts';
import { type FuzzOptions, fuzzOptions, fuzzUsage, UsageError } from './fuzz/fuzzOptions.ts';
import { type FuzzOutcome, fuzzJson, fuzzProgressLine, fuzzSummary } from './fuzz/fuzzReport.ts';

const workerFile = new URL('../testing/fuzz/fuzzWorker.ts', import.meta.url);

function options(): FuzzOptions | 'help' {
  try {
    return fuzzOptions(process.argv.slice(2), randomInt(2 ** 32));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${fuzzUsage}`);
    process.exit(2);
  }
}

/** Replays one run with every property of the rule. */
async function replay(options: FuzzOptions, path: number): Promise<FuzzOutcome> {
  const { replayRun } = await import('../testing/fuzz/replayRun.ts');
  const started = performance.now();
  const failure = replayRun(options.seed, path, options.rule, options.hasFault);
  const seconds = (performance.now() - started) / 1000;
  return { options, runs: 1, seconds, threads: 1, failure, isInterrupted: false };
}

/**
 * Runs on all cores until a property fails, the runs are done, the time is up, or Ctrl-C.
 */
async function search(options: FuzzOptions): Promise<FuzzOutcome> {
  const threads = availableParallelism();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let runs = 0;
  let failure: Failure | null = null;
  let isInterrupted = false;

  await new Promise<void>((resolve, reject) => {
    let working = threads;
    const workers = Array.from({ length: threads }, (_, thread) => {
      const { seed, rule, hasFault } = options;
      const task: FuzzTask = { seed, runs: options.runs, thread, threads, rule, hasFault };
      const worker = new Worker(workerFile, { workerData: task });
      worker.on('message', (progress: FuzzProgress) => {
        runs += progress.runs;
        if (progress.failure && !(failure && failure.run < progress.failure.run)) {
          failure = progress.failure;
        }
        // Runs before the failure are still checked, so that a seed has the same first failure on
        // any machine.
        if (failure && progress.next > failure.run) void worker.terminate();
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        working--;
        if (working === 0) stop();
      });
      return worker;
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
      for (const worker of workers) void worker.terminate();
      resolve();
    }
    function showProgress() {
      if (options.isJson) return;
      const line = fuzzProgressLine({ runs, seconds: seconds() }, options);
      process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    }
  });
  if (process.stderr.isTTY && !options.isJson) process.stderr.write('\r\u001b[K');
  return { options, runs, seconds: seconds(), threads, failure, isInterrupted };
}

const asked = options();
if (asked === 'help') {
  process.stdout.write(fuzzUsage);
} else {
  const outcome = asked.path === undefined ? await search(asked) : await replay(asked, asked.path);
  process.stdout.write(asked.isJson ? `${fuzzJson(outcome)}\n` : fuzzSummary(outcome));
  process.exitCode = outcome.failure ? 1 : 0;
}
