/**
 * `node scripts/howTos.ts`: follows `docs/how-to` in a copy of the project, all documents at once.
 * With `leave-out [NAME]`, follows each one alone as often as it has steps, leaves another step out
 * each time, and prints which check noticed.
 *
 * A document is its own script: a `diff` fence with the path of a file changes that file, or makes
 * it if all lines are new; an `sh` fence is a command, or the tests to run.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

interface Step {
  language: string;
  /** The file that it changes; empty for a command. */
  path: string;
  body: string;
}

const root = join(import.meta.dirname, '..');
const generated =
  /^(node_modules|\.git|artefacts|dist(-.*)?|var|reports|\.[a-z]+-(cache|tmp)|\.build)$/;
const testCommand = 'npx vitest run ';

const documents = readdirSync(join(root, 'docs/how-to'))
  .map((file) => ({
    name: basename(file, '.md'),
    steps: stepsOf(readFileSync(join(root, 'docs/how-to', file), 'utf8')),
  }))
  .filter(({ steps }) => steps.length > 0);

const [mode, only] = process.argv.slice(2);
process.exitCode = (mode === 'leave-out' ? leaveOut() : followAll()) ? 0 : 1;

function stepsOf(text: string): Step[] {
  return [...text.matchAll(/^( *)```(diff|sh) ?(\S*)\n(.*?)^\1```$/gms)].map(
    ([, indent = '', language = '', path = '', body = '']) => ({
      language,
      path,
      body: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

function followAll(): boolean {
  const noticed = follow(documents.flatMap(({ steps }) => steps));
  if (noticed) console.error(`\nThe how-tos do not work as written: ${noticed}`);
  return !noticed;
}

/** Each step left out once. Returns whether a check noticed each. */
function leaveOut(): boolean {
  let isEachNoticed = true;
  for (const { name, steps } of documents.filter((document) => !only || document.name === only)) {
    for (const left of steps.filter((step) => !isTests(step))) {
      const noticed = follow(
        steps.filter((step) => step !== left),
        'quiet',
      );
      const [check] = noticed?.split(/ --|\n/) ?? ['unnoticed'];
      console.log(`${name}, without ${left.path || left.body.trim()}: ${check}`);
      // Nothing misses a test.
      isEachNoticed &&= noticed !== null || left.path.includes('.test.');
    }
  }
  return isEachNoticed;
}

/** Follows steps in a copy and checks it. Returns the check that failed, or null. */
function follow(steps: readonly Step[], output?: 'quiet'): string | null {
  const copy = mkdtempSync(join(tmpdir(), 'how-to-'));
  const run = (command: string): string | null => {
    const { status } = spawnSync('sh', ['-c', command], {
      cwd: copy,
      stdio: output ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    return status === 0 ? null : command;
  };
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !generated.test(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const step of steps) if (step.language === 'diff') change(copy, step);
    const tests = steps.filter(isTests).map(({ body }) => body.trim().slice(testCommand.length));
    const commands = steps.filter((step) => step.language === 'sh' && !isTests(step));
    const checks = [
      // The import rules read which files are in the repository.
      'git init -q && git add .',
      ...new Set(commands.map(({ body }) => body.trim())),
      'node scripts/types.ts',
      'node scripts/importRules.ts',
      `vitest run --reporter=agent ${[...new Set(tests.join(' ').split(' '))].join(' ')}`,
      'node scripts/fuzz.ts --runs=6000 --seed=1',
    ];
    for (const check of checks) if (run(check)) return check;
    return null;
  } catch (error) {
    return String(error);
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
  let text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const hunk of body.split('@@\n')) {
    const before = linesWithout(hunk, '+');
    const parts = text === '' && before === '' ? ['', ''] : text.split(before);
    if (parts.length !== 2) throw new Error(`${path} does not have once:\n${before}`);
    text = parts.join(linesWithout(hunk, '-'));
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
