import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { createMockHost } from '../../mocks/backend/mockHost.ts';
import { createFailureModePlayer } from '../../mocks/failureModes/player.ts';
import { mockHandlers } from '../../mocks/handlers.ts';
import { refuseUnhandled } from '../../mocks/http.ts';
import { createInterceptor } from '../../mocks/interceptor.ts';
import { openSqliteCounters } from '../../server/limits/counters.ts';
import { createStore } from '../../server/store/createStore.ts';
import { openSqlite } from '../../server/store/sqliteAdapter.ts';
import { openApp } from '../appServer.ts';
import { memoryStore } from '../memoryStore.ts';
import { createIdOrder, fetchReply, type Host } from './Host.ts';

/** Starts the real server with its own store. Requests are sent over HTTP. */
export async function openServerHost(clock: { now(): number }, publicUrl: URL): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const adapter = await openSqlite(join(folder, 'leads'));
  // The comparison does not need durable writes, which would take most of the time.
  adapter.sqlite.pragma('synchronous = OFF');
  const store = createStore(adapter);
  const counters = await openSqliteCounters(join(folder, 'limits'));
  let isMailRefused = false;
  const app = await openApp({
    store,
    counters,
    clock,
    publicUrl,
    hasRecipient: (kind) => kind !== 'demoBooking',
    deliver: async ({ attachments }) =>
      isMailRefused && attachments.length > 0
        ? { outcome: 'refused', reason: 'no such mailbox' }
        : { outcome: 'sent', providerId: null },
  });
  const order = createIdOrder();
  let cookie = '';

  return {
    origin: app.url.origin,
    ids: order.ids,
    async send(request) {
      const headers = cookie ? { ...request.headers, Cookie: cookie } : request.headers;
      const { reply, cookie: received } = await fetchReply(
        app.url.origin,
        { ...request, headers },
        order,
      );
      cookie = received || cookie;
      return reply;
    },
    async clearCookies() {
      cookie = '';
    },
    refuseReports(isRefused) {
      isMailRefused = isRefused;
    },
    async stored() {
      const leads = [];
      for await (const { pdfDiffers: _compared, source: _forgotten, ...lead } of store.leads()) {
        const messages = (await store.messagesOf(lead.id)).map(({ kind }) => kind).sort();
        leads.push({ ...lead, messages });
      }
      return order.sort(leads);
    },
    async stop() {
      await app.stop();
      counters.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the mocks on their own state, behind `fetch`; requests to the loopback go through. */
export function openMockHost(clock: { now(): number }, publicUrl: URL): Host {
  const store = memoryStore();
  const origin = 'http://mocks.example';
  const player = createFailureModePlayer();
  const interceptor = createInterceptor({ player, refusesReports: true });
  const host = createMockHost({
    stateStore: store,
    pageUrl: publicUrl,
    clock,
    isReportRefused: interceptor.isReportRefused,
  });
  const network = setupServer(...mockHandlers(host, { origin, interceptor }));
  network.listen({
    onUnhandledFrame: refuseUnhandled(({ url }) => new URL(url).hostname === '127.0.0.1'),
  });
  const order = createIdOrder();
  return {
    origin,
    ids: order.ids,
    send: async (request) => (await fetchReply(origin, request, order)).reply,
    clearCookies: () =>
      store.change((state) => ({ state: { ...state, cookie: '' }, result: undefined })),
    refuseReports(isRefused) {
      player.play(isRefused ? 'sendRoiReport:502' : '');
    },
    async stored() {
      const { leads, messages } = await store.read();
      const stored = leads.map(({ pdfDiffers: _compared, source: _forgotten, ...lead }) => ({
        ...lead,
        messages: messages
          .filter(({ leadId }) => leadId === lead.id)
          .map(({ kind }) => kind)
          .sort(),
      }));
      return order.sort(stored);
    },
    async stop() {
      network.close();
    },
  };
}
