import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporaryFolder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const commit = readFileSync(join(root, 'previous-release.txt'), 'utf8').trim();

/** The release before this one, as its servers run beside this one's during an upgrade. */
export interface PreviousRelease {
  /** What `node` runs to start its server. */
  program: string;
  /** Whether it keeps fields that it does not know, which releases do since the second. */
  keepsUnknownFields: boolean;
}

/** Why the previous release cannot be started here; null where it can. */
export function whyNoPreviousRelease(): string | null {
  const { status } = git(['cat-file', '-e', `${commit}^{commit}`]);
  return status === 0
    ? null
    : `SKIPPED: the commit ${commit} of previous-release.txt is not in this clone; fetch it.`;
}

/** Copies the previous release out of git for the running test, with the packages it needs. */
export function openPreviousRelease(): PreviousRelease {
  const folder = temporaryFolder();
  const archive = git(['archive', '--format=tar', commit]);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(`tar failed: ${unpacked.stderr}`);
  if (hasItsPackages(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else install(folder);
  return {
    program: join(folder, 'server/main.ts'),
    keepsUnknownFields: existsSync(join(folder, 'backend/withUnknownFields.ts')),
  };
}

/** Whether this release has every package of the previous one, in the same version. */
function hasItsPackages(folder: string): boolean {
  const current = packagesOf(root);
  return Object.entries(packagesOf(folder)).every(
    ([path, { version, dev }]) => path === '' || dev === true || current[path]?.version === version,
  );
}

function packagesOf(folder: string) {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return lockfile.packages as Record<string, { version: string; dev?: boolean }>;
}

function install(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The previous release could not be installed: ${stderr}`);
}

/** An archive has several megabytes. */
const maxBuffer = 1024 ** 3;

function git(args: readonly string[]) {
  return spawnSync('git', args, { cwd: root, maxBuffer });
}
