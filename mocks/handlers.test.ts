import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../backend/createHandlers.ts';
import { problem } from '../contract/problem.ts';
import { submissions } from '../testing/submissions.ts';
import { createMockHost } from './backend/createMockHost.ts';
import { memoryStore } from './backend/memoryStore.ts';
import { mockHandlers } from './handlers.ts';
import { refuseUnhandled } from './refuseUnhandled.ts';
import type { Scenarios } from './scenarios.ts';

const origin = 'http://page.example';
const network = setupServer();

/** The mocks from their beginning, playing `scenarios`; a story may change what an endpoint does. */
function startMocks(scenarios: Scenarios = {}, changes: Partial<Handlers> = {}) {
  const store = memoryStore();
  const playing = { scenarios };
  const host = createMockHost({
    stateStore: store,
    pageUrl: new URL(origin),
    isReportRefused: () => playing.scenarios.sendRoiReport === '502',
  });
  const handlers = { ...host.handlers, ...changes };
  network.use(
    ...mockHandlers({ ...host, handlers }, { origin, scenarios: () => playing.scenarios }),
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
  it('keep what was sent before an answer was lost, and give the retry the first answer', async () => {
    const { store, playing } = startMocks({ demoSubmission: 'lost' });
    await expect(demo()).rejects.toThrow(TypeError);
    const { leads } = await store.read();
    playing.scenarios = {};
    const retried = await demo();
    expect(await retried.json()).toEqual({ id: leads[0]?.id });
    expect((await store.read()).leads).toHaveLength(1);
  });

  it('keep nothing when nothing answers', async () => {
    const { store } = startMocks({ demoSubmission: 'offline' });
    await expect(demo()).rejects.toThrow(TypeError);
    expect((await store.read()).leads).toEqual([]);
  });

  it.each(['html', 'empty', '401', '429', '500', '503'] as const)(
    'keep nothing when the answer is %s',
    async (scenario) => {
      const { store } = startMocks({ demoSubmission: scenario });
      expect((await demo()).ok).toBe(false);
      expect((await store.read()).leads).toEqual([]);
    },
  );

  it('say when to come back', async () => {
    startMocks({ demoSubmission: '429' });
    expect((await demo()).headers.get('Retry-After')).toBe('30');
  });

  it('cut an answer off in the middle', async () => {
    startMocks({ demoSubmission: 'malformed' });
    const answer = await demo();
    expect(answer.status).toBe(202);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('answer a slow request in the end', async () => {
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

  it('refuse a report for good, and again when it is asked for again', async () => {
    const { playing } = startMocks({ sendRoiReport: '502' });
    await post('/api/roi-calculation', submissions.roiCalculation());
    const report = () => post('/api/send-roi-report', submissions.sendRoiReport());
    expect((await report()).status).toBe(502);
    playing.scenarios = {};
    expect((await report()).status).toBe(502);
  });

  it('do as a story says', async () => {
    startMocks({}, { demoSubmission: async () => problem(503, 'The story is about this.') });
    expect((await demo()).status).toBe(503);
  });

  it('fail loudly when something is asked that nothing answers', async () => {
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
