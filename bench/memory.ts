import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load, startContender, usageOf } from './server/contenders.ts';
import { newCalculation } from './server/requests.ts';
import { printTable, type Row } from './table.ts';

/**
 * Measures the memory of the server during minutes of saving at full load, after a garbage
 * collection at each of ten intervals.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const intervals = 10;
const intervalMs = (Number(values.minutes) * 60_000) / intervals;
if (!(intervalMs > 0)) {
  throw new Error(`--minutes: expected a number above 0, got ${values.minutes}.`);
}

const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
const contender = await startContender('grouped', join(folder, 'grouped'));
try {
  const rows: Row[] = [];
  let saved = 0;
  for (let interval = 0; interval <= intervals; interval += 1) {
    const { heapUsed, external, rss } = (await usageOf(contender, { isCollected: true })).memory;
    rows.push({
      name: `${((interval * intervalMs) / 60_000).toFixed(1)} min`,
      figures: [
        saved.toLocaleString('en-US'),
        ...[heapUsed, external, rss].map((bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`),
      ],
    });
    if (interval === intervals) break;
    const settings = { port: contender.port, connections: 50, milliseconds: intervalMs };
    const { responses } = await load({ ...settings, from: saved, ...newCalculation });
    saved += responses;
  }
  printTable('Memory under load', ['saved', 'heap', 'buffers', 'resident'], rows);
} finally {
  contender.child.kill();
  rmSync(folder, { recursive: true, force: true });
}
