import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTheContract, inTheMocks, type Mutation, onTheServer } from './drift/mutations.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Show that mocks and server cannot drift: break one rule at a time, in a copy of the tree, and see the drift suite
 * fail (or, for a changed schema, the mocks not compile). Exits 1 when a broken rule goes unnoticed.
 */
function main(): void {
  const copy = copyOfTheTree();
  try {
    if (!suitePasses(copy) || !compiles(copy)) {
      throw new Error('The suite must pass before a rule is broken.');
    }
    const unnoticed = [
      ...onTheServer.filter((mutation) => !isNoticed(copy, 'server', mutation, driftFound)),
      ...inTheMocks.filter((mutation) => !isNoticed(copy, 'mocks', mutation, driftFound)),
      ...inTheContract.filter(
        (mutation) => !isNoticed(copy, 'contract', mutation, (tree) => !compiles(tree)),
      ),
    ];
    const all = onTheServer.length + inTheMocks.length + inTheContract.length;
    console.log(`\n${all - unnoticed.length} of ${all} broken rules were noticed.`);
    process.exitCode = unnoticed.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Break the rule, look, and put the file back as it was. */
function isNoticed(
  copy: string,
  side: string,
  { breaks, file, find, replace }: Mutation,
  look: (copy: string) => boolean,
): boolean {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(find).length !== 2) {
    throw new Error(`Expected "${find}" exactly once in ${file}.`);
  }
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  const found = look(copy);
  writeFileSync(path, original);
  console.log(`${found ? 'noticed  ' : 'UNNOTICED'} ${side}: ${breaks}`);
  return found;
}

/** Whether the suite failed, and for the reason it is there for: a mutant that does not even run proves nothing. */
function driftFound(copy: string): boolean {
  const { status, output } = runSuite(copy);
  return (
    status !== 0 && /the mocks (answer as the server does|keep what the server keeps)/.test(output)
  );
}

function suitePasses(copy: string): boolean {
  return runSuite(copy).status === 0;
}

function runSuite(copy: string) {
  return run(copy, 'vitest', ['run', '--project', 'contract', 'mocks/drift.test.ts'], {
    DRIFT_SHRINKING: 'off',
  });
}

function compiles(copy: string): boolean {
  return run(copy, 'tsc', ['-p', 'mocks']).status === 0;
}

function run(copy: string, program: string, words: string[], environment = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/.bin', program), ...words],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', ...environment } },
  );
  return { status, output: `${stdout}${stderr}` };
}

/** Everything that git knows or would know of, in a folder of its own; the packages are shared. */
function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'drift-mutations-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

main();
