import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { StoreUnavailable } from '../backend/ports.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { problem } from '../contract/problem.ts';
import { eventually } from '../testing/async.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { submissions } from '../testing/submissions.ts';
import { createMockHost } from './backend/mockHost.ts';
import { createFailureModePlayer } from './failureModes/player.ts';
import { mockHandlers } from './handlers.ts';
import { refuseUnhandled } from './http.ts';
import { createInterceptor, mockHeader } from './interceptor.ts';

const origin = 'http://page.example';
const network = setupServer();

/** Starts mocks without leads; a test may replace the handlers of endpoints. */
function startMocks(failureModes = '', changes: Partial<Handlers> = {}) {
  const store = memoryStore();
  const player = createFailureModePlayer();
  expect(player.play(failureModes)).toEqual([]);
  const interceptor = createInterceptor({ player, refusesReports: true });
  const host = createMockHost({
    stateStore: store,
    pageUrl: new URL(origin),
    isReportRefused: interceptor.isReportRefused,
  });
  const handlers = { ...host.handlers, ...changes };
  network.use(...mockHandlers({ ...host, handlers }, { origin, interceptor }));
  network.listen({ onUnhandledFrame: refuseUnhandled(() => false) });
  return { store, player };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

afterEach(() => {
  network.close();
  network.resetHandlers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const demo = (headers: Record<string, string> = { 'Idempotency-Key': 'key' }) =>
  post('/api/demo-submission', submissions.demoSubmission(), headers);

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

  it.each([
    ['429', '30'],
    ['503', '30'],
    ['503~2s', '2'],
    ['500', null],
  ])('respond to %s with Retry-After %s', async (failureMode, seconds) => {
    startMocks(`demoSubmission:${failureMode}`);
    expect((await demo()).headers.get('Retry-After')).toBe(seconds);
  });

  it.each([
    ['demoSubmission:429', /^Send at most 1200 requests in 60 seconds. Try again in 30 seconds\.$/],
    ['demoSubmission:503', /^The database isn’t working right now\./],
    ['sendRoiReport:429~90s', /^You’ve reached the limit .* Try again in 2 minutes\./],
    ['sendRoiReport:503~2s', /^Reports can’t be emailed right now\. Try again in 2 seconds\./],
  ])('play %s with the server’s sentence', async (failureModes, sentence) => {
    startMocks(failureModes);
    const response = failureModes.startsWith('demo')
      ? await demo()
      : await post('/api/send-roi-report', submissions.sendRoiReport());
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(sentence) });
  });

  it('cut a response off in the middle', async () => {
    startMocks('demoSubmission:malformed');
    const response = await demo();
    expect(response.status).toBe(202);
    await expect(response.json()).rejects.toThrow(SyntaxError);
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

  it('answer as a server whose store fails where the browser blocks its storage', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { store } = startMocks();
    store.read = store.change = async () => {
      throw new StoreUnavailable('The operation is insecure.');
    };
    const response = await demo();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ detail: refusalDetails.storeUnavailable });
  });

  it('report a request that no mock handles', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    startMocks();
    const outcome = await fetch(`${origin}/leads`, { method: 'DELETE' }).then(
      ({ ok }) => ok,
      () => false,
    );
    expect(outcome).toBe(false);
    expect(complaint).toHaveBeenCalledWith(`No mock handles DELETE ${origin}/leads.`);
  });

  it.each([
    ['slow', 5000, 5000],
    ['200-800ms', 200, 800],
  ])('respond to %s after a latency from %d to %d ms', async (latency, min, max) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    startMocks(`demoSubmission:${latency}`);
    const arrived = vi.fn();
    const response = demo().finally(arrived);
    await eventually(() => vi.getTimerCount() > 0);
    const [, waitMs] = waits.mock.calls.at(-1) ?? [];
    expect(waitMs).toBeGreaterThanOrEqual(min);
    expect(waitMs).toBeLessThanOrEqual(max);
    await vi.advanceTimersByTimeAsync((waitMs ?? 0) - 1);
    expect(arrived).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect((await response).status).toBe(202);
  });

  it('play the failure modes of a request’s header, to requests with the same header', async () => {
    startMocks();
    const send = (failureModes: string) => demo({ [mockHeader]: failureModes });
    expect((await send('demoSubmission:500x1')).status).toBe(500);
    expect((await send('demoSubmission:500x1')).status).toBe(202);
    expect((await demo()).status).toBe(202);
    const refused = await send('demoSubmission:504');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('is not a failure mode of demoSubmission');
  });
});
