import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.ts';
import { installTools } from './installTools.ts';

/** Every section in its turn, or those that are named: `npm run bench -- estimate page`. */
const sections = ['estimate', 'page', 'interaction', 'report', 'server'] as const;
/** Those that measure with packages of their own. */
const sectionsWithTools = ['report'] as const satisfies (typeof sections)[number][];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !sections.some((section) => section === name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${sections.join(', ')}.`);
  process.exit(2);
}
const wanted = sections.filter((section) => asked.length === 0 || asked.includes(section));
if (sectionsWithTools.some((section) => wanted.includes(section))) installTools();
await build({ isForced: false });
for (const section of wanted) {
  console.log(`\n── ${section}`);
  const file = fileURLToPath(new URL(`./${section}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
