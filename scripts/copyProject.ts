import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const generated =
  /^(node_modules|\.git|artefacts|dist(-.*)?|var|reports|\.[a-z]+-(cache|tmp)|\.build)$/;

/**
 * Copies the project, without what is generated, into a folder of its own. The packages are linked
 * one by one, so that tools keep their caches in the copy.
 *
 * @returns the folder
 */
export function copyProject(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  cpSync(root, copy, { recursive: true, filter: (path) => !generated.test(basename(path)) });
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** The environment of a command in a copy. */
export const copyEnvironment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
};
