import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createLog } from '../log.ts';
import { openPostgres } from '../store/postgresEngine.ts';
import type { Counters } from './Counters.ts';
import { consume, giveBack } from './consume.ts';
import { createMailLimits } from './mailLimits.ts';
import { createPostgresCounters } from './postgresCounters.ts';
import { openSqliteCounters } from './sqliteCounters.ts';

/** What two servers that share a store count with. */
const pairs: { name: string; open(): Promise<[Counters, Counters]> }[] = [
  {
    name: 'SQLite',
    async open() {
      const file = join(temporaryFolder(), 'limits');
      const pair: [Counters, Counters] = [openSqliteCounters(file), openSqliteCounters(file)];
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

describe.each(pairs)('limits counted in $name', ({ open }) => {
  it('are one count for all servers, and say when to come back', async () => {
    const [first, second] = await open();
    const limit = { name: 'shared', points: 3, seconds: 600 };
    const limiters = [first.limiter(limit), second.limiter(limit)] as const;
    const outcomes = [];
    for (let times = 0; times < 5; times += 1) {
      outcomes.push(await consume(limiters[times % 2 === 0 ? 0 : 1], 'ada@example.com'));
    }
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      ...['granted', 'granted', 'granted'],
      ...['refused', 'refused'],
    ]);
    const refused = outcomes[3];
    if (refused?.outcome !== 'refused') throw new Error('Expected a refusal.');
    expect(refused.retryAfterSeconds).toBeGreaterThan(500);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(600);
    expect(await consume(limiters[0], 'grace@example.com')).toEqual({ outcome: 'granted' });
  });

  it('can be given back, and swept without being forgotten early', async () => {
    const [counters] = await open();
    const limiter = counters.limiter({ name: 'once', points: 1, seconds: 600 });
    expect((await consume(limiter, 'a')).outcome).toBe('granted');
    await giveBack(limiter, 'a');
    expect((await consume(limiter, 'a')).outcome).toBe('granted');
    await counters.clear();
    expect((await consume(limiter, 'a')).outcome).toBe('refused');
  });

  it('of one kind use up nothing of another when they refuse', async () => {
    const [counters] = await open();
    const limits = createMailLimits(counters, createLog('silent'));
    const from = (email: string, addressKey: string) => limits.grant({ email, addressKey });
    expect((await from('ada@example.com', '192.0.2.1')).outcome).toBe('granted');
    for (let times = 0; times < 10; times += 1) {
      expect((await from('ada@example.com', '192.0.2.2')).outcome).toBe('refused');
    }
    for (let times = 0; times < 5; times += 1) {
      expect((await from(`grace${times}@example.com`, '192.0.2.2')).outcome).toBe('granted');
    }
    expect((await from('last@example.com', '192.0.2.2')).outcome).toBe('refused');
  });

  it('stop a domain at 50 an hour', async () => {
    const [counters] = await open();
    const limits = createMailLimits(counters, createLog('silent'));
    const outcomes = [];
    for (let index = 0; index < 51; index += 1) {
      outcomes.push(
        (await limits.grant({ email: `v${index}@example.com`, addressKey: `a${index}` })).outcome,
      );
    }
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('refused');
  });
});
