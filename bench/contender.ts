import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { attemptTool } from '../backend/agents/callTool.ts';
import { readAsked } from '../backend/askedInputs.ts';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { openEstimate } from '../backend/openEstimate.ts';
import { newId } from '../contract/ids.ts';
import { contract } from '../contract/index.ts';
import { createApp } from '../server/app.ts';
import { contractRouter, uploads } from '../server/contractRouter.ts';
import { createEstimator } from '../server/estimates/createEstimator.ts';
import { createLog } from '../server/logging/log.ts';
import { createOutbox, type Outbox } from '../server/outbox/createOutbox.ts';
import { readBuild } from '../server/page/build.ts';
import { nodeHash, systemClock } from '../server/ports.ts';
import { createStore, type Store } from '../server/store/createStore.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';

const build = readBuild(fileURLToPath(new URL('../dist', import.meta.url)));

const log = createLog('info');
const publicUrl = new URL('http://127.0.0.1/');

/**
 * One of the compared servers, in its own process: `contender.ts KIND FOLDER`.
 */
const contenders = {
  'bare validated': () => createServer(validating),
  'bare estimate': () => createServer(estimating),
  'bare page': barePage,
  'koa validated': koaRouter,
  'app validated': keepingNothing,
  'app page': keepingNothing,
  'app estimate': keepingNothing,
  grouped: () => onDisk({}),
  single: () => onDisk({ largestBatch: 1 }),
} satisfies Record<
  string,
  () => ReturnType<typeof createServer> | Promise<ReturnType<typeof createServer>>
>;
export type ContenderKind = keyof typeof contenders;

const [kind = '', folder = ''] = process.argv.slice(2);
const server = await contenders[kind as ContenderKind]();
// A server that is overloaded must not end a connection whose next request it has not read yet.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});

// Any message asks for the processor time so far, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

/** Validates a demo request, and responds without storing anything. */
async function validating(request: IncomingMessage, response: ServerResponse) {
  contract.demoSubmission.body.parse(JSON.parse(await text(request)));
  const body = JSON.stringify({ id: newId() });
  response.writeHead(202, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Validates inputs, and responds with their estimate. */
async function estimating(request: IncomingMessage, response: ServerResponse) {
  const asked = readAsked(JSON.parse(await text(request)));
  if ('errors' in asked) throw new Error('Expected valid inputs.');
  const { inputs } = asked;
  const body = JSON.stringify(openEstimate(inputs, { now: Date.now(), publicUrl }));
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Responds with the compressed page to any request. */
function barePage() {
  const br = brotliCompressSync(build.indexHtml ?? '');
  return createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': br.length,
    });
    response.end(br);
  });
}

/** Koa, @koa/router and the contract, without guards, headers, log and store. */
function koaRouter() {
  const accepted = async () => ({ status: 202 as const, body: { id: newId() } });
  const unasked = () => Promise.reject(new Error('Only demo requests are asked.'));
  const others = Object.keys(contract).map((name) => [name, unasked]);
  const handlers = { ...Object.fromEntries(others), demoSubmission: accepted } as Handlers;
  const sessionCookie = { read: () => null, write: () => undefined };
  const context = { addressKey: '', networkKey: '', idempotencyKey: undefined, sessionCookie };
  const app = new Koa();
  app.use(
    contractRouter({ handlers, clock: systemClock, contextOf: () => context, uploads }).routes(),
  );
  return createServer(app.callback());
}

/** The application on a store that only pretends to save. */
function keepingNothing() {
  const store: Pick<Store, 'save'> = {
    save: async (lead) => ({ outcome: 'saved', lead }),
  };
  const outbox: Outbox = {
    start: () => undefined,
    wake: () => undefined,
    problems: () => ({}),
    firstAttempt: async () => null,
    stop: async () => undefined,
  };
  // Only the functions that save a lead are called.
  return serve(store as Store, outbox);
}

/** The application on SQLite with synchronous=FULL, as in production. */
async function onDisk(options: { largestBatch?: number }) {
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite'), options));
  const composeMessage = async () => async () => ({ outcome: 'sent' as const, providerId: null });
  return serve(store, createOutbox({ store, clock: systemClock, log, composeMessage }));
}

/** The whole application, with guards, headers and log. */
function serve(store: Store, outbox: Outbox) {
  const app = createApp({
    store,
    counters: null,
    mailPerHour: 1,
    noticesPerHour: 1,
    outbox,
    estimator: createEstimator(publicUrl).estimate,
    callTool: async (name, asked, now) => attemptTool(name, asked, { now, publicUrl }),
    hash: nodeHash,
    clock: systemClock,
    log,
    metrics: null,
    build,
    publicUrl,
    cookieSecrets: ['only for measuring, and never for visitors'],
    trustedProxyHops: 1,
    uploads,
    allowedHost: null,
    frameAncestors: ["'none'"],
    hasTrackers: false,
    hasRecipient: () => false,
    securityContact: null,
    mailEventsKey: null,
    isStopping: () => false,
  });
  return createServer(app);
}
