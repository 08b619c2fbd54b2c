import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commit = readFileSync(join(root, 'previous-release.txt'), 'utf8').trim();
const folder = join(root, '.build/former-release', commit);

/** An archive has several megabytes. */
const maxBuffer = 1024 ** 3;

/** Why the former release cannot be taken out of git here; null where it can. */
export function whyNoFormerRelease(): string | null {
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  return status === 0
    ? null
    : `the commit ${commit} of previous-release.txt is not in this clone; fetch it.`;
}

/**
 * Takes the former release out of git, with the packages it needs, and builds its page: once for
 * each clone and commit.
 *
 * @returns Its folder. It is shared, so nothing may write to it.
 */
export function openFormerRelease(): string {
  if (existsSync(folder)) return folder;
  // Another process may do the same at the same time.
  const next = `${folder}.${process.pid}`;
  mkdirSync(next, { recursive: true });
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(commit)) rmSync(join(dirname(folder), name), { recursive: true });
  }
  run(root, 'sh', ['-c', 'git archive --format=tar "$1" | tar -x -C "$2"', 'sh', commit, next]);
  if (hasItsPackages(next)) copyPackages(next);
  else run(next, process.execPath, ['scripts/bootstrap.mjs']);
  run(next, process.execPath, ['scripts/build.ts']);
  try {
    renameSync(next, folder);
  } catch (error) {
    rmSync(next, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Whether this release has every package of the former one, in the same version. */
function hasItsPackages(former: string): boolean {
  const current = packagesOf(root);
  return Object.entries(packagesOf(former)).every(
    ([path, { version, dev }]) => path === '' || dev === true || current[path]?.version === version,
  );
}

function packagesOf(release: string) {
  const lockfile = JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8'));
  return lockfile.packages as Record<string, { version: string; dev?: boolean }>;
}

/** Copies the packages as hard links; a link to the folder would change file names (0838). */
function copyPackages(former: string): void {
  const packages = join(root, 'node_modules');
  const { status } = spawnSync('cp', ['-al', packages, former]);
  // Not every file system has hard links.
  if (status !== 0) run(root, 'cp', ['-a', packages, former]);
}

/** @throws With what the command wrote, if it fails. */
function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd, maxBuffer, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`The former release could not be prepared: ${error?.message ?? stderr}`);
}
