import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Install what `bench/package.json` names, unless it is there: the product's own install stays
 * without it (decision 0810).
 */
export function installTools(): void {
  const folder = import.meta.dirname;
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what the benchmarks compare with…');
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-package-lock'];
  words.push('--no-audit', '--no-fund', '--loglevel=error');
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const { status, error } = spawnSync(program, [...first, ...words], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install bench/package.json.', { cause: error });
  writeFileSync(stamp, wanted);
}
