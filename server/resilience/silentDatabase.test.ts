import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '../../backend/ports.ts';
import { eventually } from '../../testing/async.ts';
import { startDatabaseProxy } from '../../testing/databaseProxy.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { freshDatabase } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from '../store/createStore.ts';
import { openPostgres } from '../store/postgresAdapter.ts';

async function startServer() {
  const proxy = await startDatabaseProxy(await freshDatabase());
  const server = await startServerProcess({
    DATABASE_URL: proxy.url,
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'fatal',
  });
  onTestFinished(server.crash);
  const send = (email: string) =>
    post(server.url, '/api/demo-submission', submissions.demoSubmission({ email }));
  const readiness = async () => (await fetch(new URL('/readyz', server.url))).status;
  return { proxy, server, send, readiness };
}

it('every request gets 503 while the database does not respond, and succeeds once it does @night', async () => {
  const { proxy, server, send, readiness } = await startServer();
  const all = (name: string) =>
    Promise.all(Array.from({ length: 30 }, (_, index) => send(`${name}${index}@example.com`)));
  expect((await all('before')).map(({ status }) => status)).toEqual(Array(30).fill(202));
  expect(await readiness()).toBe(200);
  proxy.network = 'drops';
  const started = performance.now();
  const during = await all('during');
  console.log(`503 after ${Math.round(performance.now() - started)} ms`);
  expect(during.map(({ status }) => status)).toEqual(Array(30).fill(503));
  expect(during[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  await eventually(async () => (await readiness()) === 503);
  proxy.network = 'forwards';
  const restored = performance.now();
  await eventually(async () => (await readiness()) === 200);
  expect((await all('after')).map(({ status }) => status)).toEqual(Array(30).fill(202));
  console.log(`recovered after ${Math.round(performance.now() - restored)} ms`);
  expect(await server.stop()).toBe(0);
});

it('a server whose database does not respond stops @night', async () => {
  const { proxy, server, send } = await startServer();
  expect((await send('before@example.com')).status).toBe(202);
  proxy.network = 'drops';
  const unanswered = send('during@example.com').catch(() => undefined);
  const started = performance.now();
  await server.stop();
  console.log(`stopped after ${Math.round(performance.now() - started)} ms`);
  await unanswered;
});

async function openThroughProxy() {
  const database = await freshDatabase();
  const proxy = await startDatabaseProxy(database);
  const open = async (url: string) => {
    const store = createStore(await openPostgres(url, { onConnectionLost: () => undefined }));
    onTestFinished(() => store.close());
    return store;
  };
  return { proxy, store: await open(proxy.url), direct: await open(database) };
}

it('a statement that takes too long is an error of its own @night', async () => {
  const lost: Error[] = [];
  const adapter = await openPostgres(await freshDatabase(), {
    onConnectionLost: (error) => void lost.push(error),
  });
  onTestFinished(() => adapter.close());
  const store = createStore(adapter);
  const slow = adapter.write((db) => sql`select pg_sleep(20)`.execute(db));
  await expect(slow).rejects.toThrow(StoreUnavailable);
  const lead = aLead();
  expect(await store.save(lead, [], aClaim())).toEqual({ outcome: 'saved', lead });
  expect(lost).toEqual([]);
});

it('the response to a commit that cannot be looked up says so, and a repeat saves it once', async () => {
  const { proxy, store, direct } = await openThroughProxy();
  const lead = aLead();
  const claim = aClaim();
  proxy.commitResponsesToDrop = 2;
  const error = await store.save(lead, [], claim).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject({ isOutcomeUnknown: true });
  const repeated = await store.save(aLead(), [], claim);
  expect(repeated).toEqual({ outcome: 'repeated', lead });
  expect(await Array.fromAsync(direct.leads())).toEqual([lead]);
});
