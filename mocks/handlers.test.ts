import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { problem } from '../contract/problem.ts';
import { eventually } from '../testing/eventually.ts';
import { submissions } from '../testing/submissions.ts';
import { createMockHost } from './backend/createMockHost.ts';
import { memoryStore } from './backend/memoryStore.ts';
import { createInterceptor, mockHeader } from './createInterceptor.ts';
import { createFailureModePlayer } from './failureModes/createFailureModePlayer.ts';
import { mockHandlers } from './handlers.ts';
import { refuseUnhandled } from './refuseUnhandled.ts';
import { createSession } from './session/createSession.ts';
import { formatHar, parseHar } from './session/har.ts';

const origin = 'http://page.example';
const network = setupServer();

/** Starts mocks without leads; a test may replace the handlers of endpoints. */
function startMocks(failureModes = '', changes: Partial<Handlers> = {}) {
  const store = memoryStore();
  const player = createFailureModePlayer();
  expect(player.play(failureModes)).toEqual([]);
  const session = createSession(store);
  const interceptor = createInterceptor({ player, session, refusesReports: true });
  const host = createMockHost({
    stateStore: store,
    pageUrl: new URL(origin),
    isReportRefused: interceptor.isReportRefused,
  });
  const handlers = { ...host.handlers, ...changes };
  network.use(...mockHandlers({ ...host, handlers }, { origin, interceptor }));
  network.listen({ onUnhandledFrame: refuseUnhandled(() => false) });
  return { store, player, session };
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
    const { store, player } = startMocks('demoSubmission:lost');
    await expect(demo()).rejects.toThrow(TypeError);
    const { leads } = await store.read();
    player.play('');
    const retried = await demo();
    expect(await retried.json()).toEqual({ id: leads[0]?.id });
    expect((await store.read()).leads).toHaveLength(1);
  });

  it('save nothing when there is no connection', async () => {
    const { store } = startMocks('demoSubmission:offline');
    await expect(demo()).rejects.toThrow(TypeError);
    expect((await store.read()).leads).toEqual([]);
  });

  it.each(['html', 'empty', '401', '429', '500', '503'] as const)(
    'save nothing when the response is %s',
    async (failureMode) => {
      const { store } = startMocks(`demoSubmission:${failureMode}`);
      expect((await demo()).ok).toBe(false);
      expect((await store.read()).leads).toEqual([]);
    },
  );

  it('send Retry-After', async () => {
    startMocks('demoSubmission:429');
    expect((await demo()).headers.get('Retry-After')).toBe('30');
  });

  it('cut a response off in the middle', async () => {
    startMocks('demoSubmission:malformed');
    const response = await demo();
    expect(response.status).toBe(202);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('respond to a slow request eventually', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startMocks('demoSubmission:slow');
    const response = demo();
    let status = 0;
    void response.then((arrived) => {
      status = arrived.status;
    });
    await eventually(() => vi.getTimerCount() > 0);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await response).status).toBe(202);
  });

  it('refuse a report permanently, and again for a repeat', async () => {
    const { player } = startMocks('sendRoiReport:502');
    await post('/api/roi-calculation', submissions.roiCalculation());
    const report = () => post('/api/send-roi-report', submissions.sendRoiReport());
    expect((await report()).status).toBe(502);
    player.play('');
    expect((await report()).status).toBe(502);
  });

  it('use a replaced handler', async () => {
    startMocks('', { demoSubmission: async () => problem(503, 'Replaced by a test.') });
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
    expect(complaint).toHaveBeenCalledWith(`No mock handles DELETE ${origin}/api/leads.`);
  });

  it('fail twice, then succeed, and one is stored', async () => {
    const { store } = startMocks('demoSubmission:503x2');
    const statuses = [];
    for (let request = 0; request < 3; request += 1) statuses.push((await demo()).status);
    expect(statuses).toEqual([503, 503, 202]);
    expect((await store.read()).leads).toHaveLength(1);
  });

  it('respond after a latency in its range', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    startMocks('demoSubmission:200-800ms');
    const response = demo();
    await eventually(() => vi.getTimerCount() > 0);
    const [, latency] = waits.mock.calls.at(-1) ?? [];
    expect(latency).toBeGreaterThanOrEqual(200);
    expect(latency).toBeLessThanOrEqual(800);
    await vi.runAllTimersAsync();
    expect((await response).status).toBe(202);
  });

  it('play the failure modes of a request’s header, to requests with the same header', async () => {
    startMocks();
    const send = (failureModes: string) =>
      fetch(`${origin}/api/demo-submission`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [mockHeader]: failureModes },
        body: JSON.stringify(submissions.demoSubmission()),
      });
    expect((await send('demoSubmission:500x1')).status).toBe(500);
    expect((await send('demoSubmission:500x1')).status).toBe(202);
    expect((await demo()).status).toBe(202);
    const refused = await send('demoSubmission:504');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('is not a failure mode of demoSubmission');
  });

  it('replay a recorded session without a backend, and refuse what it does not contain', async () => {
    const { session, store } = startMocks('demoSubmission:503~0sx1;lostx1');
    const outcomesOfThree = async () => {
      const outcomes = [];
      for (let request = 0; request < 3; request += 1) {
        outcomes.push(
          await demo().then(
            async (response) => ({
              status: response.status,
              retryAfter: response.headers.get('Retry-After'),
              body: await response.text(),
            }),
            () => 'no response',
          ),
        );
      }
      return outcomes;
    };
    const recorded = await outcomesOfThree();
    expect(recorded).toEqual([
      expect.objectContaining({ status: 503, retryAfter: '0' }),
      'no response',
      expect.objectContaining({ status: 202 }),
    ]);
    const file = formatHar(await session.recorded(), origin);
    network.close();
    network.resetHandlers();
    const replayed = startMocks();
    await replayed.session.replay(parseHar(file));
    expect(await outcomesOfThree()).toEqual(recorded);
    expect((await replayed.store.read()).leads).toEqual([]);
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    await expect(demo()).rejects.toThrow(TypeError);
    expect(complaint.mock.calls[0]?.[0]).toMatch(/no further response to POST \/api\/demo-subm/);
    await replayed.session.stop();
    expect((await demo()).status).toBe(202);
    expect((await store.read()).leads).toHaveLength(1);
  });
});
