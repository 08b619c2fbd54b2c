import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countersConformance } from '../../testing/conformance/countersConformance.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { isTested } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openPostgres } from '../store/postgresAdapter.ts';
import { createPostgresCounters } from './postgresCounters.ts';
import type { ServerCounters } from './serverCounters.ts';
import { openSqliteCounters } from './sqliteCounters.ts';

/** What two servers that share a store count with. */
const pairs: { name: string; open(): Promise<[ServerCounters, ServerCounters]> }[] = [
  {
    name: 'SQLite',
    async open() {
      const file = join(temporaryFolder(), 'limits');
      const pair: [ServerCounters, ServerCounters] = [
        await openSqliteCounters(file),
        await openSqliteCounters(file),
      ];
      onTestFinished(() => {
        for (const counters of pair) counters.close();
      });
      return pair;
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const url = await freshDatabase();
      const engines = await Promise.all(
        [0, 1].map(() => openPostgres(url, { onConnectionLost: () => undefined })),
      );
      onTestFinished(async () => {
        await Promise.all(engines.map((engine) => engine.close()));
      });
      const [first, second] = engines.map(({ pool }) => createPostgresCounters(pool));
      if (!first || !second) throw new Error('Expected two engines.');
      return [first, second];
    },
  },
];

describe.each(pairs.filter(isTested))('limits counted in $name', ({ open }) => {
  countersConformance(open);

  it('are not deleted early with expired counts', async () => {
    const [counters] = await open();
    const limit = { name: 'once', points: 1, seconds: 600 };
    expect(await counters.consume(limit, 'a')).toEqual({ isAllowed: true });
    await counters.purge();
    expect(await counters.consume(limit, 'a')).toMatchObject({ isAllowed: false });
  });
});
