import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.ts';

/** Every section in its turn, or those that are named: `npm run bench -- estimate page`. */
const sections = ['estimate', 'page', 'interaction', 'server'] as const;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !sections.some((section) => section === name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${sections.join(', ')}.`);
  process.exit(2);
}
await build({ isForced: false });
for (const section of sections) {
  if (asked.length > 0 && !asked.includes(section)) continue;
  console.log(`\n── ${section}`);
  const file = fileURLToPath(new URL(`./${section}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
