import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.ts';
import { installTools } from './installTools.ts';

/**
 * `npm run bench` runs every section, `npm run bench -- estimate page` the named ones. Options
 * after the names, as in `memory --minutes 1`, are passed on.
 */
const sections = [
  'estimate',
  'page',
  'interaction',
  'report',
  'server',
  'lighthouse',
  'build',
] as const;
/** Sections that need the packages of bench/package.json. */
const sectionsWithTools = ['report', 'lighthouse'] as const satisfies (typeof sections)[number][];

/** Sections that take minutes, and run only when they are named. */
const longSections = ['memory', 'mail'] as const;
const known: readonly string[] = [...sections, ...longSections];

const args = process.argv.slice(2);
const optionsFrom = args.findIndex((word) => word.startsWith('--'));
const [requested, options] =
  optionsFrom < 0 ? [args, []] : [args.slice(0, optionsFrom), args.slice(optionsFrom)];
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}
const wanted =
  requested.length === 0 ? sections : known.filter((section) => requested.includes(section));
if (sectionsWithTools.some((section) => wanted.includes(section))) installTools();
await build({ isForced: false });
for (const section of wanted) {
  console.log(`\n── ${section}`);
  const file = fileURLToPath(new URL(`./${section}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
