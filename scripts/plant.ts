/**
 * `npm run plant`: plants faults one at a time in copies of the project, and says which of them the
 * steps of `npm test` catch; see docs/mutants.md.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { catalogue } from '../testing/plant/catalogue.ts';
import { drawFaults, inTurn } from '../testing/plant/drawFaults.ts';
import { type Fault, planted } from '../testing/plant/Fault.ts';
import { type Step, stepsFor, vitest, vitestResult } from '../testing/plant/steps.ts';
import { copyEnvironment, copyProject } from './copyProject.ts';
import { parseOptions, runCommand, UsageError } from './runCommand.ts';

const usage = `Usage: npm run plant -- [options]

  --count N    number of faults (default: 120), of the catalogue and drawn in turns
  --seed N     seed of the drawn faults (default: a new one each time; it is printed)
  --kind KIND  only faults of this kind
  --file PART  only faults in files whose path has this part
  --drawn      only drawn faults, none of the catalogue

Plants each fault in a copy of the project and runs the steps of npm test that could see it, two
faults at a time. What fails is repeated without the fault, where it must pass.

Exits with 0 if at least 97 % of the faults are caught, 1 if not or if a step fails without a fault,
2 if the command line is invalid, and 130 if it was interrupted.`;

const goalPercentage = 97;

interface Tried {
  fault: Fault;
  /** `unclear` is a step that fails without the fault, too. */
  outcome: 'caught' | 'survived' | 'unclear' | 'invalid';
  /** The step that failed, and the test if one did. */
  by: string;
  seconds: number;
}

interface Ended {
  isPassed: boolean;
  isLate: boolean;
  output: string;
}

const running = new Set<ChildProcess>();
let isInterrupted = false;

await runCommand(usage, async (args) => {
  const { count, seed, faults } = readArguments(args);
  console.log(`Planting ${count} faults with seed ${seed}`);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const results: Tried[] = [];
  let taken = 0;

  /** Tries one fault after the other in a copy. One that does not compile is replaced. */
  async function work(): Promise<void> {
    const copy = copyProject('plant-');
    try {
      for (const command of ['build', 'buildOffline']) {
        const built = await run(copy, ['node', `scripts/${command}.ts`], 600);
        if (!built.isPassed && !isInterrupted) throw new Error(built.output);
      }
      while (taken < count && !isInterrupted) {
        taken += 1;
        let tried: Tried | undefined;
        do {
          const fault = faults.shift();
          if (!fault) return;
          tried = await tryFault(copy, fault);
        } while (tried.outcome === 'invalid' && !isInterrupted);
        if (isInterrupted) return;
        results.push(tried);
        console.log(describe(tried, results.length));
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }

  await Promise.all([work(), work()]);
  console.log(table(results));
  if (isInterrupted) return 130;
  const caught = results.filter(({ outcome }) => outcome === 'caught').length;
  const isEnough = results.length > 0 && (100 * caught) / results.length >= goalPercentage;
  return isEnough && results.every(({ outcome }) => outcome !== 'unclear') ? 0 : 1;
});

function readArguments(args: string[]) {
  const { values } = parseOptions({
    args,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      kind: { type: 'string' },
      file: { type: 'string' },
      drawn: { type: 'boolean' },
    },
  });
  for (const name of ['count', 'seed'] as const) {
    if (!/^\d{1,9}$/.test(values[name] ?? '0')) throw new UsageError(`--${name}: Use a number.`);
  }
  const count = Number(values.count ?? 120);
  const seed = Number(values.seed ?? randomInt(1e9));
  const isAsked = ({ kind, file }: Fault) =>
    (values.kind === undefined || kind === values.kind) && file.includes(values.file ?? '');
  const known = values.drawn ? [] : catalogue;
  const faults = inTurn([known, drawFaults(seed)].map((all) => all.filter(isAsked)));
  if (faults.length === 0) throw new UsageError('There is no such fault.');
  return { count, seed, faults };
}

/** Plants a fault in a copy, runs its steps until one fails, and takes the fault away. */
async function tryFault(copy: string, fault: Fault): Promise<Tried> {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, 'utf8');
  const faulty = planted(sound, fault);
  if (faulty === null) throw new Error(`${fault.file} does not have once:\n${fault.from}`);
  const start = performance.now();
  const tried = (outcome: Tried['outcome'], by = '') => ({
    ...{ fault, outcome, by },
    seconds: (performance.now() - start) / 1000,
  });
  let hasBuilt = false;
  writeFileSync(path, faulty);
  for (const step of stepsFor(fault)) {
    hasBuilt ||= step.name === 'build';
    const { isPassed, isLate } = await run(copy, step.command, step.seconds);
    if (isPassed) continue;
    if (step.compiles && fault.isDrawn) {
      writeFileSync(path, sound);
      return tried('invalid');
    }
    const failed = isLate ? [] : failedTests(copy, step);
    writeFileSync(path, sound);
    if (hasBuilt) await run(copy, ['node', 'scripts/build.ts', '--if-stale'], 600);
    const again = failed.length > 0 ? (vitest('', failed, 900)[0] ?? step) : step;
    const { isPassed: isSound } = await run(copy, again.command, 2 * step.seconds);
    const by = [step.name, ...(isLate ? ['without an end'] : failed)].join(', ');
    return tried(isSound ? 'caught' : 'unclear', by);
  }
  writeFileSync(path, sound);
  if (hasBuilt) await run(copy, ['node', 'scripts/build.ts', '--if-stale'], 600);
  return tried('survived');
}

/** The test files that failed, if the step is one of Vitest that says so. */
function failedTests(copy: string, { command }: Step): string[] {
  const file = join(copy, vitestResult);
  if (command[0] !== 'vitest' || !existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: { status: string }[] }[];
  };
  // A file that did not run after the first failure has the status of a failed one.
  const failed = testResults.filter(
    ({ message, assertionResults }) =>
      message !== '' || assertionResults.some(({ status }) => status === 'failed'),
  );
  return failed.map(({ name }) => relative(copy, name));
}

/**
 * Runs a command in a copy. After the limit it is ended, with all that it started. Nothing waits
 * for what holds its output and has left its group.
 */
async function run(copy: string, command: Step['command'], seconds: number): Promise<Ended> {
  if (isInterrupted) return { isPassed: false, isLate: false, output: '' };
  const [program, ...args] = command;
  rmSync(join(copy, vitestResult), { force: true });
  const child = spawn(program, args, { cwd: copy, env: copyEnvironment, detached: true });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end(child);
  }, seconds * 1000);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  running.delete(child);
  // What it left behind would slow down the next step.
  end(child);
  return { isPassed: code === 0, isLate, output };
}

function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

function interrupt(): void {
  isInterrupted = true;
  for (const child of running) end(child);
}

function describe({ fault, outcome, by, seconds }: Tried, place: number): string {
  const origin = fault.isDrawn ? 'drawn' : 'catalogue';
  const head = `${place} ${outcome} (${fault.kind}, ${origin}, ${Math.round(seconds)} s) ${fault.file}`;
  if (outcome === 'caught') return `${head}: ${by}`;
  const lines = (text: string, sign: string) => text.trimEnd().replaceAll(/^/gm, `  ${sign}`);
  return `${head}${by && `: ${by}`}\n${lines(fault.from, '-')}\n${lines(fault.to, '+')}`;
}

function table(results: readonly Tried[]): string {
  const kinds = [...Map.groupBy(results, ({ fault }) => fault.kind)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  const row = (kind: string, tried: readonly Tried[]) => {
    const counts = (['caught', 'survived', 'unclear'] as const).map((outcome) =>
      String(tried.filter((result) => result.outcome === outcome).length).padStart(10),
    );
    return `${kind.padEnd(24)}${counts.join('')}`;
  };
  const head = `${''.padEnd(24)}${['caught', 'survived', 'unclear'].map((name) => name.padStart(10)).join('')}`;
  return [head, ...kinds.map(([kind, tried]) => row(kind, tried)), row('all', results)].join('\n');
}
