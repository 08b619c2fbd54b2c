/**
 * `node scripts/howTos.ts`: applies the diffs of `docs/how-to` in a copy of the project, and those
 * of each document that asks for a copy of its own in another. With `leave-out [NAME]`, follows
 * each one alone as often as it has steps, leaves another step out each time, and prints which
 * check noticed. This and `THOROUGH=yes` also run commands, types, import rules, tests and fuzzer.
 *
 * A document is its own script: a `diff` fence with the path of a file changes that file, or makes
 * it if all lines are new; an `sh` fence is a command, or the tests to run.
 */
import './help.mjs';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { isThorough } from '../testing/isThorough.ts';
import { copyEnvironment, copyProject } from './copyProject.ts';

interface Step {
  language: string;
  /** The file that it changes; empty for a command. */
  path: string;
  body: string;
}

const root = join(import.meta.dirname, '..');
const testCommand = 'npx vitest run ';
/** In a document whose changes fail the tests of the others, and the fuzzer's properties. */
const ownCopy = '<!-- Followed in a copy of its own. -->';

/** A check that failed, and what it printed. */
interface Failure {
  check: string;
  output: string;
}

const documents = readdirSync(join(root, 'docs/how-to')).map((file) => {
  const document = readFileSync(join(root, 'docs/how-to', file), 'utf8');
  return {
    name: basename(file, '.md'),
    steps: stepsOf(document),
    isAlone: document.includes(ownCopy),
  };
});

const [mode, only] = process.argv.slice(2);
process.exitCode = (await (mode === 'leave-out' ? leaveOut() : followAll())) ? 0 : 1;

function stepsOf(document: string): Step[] {
  return [...document.matchAll(/^( *)```(diff|sh) ?(\S*)\n(.*?)^\1```$/gms)].map(
    ([, indent = '', language = '', path = '', body = '']) => ({
      language,
      path,
      body: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

async function followAll(): Promise<boolean> {
  const together = documents.filter(({ isAlone }) => !isAlone);
  const alone = documents.filter(({ isAlone }) => isAlone);
  const followed = [together, ...alone.map((document) => [document])].map(async (copy) => {
    const failure = await follow(
      copy.flatMap(({ steps }) => steps),
      copy !== together,
    );
    const names = copy.map(({ name }) => name).join(', ');
    if (failure) console.error(`${failure.output}\nNot as written (${names}): ${failure.check}`);
    return failure === null;
  });
  return (await Promise.all(followed)).every(Boolean);
}

/** Each step left out once. Returns whether a check noticed each. */
async function leaveOut(): Promise<boolean> {
  let isEachNoticed = true;
  for (const { name, steps, isAlone } of documents) {
    if (only && only !== name) continue;
    for (const left of steps.filter((step) => !isTests(step))) {
      process.stdout.write(`${name}, without ${left.path || left.body.trim()}: `);
      const failure = await follow(
        steps.filter((step) => step !== left),
        isAlone,
      );
      console.log(
        failure ? `${failure.check.split(' --')[0]}: ${firstError(failure)}` : 'unnoticed',
      );
      // Nothing misses a test.
      isEachNoticed &&= failure !== null || left.path.includes('.test.');
    }
  }
  return isEachNoticed;
}

/** The first line that names an error: a test, a compiler's or one that was thrown. */
function firstError({ output }: Failure): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  return (
    lines.find((line) => /^FAIL |error TS|^\w*Error\b/.test(line)) ?? lines.find(Boolean) ?? ''
  );
}

/**
 * Follows steps in a copy and checks it. Returns the check that failed, or null.
 *
 * @throws Error where a diff does not fit.
 */
async function follow(steps: readonly Step[], isAlone: boolean): Promise<Failure | null> {
  const isDeep = isThorough || mode === 'leave-out';
  // The diffs alone need only the files that they change.
  const copy = isDeep ? copyProject('how-to-') : join(tmpdir(), `how-to-${randomUUID()}`);
  const run = async (check: string): Promise<Failure | null> => {
    const child = spawn('sh', ['-c', `(${check}) 2>&1`], {
      cwd: copy,
      env: { ...copyEnvironment, FC_RUNS: '20' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return code === 0 ? null : { check, output };
  };
  try {
    for (const step of steps) if (step.language === 'diff') change(copy, step);
    if (!isDeep) return null;
    const tests = steps.filter(isTests).map(({ body }) => body.trim().slice(testCommand.length));
    const commands = steps.filter((step) => step.language === 'sh' && !isTests(step));
    const files = [...new Set(tests.join(' ').split(' '))].join(' ');
    const fuzz = isAlone ? [] : ['node scripts/fuzz.ts --runs=6000 --seed=1'];
    const checks = [
      // The import rules read which files are in the repository.
      'git init -q && git add .',
      ...new Set(commands.map(({ body }) => body.trim())),
      'node scripts/types.ts',
      'node scripts/importRules.ts',
      `vitest run --reporter=agent ${files}`,
      ...fuzz,
    ];
    for (const check of checks) {
      const failure = await run(check);
      if (failure) return failure;
    }
    return null;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function isTests({ body }: Step): boolean {
  return body.startsWith(testCommand);
}

/**
 * Applies a diff without line numbers.
 *
 * @throws Error where the lines of a hunk are not in the file exactly once.
 */
function change(copy: string, { path, body }: Step): void {
  const file = join(copy, path);
  const linesWithout = (hunk: string, sign: string) =>
    hunk
      .split('\n')
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const former = [file, join(root, path)].find((from) => existsSync(from));
  let changed = former ? readFileSync(former, 'utf8') : '';
  for (const hunk of body.split('@@\n')) {
    const before = linesWithout(hunk, '+');
    const parts = changed === '' && before === '' ? ['', ''] : changed.split(before);
    if (parts.length !== 2) throw new Error(`${path} does not have once:\n${before}`);
    changed = parts.join(linesWithout(hunk, '-'));
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, changed);
}
