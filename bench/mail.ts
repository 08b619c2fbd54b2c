import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { newId } from '../contract/ids.ts';
import { createStore } from '../server/store/createStore.ts';
import type { DatabaseAdapter } from '../server/store/database.ts';
import { openPostgres } from '../server/store/postgresAdapter.ts';
import type { Store } from '../server/store/Store.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { eventually } from '../testing/eventually.ts';
import { forEachConcurrently } from '../testing/forEachConcurrently.ts';
import { aClaim, aLead } from '../testing/leads.ts';
import { startLocalServer } from '../testing/localServer.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { submissions } from '../testing/submissions.ts';
import { printTable, type Row } from './table.ts';

/**
 * Measures how fast the outbox sends what waited for a mail provider that was away, from the moment
 * it is back, on both databases. The server runs in its own process, the provider in this one.
 */
const { values } = parseArgs({ options: { messages: { type: 'string', default: '50000' } } });
const waiting = Number(values.messages);
if (!(Number.isInteger(waiting) && waiting > 0)) {
  throw new Error(`--messages: expected a whole number above 0, got ${values.messages}.`);
}

/** Milliseconds after which a backlog that is not sent ends the measurement. */
const drainMs = 30 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
const postgres = await startPostgres({ isDurable: true });
try {
  const rows: Row[] = [];
  const DATA_DIR = join(folder, 'sqlite');
  rows.push(
    await drain('SQLite', { DATA_DIR }, () => openSqlite(join(DATA_DIR, 'leads.sqlite'))),
    await drain(
      'PostgreSQL',
      { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url },
      () => openPostgres(postgres.url, { onConnectionLost: () => undefined }),
    ),
  );
  printTable(
    `${waiting.toLocaleString('en-US')} messages that waited for the provider`,
    ['a second', 'seconds', 'lost', 'sent twice'],
    rows,
  );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function drain(
  name: string,
  environment: Record<string, string>,
  open: () => Promise<DatabaseAdapter>,
): Promise<Row> {
  const adapter = await open();
  const store = createStore(adapter);
  await saveBacklog(store);
  const provider = await startProvider();
  const server = await startServerProcess({
    ...environment,
    LOG_LEVEL: 'error',
    SENDGRID_API_KEY: 'SG.bench',
    SENDGRID_API_URL: provider.url,
    SALES_INBOX: 'sales@example.com',
  });
  try {
    await eventually(() => isPaused(server.url), drainMs);
    provider.comeBack();
    // The pause ends with the first mail that the provider accepts.
    await eventually(() => provider.counts().firstAt, drainMs);
    // No message is lost that is still to be sent.
    await eventually(async () => (await unfinished(store)) === 0, drainMs);
    const { firstAt, lastAt, accepted, repeated } = provider.counts();
    const seconds = (lastAt - firstAt) / 1000;
    return {
      name,
      figures: [accepted / seconds, seconds, waiting - accepted, repeated].map((figure) =>
        Math.round(figure).toLocaleString('en-US'),
      ),
    };
  } finally {
    await server.stop();
    await provider.stop();
    await adapter.close();
  }
}

async function saveBacklog(store: Store): Promise<void> {
  const receivedAt = Date.now();
  const leads = Array.from({ length: waiting }, (_, index) =>
    aLead({
      endpoint: 'demoSubmission',
      receivedAt,
      email: `visitor${index}@example.com`,
      body: submissions.demoSubmission({ email: `visitor${index}@example.com` }),
      calculation: null,
    }),
  );
  await forEachConcurrently(leads, 200, async (lead) => {
    await store.save(lead, [{ id: newId(), kind: 'demoNotice' }], aClaim());
  });
}

async function unfinished(store: Store): Promise<number> {
  const { ready, leased, sending, unknown } = await store.messageCounts();
  return ready + leased + sending + unknown;
}

/** Returns whether the server has noticed that its mail provider is away. */
async function isPaused(url: URL): Promise<boolean> {
  const response = await fetch(new URL('/readyz', url));
  const { waitingProviders } = (await response.json()) as { waitingProviders: object };
  return Object.keys(waitingProviders).length > 0;
}

/** A mail provider that is away until `comeBack`, and counts the messages that it accepts. */
async function startProvider() {
  const ids = new Set<string>();
  const counts = { firstAt: 0, lastAt: 0, repeated: 0 };
  let isAway = true;
  const { url, stop } = await startLocalServer(async (request, response) => {
    const id = await outboxIdOf(request);
    if (!isAway) {
      if (ids.has(id)) counts.repeated += 1;
      ids.add(id);
      counts.lastAt = performance.now();
      counts.firstAt ||= counts.lastAt;
    }
    response.writeHead(isAway ? 503 : 202, { 'X-Message-Id': id }).end();
  });
  return {
    url: url.href,
    counts: () => ({ ...counts, accepted: ids.size }),
    comeBack: () => {
      isAway = false;
    },
    stop,
  };
}

async function outboxIdOf(request: IncomingMessage): Promise<string> {
  const { personalizations } = JSON.parse((await buffer(request)).toString('utf8'));
  return personalizations[0].custom_args.outbox_id;
}
