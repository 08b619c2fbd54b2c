import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { countersConformance } from '../../testing/conformance/countersConformance.ts';
import { freshDatabase, isTested } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createPostgresCounters } from '../store/openStore.ts';
import { openPostgres } from '../store/postgresAdapter.ts';
import { countersOf, openSqliteCounters, type ServerCounters } from './counters.ts';

interface SharedCounters {
  /** The counters of two servers that share a store. */
  pair: [ServerCounters, ServerCounters];
  countRows(): Promise<number>;
}

const countRows = 'select count(*) as rows from counter';

const stores: { name: string; open(): Promise<SharedCounters> }[] = [
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
      const sqlite = new Sqlite(file, { readonly: true });
      onTestFinished(() => void sqlite.close());
      return {
        pair,
        countRows: async () => sqlite.prepare<[], { rows: number }>(countRows).get()?.rows ?? 0,
      };
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
      const [first, second] = engines.map(({ pool }) => pool);
      if (!first || !second) throw new Error('Expected two engines.');
      return {
        pair: [createPostgresCounters(first), createPostgresCounters(second)],
        countRows: async () => Number((await first.query(countRows)).rows[0].rows),
      };
    },
  },
];

describe.each(stores.filter(isTested))('limits counted in $name', ({ open }) => {
  countersConformance(async () => (await open()).pair);

  it('are not deleted early with expired counts', async () => {
    const {
      pair: [counters],
    } = await open();
    const limit = { name: 'once', points: 1, seconds: 600 };
    expect(await counters.consume(limit, 'a')).toEqual({
      isAllowed: true,
      remaining: 0,
      resetMs: expect.any(Number),
    });
    await counters.purge();
    expect(await counters.consume(limit, 'a')).toMatchObject({ isAllowed: false });
  });

  it('are deleted an hour after they expired, those of the other server too', async () => {
    const {
      pair: [counters, others],
      countRows,
    } = await open();
    await counters.consume({ name: 'short', points: 1, seconds: 600 }, 'a');
    await others.consume({ name: 'long', points: 1, seconds: 7200 }, 'a');
    expect(await countRows()).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await counters.purge();
    expect(await countRows()).toBe(1);
  });
});

it('count in SQLite without blocking the server while another process writes to the file', async () => {
  const file = join(temporaryFolder(), 'limits');
  const counters = await openSqliteCounters(file);
  onTestFinished(() => counters.close());
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const counted = counters.consume({ name: 'once', points: 1, seconds: 600 }, 'a');
  // A count that blocked the server would fail before this is reached.
  await new Promise(setImmediate);
  other.exec('rollback');
  expect(await counted).toEqual({ isAllowed: true, remaining: 0, resetMs: expect.any(Number) });
});

it('counts begin again only once the count of before is deleted', async () => {
  let isDeleted = false;
  const limiter = {
    async consume() {
      if (!isDeleted) throw new RateLimiterRes(0, 3600_000);
      return new RateLimiterRes(0, 1);
    },
    async delete() {
      await sleep(1);
      isDeleted = true;
    },
    deleteInMemoryBlockedAll() {},
  } as unknown as RateLimiterStoreAbstract;
  const limit = { name: 'slow', points: 1, seconds: 3 };
  expect(await countersOf(() => limiter).consume(limit, 'a')).toMatchObject({ isAllowed: true });
});
