import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { problem } from '../contract/problem.ts';
import { submissions } from '../testing/submissions.ts';
import { createMockHost } from './backend/createMockHost.ts';
import { memoryStore } from './backend/memoryStore.ts';
import type { FailureModes } from './failureModes/failureModes.ts';
import { mockHandlers } from './handlers.ts';
import { refuseUnhandled } from './refuseUnhandled.ts';

const origin = 'http://page.example';
const network = setupServer();

/** Starts mocks without leads; a test may replace the handlers of endpoints. */
function startMocks(failureModes: FailureModes = {}, changes: Partial<Handlers> = {}) {
  const store = memoryStore();
  const playing = { failureModes };
  const host = createMockHost({
    stateStore: store,
    pageUrl: new URL(origin),
    isReportRefused: () => playing.failureModes.sendRoiReport === '502',
  });
  const handlers = { ...host.handlers, ...changes };
  network.use(
    ...mockHandlers({ ...host, handlers }, { origin, failureModes: () => playing.failureModes }),
  );
  network.listen({ onUnhandledFrame: refuseUnhandled(() => false) });
  return { store, playing };
}

function post(path: string, body: unknown, key?: string) {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });
}

afterEach(() => {
  network.close();
  network.resetHandlers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const demo = () => post('/api/demo-submission', submissions.demoSubmission(), 'key');

describe('the mocks', () => {
  it('save what was sent before a response was lost, and repeat the first response', async () => {
    const { store, playing } = startMocks({ demoSubmission: 'lost' });
    await expect(demo()).rejects.toThrow(TypeError);
    const { leads } = await store.read();
    playing.failureModes = {};
    const retried = await demo();
    expect(await retried.json()).toEqual({ id: leads[0]?.id });
    expect((await store.read()).leads).toHaveLength(1);
  });

  it('save nothing when there is no connection', async () => {
    const { store } = startMocks({ demoSubmission: 'offline' });
    await expect(demo()).rejects.toThrow(TypeError);
    expect((await store.read()).leads).toEqual([]);
  });

  it.each(['html', 'empty', '401', '429', '500', '503'] as const)(
    'save nothing when the response is %s',
    async (failureMode) => {
      const { store } = startMocks({ demoSubmission: failureMode });
      expect((await demo()).ok).toBe(false);
      expect((await store.read()).leads).toEqual([]);
    },
  );

  it('send Retry-After', async () => {
    startMocks({ demoSubmission: '429' });
    expect((await demo()).headers.get('Retry-After')).toBe('30');
  });

  it('cut a response off in the middle', async () => {
    startMocks({ demoSubmission: 'malformed' });
    const answer = await demo();
    expect(answer.status).toBe(202);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('respond to a slow request eventually', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startMocks({ demoSubmission: 'slow' });
    const answer = demo();
    let status = 0;
    void answer.then((arrived) => {
      status = arrived.status;
    });
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await answer).status).toBe(202);
  });

  it('refuse a report permanently, and again for a repeat', async () => {
    const { playing } = startMocks({ sendRoiReport: '502' });
    await post('/api/roi-calculation', submissions.roiCalculation());
    const report = () => post('/api/send-roi-report', submissions.sendRoiReport());
    expect((await report()).status).toBe(502);
    playing.failureModes = {};
    expect((await report()).status).toBe(502);
  });

  it('use a replaced handler', async () => {
    startMocks({}, { demoSubmission: async () => problem(503, 'Replaced by a test.') });
    expect((await demo()).status).toBe(503);
  });

  it('report a request that no mock handles', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    startMocks();
    const outcome = await fetch(`${origin}/api/leads`, { method: 'DELETE' }).then(
      ({ ok }) => ok,
      () => false,
    );
    expect(outcome).toBe(false);
    expect(complaint).toHaveBeenCalledWith(`No mock answers DELETE ${origin}/api/leads.`);
  });
});
