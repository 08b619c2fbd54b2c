import { setupServer } from 'msw/node';
import { createMockHost } from '../../mocks/backend/mockHost.ts';
import { createFailureModePlayer } from '../../mocks/failureModes/player.ts';
import { mockHandlers } from '../../mocks/handlers.ts';
import { refuseUnhandled } from '../../mocks/http.ts';
import { createInterceptor } from '../../mocks/interceptor.ts';
import { memoryStore } from '../memoryStore.ts';
import { fetchReply } from './fetchReply.ts';
import { createIdOrder, type Host } from './Host.ts';

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
      const stored = leads.map(({ pdfDiffers: _compared, ...lead }) => ({
        ...lead,
        messages: messages.filter(({ leadId }) => leadId === lead.id).map(({ kind }) => kind),
      }));
      return order.sort(stored);
    },
    async stop() {
      network.close();
    },
  };
}
