import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type AppParts, createApp } from '../server/app.ts';
import { systemClock } from '../server/clock.ts';
import { createLog } from '../server/log.ts';
import { newId } from '../server/newId.ts';
import { createStore } from '../server/store/createStore.ts';
import { openSqlite } from '../server/store/sqliteEngine.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The application on a free port of 127.0.0.1 with a store of its own, ended with the test; `changes` replace parts of it. */
export async function startApp(changes: Partial<AppParts> = {}) {
  const store = changes.store ?? createStore(await openSqlite(join(temporaryFolder(), 'leads')));
  const app = createApp({
    store,
    clock: systemClock,
    log: createLog('silent'),
    builtFiles: { files: new Map(), indexHtml: '<!doctype html><p>Calculator', notFoundHtml: null },
    publicUrl: new URL('https://roi.example'),
    cookieSecret: 'a secret that only this test knows',
    trustedProxyHops: 0,
    frameAncestors: ["'self'"],
    messages: (...kinds) => kinds.map((kind) => ({ id: newId(), kind })),
    ...changes,
  });
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (!changes.store) await store.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}`), store };
}
