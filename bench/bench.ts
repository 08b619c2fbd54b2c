import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.ts';
import { installTools } from './installTools.ts';

/**
 * Every section in its turn, or those that are named: `npm run bench -- estimate page`; options
 * after the names, as in `memory --minutes 1`, are theirs.
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
/** Those that measure with packages of their own. */
const sectionsWithTools = ['report', 'lighthouse'] as const satisfies (typeof sections)[number][];

/** Those that take minutes, and run only when they are named. */
const longSections = ['memory'] as const;
const known: readonly string[] = [...sections, ...longSections];

const words = process.argv.slice(2);
const optionsFrom = words.findIndex((word) => word.startsWith('--'));
const [asked, options] =
  optionsFrom < 0 ? [words, []] : [words.slice(0, optionsFrom), words.slice(optionsFrom)];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length === 0 ? sections : known.filter((section) => asked.includes(section));
if (sectionsWithTools.some((section) => wanted.includes(section))) installTools();
await build({ isForced: false });
for (const section of wanted) {
  console.log(`\n── ${section}`);
  const file = fileURLToPath(new URL(`./${section}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
