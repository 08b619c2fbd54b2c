import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { createLeadClients } from '../../testing/leadClients.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { databasesOr } from '../../testing/stores.ts';
import { createStore } from '../store/createStore.ts';

const rounds = isThorough ? 8 : 2;

describe.each(databasesOr('SQLite'))('rounds of kill -9 under load on $name', (database) => {
  it('lose no acknowledged lead and duplicate none', async () => {
    const environment = await database.environment();
    const load = createLeadClients();
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServerProcess({
        ...environment,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      });
      onTestFinished(server.crash);
      const before = load.acknowledged().length;
      let isKilled = false;
      const running = load.run(server.url, 16, () => isKilled);
      // Another moment of the load each round, counted in responses, so that a slow machine tests
      // the same.
      await Promise.race([
        running,
        eventually(() => load.acknowledged().length > before + 5 * round),
      ]);
      await server.crash();
      isKilled = true;
      await running;
      expect(load.acknowledged().length).toBeGreaterThan(before);
    }

    const adapter = await database.open(environment);
    const store = createStore(adapter);
    const kept = await Array.fromAsync(store.leads());
    const byEmail = Map.groupBy(kept, ({ email }) => email);
    expect([...byEmail.values()].filter((same) => same.length > 1)).toEqual([]);
    const acknowledged = load.acknowledged();
    const lost = acknowledged.filter(({ email, id }) => byEmail.get(email)?.[0]?.id !== id);
    expect(lost).toEqual([]);
    expect(kept.length).toBeLessThanOrEqual(load.leads.length);
    console.log(
      `${database.name}: ${rounds} kills, ${acknowledged.length} acknowledged, 0 lost, 0 doubled`,
    );

    const messages = await adapter.read.selectFrom('outbox').select('recordId').execute();
    expect(messages.map(({ recordId }) => recordId).sort()).toEqual(
      kept.map(({ id }) => id).sort(),
    );
    if (database.name === 'SQLite') {
      const sqlite = new Sqlite(join(environment.DATA_DIR ?? '', 'leads.sqlite'));
      onTestFinished(() => void sqlite.close());
      expect(sqlite.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    }
  });
});
