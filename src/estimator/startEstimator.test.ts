import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { InputName } from '../../contract/inputs.ts';
import { flushPromises } from '../../testing/async.ts';
import { FakeWorker } from '../../testing/fakeWorker.ts';
import { type Answer, answer, nextAnswers, type Question } from '../../worker/answer/answer.ts';

/**
 * A page whose estimator has started, with modules of its own and a worker that records its calls.
 */
async function startPage({ openFor = 0 } = {}) {
  vi.resetModules();
  const worker = {
    answer: vi.fn((question: Question): Answer | Promise<Answer> => answer(question)),
    nextAnswers: vi.fn(async (...asked: Parameters<typeof nextAnswers>) => nextAnswers(...asked)),
  };
  const workers: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super(worker);
        workers.push(this);
      }
    },
  );
  const { currentInputs, inputs, localToday } = await import('./inputs.ts');
  const { results } = await import('./results.ts');
  const { prepareNext, retryEstimate, startEstimator } = await import('./startEstimator.ts');
  const change = (changes: Partial<Scenario>) => Object.assign(inputs, changes);
  startEstimator();
  vi.advanceTimersByTime(openFor);
  await until(() => results.answer);
  return {
    worker,
    results,
    retryEstimate,
    currentWorker: () => workers.at(-1),
    change,
    /** Changes the inputs, and waits until the worker is asked about them. */
    async ask(changes: Partial<Scenario>) {
      const before = worker.answer.mock.calls.length;
      change(changes);
      await until(() => worker.answer.mock.calls.length > before);
    },
    /** Lets the worker break down over a question. */
    async breakDown() {
      worker.answer.mockImplementationOnce(() => new Promise(() => {}));
      await this.ask({ integrationCount: 40 });
      workers.at(-1)?.dispatchEvent(new Event('error'));
      await until(() => results.hasFailed);
    },
    expected: () => answer({ inputs: currentInputs(), today: localToday() }),
    /** Comes near the control of an input, and waits for what the worker sends in advance. */
    async approach(input: InputName) {
      prepareNext(input);
      await flush();
    },
  };
}

/** Delivers the messages on the way without advancing the clock. */
async function flush() {
  for (let turn = 0; turn < 20; turn++) {
    await vi.advanceTimersByTimeAsync(0);
    await flushPromises();
  }
}

/** Waits without advancing the clock. */
async function until(condition: () => unknown) {
  for (let turn = 0; turn < 100; turn++) {
    if (condition()) return;
    await flush();
  }
  throw new Error(`Never true: ${condition}`);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a change of the inputs is answered, and all changes of one event are one question', async () => {
  const { ask, change, expected, results, worker } = await startPage();
  worker.answer.mockClear();
  change({ integrationCount: 40 });
  await ask({ developerCountNumber: 7 });
  await flush();
  expect(worker.answer).toHaveBeenCalledOnce();
  expect(results.answer).toStrictEqual(expected());
});

test('the answer is outdated from a change of the inputs until its answer or a failure', async () => {
  const { change, results, worker } = await startPage();
  expect(results.isOutdated).toBe(false);
  change({ integrationCount: 12 });
  expect(results.isOutdated).toBe(true);
  await until(() => !results.isOutdated);
  expect(results.answer?.estimate.effectiveCount).toBe(12);
  worker.answer.mockRejectedValueOnce(new Error('broken'));
  change({ integrationCount: 130 });
  expect(results.isOutdated).toBe(true);
  await until(() => results.hasFailed);
  expect(results.isOutdated).toBe(false);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['The calculation worker failed.', expect.objectContaining({ message: 'broken' })],
  ]);
});

test('a page that is never idle is answered too, soon after it is shown', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout = Infinity }) => {
    if (timeout <= 200) setTimeout(callback, timeout);
  });
  const { expected, results } = await startPage({ openFor: 200 });
  expect(results.answer).toStrictEqual(expected());
});

test('a late answer to an older question is not shown', async () => {
  const { ask, expected, results, worker } = await startPage();
  const late = Promise.withResolvers<Answer>();
  worker.answer.mockImplementationOnce(() => late.promise);
  await ask({ integrationCount: 40 });
  const older = expected();
  await ask({ integrationCount: 80 });
  await flush();
  late.resolve(older);
  await flush();
  expect(results.answer).toStrictEqual(expected());
});

test('while inputs change faster than the worker answers, the answers follow them, marked as outdated', async () => {
  const { ask, results, worker } = await startPage();
  const [first, second] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const questions = () => worker.answer.mock.calls.slice(-2).map(([question]) => answer(question));
  worker.answer.mockImplementationOnce(() => first.promise);
  await ask({ integrationCount: 70 });
  worker.answer.mockImplementationOnce(() => second.promise);
  await ask({ integrationCount: 110 });
  const [older, newer] = questions();
  first.resolve(older ?? expect.fail());
  await flush();
  expect(results.answer).toStrictEqual(older);
  expect(results.isOutdated).toBe(true);
  second.resolve(newer ?? expect.fail());
  await flush();
  expect(results.answer).toStrictEqual(newer);
  expect(results.isOutdated).toBe(false);
});

test('a control that the visitor comes near is answered in the event of each movement, without the worker', async () => {
  const { approach, change, expected, results, worker } = await startPage();
  await flush();
  expect(worker.nextAnswers).not.toHaveBeenCalled();
  await approach('integrationCount');
  worker.answer.mockClear();
  for (let integrationCount = 6; integrationCount <= 40; integrationCount += 3) {
    change({ integrationCount });
    expect(results.answer).toStrictEqual(expected());
    expect(results.isOutdated).toBe(false);
    await flush();
  }
  change({ region: 'us' });
  await until(() => !results.isOutdated);
  expect(worker.answer).toHaveBeenCalledOnce();
  expect(results.answer).toStrictEqual(expected());
});

test('an answer in advance is not replaced by the late answer to an older question', async () => {
  const { approach, ask, change, expected, results, worker } = await startPage();
  await approach('integrationCount');
  const late = Promise.withResolvers<Answer>();
  worker.answer.mockImplementationOnce(() => late.promise);
  await ask({ integrationCount: 6, developerCountNumber: 7 });
  const older = expected();
  change({ developerCountNumber: 2 });
  late.resolve(older);
  await flush();
  expect(results.answer).toStrictEqual(expected());
});

test('one set of answers in advance is computed at a time, and one that fails is not missed', async () => {
  const { approach, ask, change, expected, results, worker } = await startPage();
  worker.nextAnswers.mockRejectedValueOnce(new Error('out of memory'));
  await approach('integrationCount');
  expect(results.hasFailed).toBe(false);
  const slow = Promise.withResolvers<ReturnType<typeof nextAnswers>>();
  worker.nextAnswers.mockClear();
  worker.nextAnswers.mockImplementationOnce(() => slow.promise);
  await ask({ integrationCount: 33 });
  await ask({ integrationCount: 34 });
  await flush();
  expect(worker.nextAnswers).toHaveBeenCalledOnce();
  expect(results.answer).toStrictEqual(expected());
  slow.resolve(nextAnswers(...(worker.nextAnswers.mock.calls[0] ?? expect.fail())));
  await flush();
  change({ integrationCount: 35 });
  expect(results.answer).toStrictEqual(expected());
});

test.each(['breaks down', 'rejects'])(
  'a worker that %s leaves no answer, and retrying starts a new one',
  async (failure) => {
    const page = await startPage();
    const { change, currentWorker, expected, results, worker } = page;
    const failed = currentWorker();
    if (failure === 'breaks down') await page.breakDown();
    else {
      worker.answer.mockRejectedValueOnce(new Error('broken'));
      change({ integrationCount: 40 });
      await until(() => results.hasFailed);
    }
    expect(results.answer).toBeNull();
    page.retryEstimate();
    expect(results.hasFailed).toBe(false);
    await until(() => results.answer);
    expect(failed?.isTerminated).toBe(true);
    expect(currentWorker()).not.toBe(failed);
    expect(results.answer).toStrictEqual(expected());
  },
);

test('after a failure, the estimate recovers with the first response to another call', async () => {
  const page = await startPage();
  const { expected, results } = page;
  const { estimateWorker } = await import('../workers/workers.ts');
  await page.breakDown();
  await estimateWorker.call((other) =>
    other.answer({ inputs: defaultInputs, today: '2026-11-21' }),
  );
  await until(() => results.answer);
  expect(results.hasFailed).toBe(false);
  expect(results.answer).toStrictEqual(expected());
});

test('the recovery of a worker that failed in another call asks nothing while the estimate is shown', async () => {
  const { currentWorker, results, worker } = await startPage();
  const { estimateWorker } = await import('../workers/workers.ts');
  const question = { inputs: defaultInputs, today: '2026-11-21' };
  const pending = estimateWorker.call(() => new Promise<never>(() => {}));
  currentWorker()?.dispatchEvent(new Event('error'));
  await expect(pending).rejects.toThrow();
  worker.answer.mockClear();
  await estimateWorker.call((other) => other.nextAnswers(question, 'region'));
  await flush();
  expect(results.hasFailed).toBe(false);
  expect(worker.answer).not.toHaveBeenCalled();
});
