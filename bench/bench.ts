/** `npm run bench` runs every section, `npm run bench -- estimate page` the named ones. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.ts';

const sections = ['estimate', 'page', 'interaction', 'server', 'lighthouse'] as const;

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !sections.some((section) => section === name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${sections.join(', ')}.`);
  process.exit(2);
}
const wanted = sections.filter((section) => requested.length === 0 || requested.includes(section));
if (wanted.includes('lighthouse')) installTools();
await build({ isForced: false });
for (const section of wanted) {
  console.log(`\n── ${section}`);
  const file = fileURLToPath(new URL(`./${section}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs the packages of `bench/package.json` if they are missing. The product's own installation
 * does not include them (decision 0810).
 */
function installTools(): void {
  const folder = import.meta.dirname;
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages of the benchmarks…');
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-package-lock'];
  args.push('--no-audit', '--no-fund', '--loglevel=error');
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const { status, error } = spawnSync(program, [...first, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install bench/package.json.', { cause: error });
  writeFileSync(stamp, wanted);
}
