import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { startDatabaseProxy } from '../../testing/databaseProxy.ts';
import { endConnections, freshDatabase } from '../../testing/stores.ts';
import { openPostgres } from './postgresAdapter.ts';

it('survives connections that the database ends, idle or in use, and reports them', async () => {
  const url = await freshDatabase();
  const lost: Error[] = [];
  const adapter = await openPostgres(url, { onConnectionLost: (error) => lost.push(error) });
  onTestFinished(() => adapter.close());
  for (let round = 0; round < 10; round += 1) {
    await adapter.read.selectFrom('record').select('id').execute();
    const inUse = adapter.write(async (db) => {
      await db.selectFrom('record').select('id').execute();
      await endConnections(url);
      await db.selectFrom('record').select('id').execute();
    });
    await expect(inUse).rejects.toThrow();
  }
  await adapter.read.selectFrom('record').select('id').execute();
  expect(lost.length).toBeGreaterThan(0);
});

it('survives that the database ends a connection of the migration before it is closed', async () => {
  const url = await freshDatabase();
  const proxy = await startDatabaseProxy(url);
  proxy.hidesEnds = true;
  const lost: Error[] = [];
  const adapter = await openPostgres(proxy.url, { onConnectionLost: (error) => lost.push(error) });
  onTestFinished(() => adapter.close());
  await endConnections(url);
  await eventually(async () => lost.length >= 2);
});

it('names a database that cannot be reached', async () => {
  const opened = openPostgres('postgres://nobody@127.0.0.1:1/none', {
    onConnectionLost: () => undefined,
  });
  await expect(opened).rejects.toThrow(
    'The database could not be reached: connect ECONNREFUSED 127.0.0.1:1',
  );
});
