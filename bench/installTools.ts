import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of `bench/package.json` if they are missing. The product's own installation
 * does not include them (decision 0810).
 */
export function installTools(): void {
  const folder = import.meta.dirname;
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages that the benchmarks compare with…');
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-package-lock'];
  args.push('--no-audit', '--no-fund', '--loglevel=error');
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const { status, error } = spawnSync(program, [...first, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install bench/package.json.', { cause: error });
  writeFileSync(stamp, wanted);
}
