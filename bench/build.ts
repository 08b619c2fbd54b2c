import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { median, printTable } from './table.ts';

/**
 * Measures the production build as `npm run build` and `npm start` run it: from nothing, then with
 * everything up to date. There is no third case, because the bundler has no cache between builds
 * (see `scripts/bundler.ts`).
 */
const rounds = 3;
const root = dirname(import.meta.dirname);

const times = { fromNothing: [] as number[], upToDate: [] as number[] };
for (let round = 0; round < rounds; round++) {
  for (const folder of ['dist', '.build', '.parcel-cache']) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  times.fromNothing.push(secondsOf());
  times.upToDate.push(secondsOf('--if-stale'));
}
printTable(
  `The production build, medians of ${rounds}`,
  ['s', 'goal'],
  [
    { name: 'from nothing', figures: [median(times.fromNothing).toFixed(1), '15'] },
    { name: 'nothing has changed', figures: [median(times.upToDate).toFixed(1), '3'] },
  ],
);

function secondsOf(...args: string[]): number {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', ...args], { cwd: root });
  if (status !== 0) throw new Error('The build failed.');
  return (performance.now() - startedAt) / 1000;
}
