import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newId } from '../../contract/newId.ts';
import { createApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { createLog } from '../../server/log.ts';
import { createOutbox } from '../../server/outbox/createOutbox.ts';
import { createStore } from '../../server/store/createStore.ts';
import { openSqlite } from '../../server/store/sqliteEngine.ts';

/** One of the servers that are compared, in a process of its own: `contender.ts KIND FOLDER`. */
const [kind, folder = ''] = process.argv.slice(2);
const server =
  kind === 'bare' ? bare() : await saving(kind === 'grouped' ? {} : { largestBatch: 1 });
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});

/** Parses the body and answers; keeps nothing. */
function bare() {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
    response.writeHead(202, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ id: newId() }));
  });
}

/** The whole application on SQLite with synchronous=FULL: validates, computes, commits, answers. */
async function saving(options: { largestBatch?: number }) {
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite'), options));
  const log = createLog('silent');
  const app = createApp({
    store,
    counters: null,
    outbox: createOutbox({
      store,
      clock: systemClock,
      log,
      courier: async () => async () => ({ outcome: 'sent', providerId: null }),
    }),
    clock: systemClock,
    log,
    builtFiles: { files: new Map(), indexHtml: null, notFoundHtml: null },
    publicUrl: new URL('http://127.0.0.1/'),
    cookieSecret: 'only for measuring, and never for visitors',
    trustedProxyHops: 0,
    frameAncestors: ["'none'"],
    hasTrackers: false,
    messages: () => [],
    mailEventsKey: null,
    isStopping: () => false,
  });
  return createServer(app.callback());
}
