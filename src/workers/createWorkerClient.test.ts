import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeWorker } from '../../testing/fakeWorker.ts';
import { noteWorkerFile } from '../startup/loadFile.ts';
import { createWorkerClient } from './createWorkerClient.ts';

interface Api {
  double(value: number): Promise<number>;
  never(): Promise<never>;
  fail(): Promise<never>;
}

const api: Api = {
  double: async (value) => 2 * value,
  never: () => new Promise(() => {}),
  async fail() {
    throw new Error('failed');
  },
};

/** Creates a client with fake workers; `started` lists them. */
function createFakeClient(options?: { endsWhenIdle?: boolean }) {
  const started: FakeWorker[] = [];
  const client = createWorkerClient<Api>(() => {
    const worker = new FakeWorker(api);
    started.push(worker);
    return worker;
  }, options);
  return { client, started };
}

afterEach(() => {
  vi.useRealTimers();
});

test('the worker starts with the first call, and further calls use the same one', async () => {
  const { client, started } = createFakeClient();
  expect(started).toHaveLength(0);
  expect(await client.call((worker) => worker.double(2))).toBe(4);
  expect(await client.call((worker) => worker.double(3))).toBe(6);
  expect(started).toHaveLength(1);
});

test('an error that the worker throws rejects only that call, and the worker stays', async () => {
  const { client, started } = createFakeClient();
  const failed = client.call((worker) => worker.fail());
  const doubled = client.call((worker) => worker.double(4));
  await expect(failed).rejects.toThrow('failed');
  expect(await doubled).toBe(8);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([false]);
});

for (const type of ['error', 'messageerror']) {
  test(`'${type}' rejects every pending call, and the next call starts a new worker`, async () => {
    const { client, started } = createFakeClient();
    const pending = [
      client.call((worker) => worker.never()),
      client.call((worker) => Promise.all([worker.never(), worker.double(1)])),
    ];
    started[0]?.dispatchEvent(new Event(type));
    for (const call of pending) await expect(call).rejects.toThrow('The worker failed.');
    expect(await client.call((worker) => worker.double(5))).toBe(10);
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });
}

test('a worker whose script a server does not have starts once another server has it', async () => {
  const statuses = [404, 200];
  vi.stubGlobal('fetch', async () => ({ status: statuses.shift() }));
  onTestFinished(() => void vi.unstubAllGlobals());
  noteWorkerFile('https://roi.example/worker.0a1b2c3d.js');
  onTestFinished(() => void noteWorkerFile(''));
  const { client, started } = createFakeClient();
  const doubled = client.call((worker) => worker.double(7));
  started[0]?.dispatchEvent(new Event('error'));
  expect(await doubled).toBe(14);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test('what a worker throws once it has started is not repeated, and neither is an aborted call', async () => {
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  noteWorkerFile('https://roi.example/worker.0a1b2c3d.js');
  onTestFinished(() => void noteWorkerFile(''));
  const { client, started } = createFakeClient();
  const controller = new AbortController();
  const failed = client.call((worker) => worker.fail());
  const aborted = client.call((worker) => worker.never(), { signal: controller.signal });
  started[0]?.dispatchEvent(new Event('error'));
  controller.abort('newer question');
  await Promise.all([
    expect(failed).rejects.toThrow('failed'),
    expect(aborted).rejects.toBe('newer question'),
  ]);
  expect(started).toHaveLength(2);
});

test('a worker that does not respond within two minutes is replaced', async () => {
  vi.useFakeTimers();
  const { client, started } = createFakeClient();
  const call = client.call((worker) => worker.never());
  const rejection = expect(call).rejects.toThrow('The worker failed.');
  await vi.advanceTimersByTimeAsync(120_000);
  await rejection;
  expect(await client.call((worker) => worker.double(7))).toBe(14);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test('a late event of a replaced worker does not affect the new one', async () => {
  const { client, started } = createFakeClient();
  client.call((worker) => worker.never()).catch(() => {});
  started[0]?.dispatchEvent(new Event('error'));
  const second = client.call((worker) => worker.double(6));
  started[0]?.dispatchEvent(new Event('error'));
  expect(await second).toBe(12);
});

test('a worker that cannot be constructed rejects the call, and the next call tries again', async () => {
  let isForbidden = true;
  const client = createWorkerClient<Api>(() => {
    if (isForbidden) throw new Error('Workers are forbidden here.');
    return new FakeWorker(api);
  });
  const recovered = vi.fn();
  client.onRecovery(recovered);
  await expect(client.call((worker) => worker.double(1))).rejects.toThrow('could not start');
  isForbidden = false;
  expect(await client.call((worker) => worker.double(1))).toBe(2);
  expect(recovered).toHaveBeenCalledOnce();
});

test('a restart rejects pending calls and ends the worker', async () => {
  const { client, started } = createFakeClient();
  const pending = client.call((worker) => worker.never());
  client.restart();
  await expect(pending).rejects.toThrow('restarted');
  expect(await client.call((worker) => worker.double(7))).toBe(14);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test('an aborted call rejects at once, and its late response is ignored', async () => {
  const { client, started } = createFakeClient();
  const { promise: released, resolve: release } = Promise.withResolvers<number>();
  const controller = new AbortController();
  const aborted = client.call(() => released, { signal: controller.signal });
  controller.abort('newer question');
  await expect(aborted).rejects.toBe('newer question');
  release(1);
  expect(await client.call((worker) => worker.double(8))).toBe(16);
  expect(started).toHaveLength(1);
});

test('a call with an aborted signal starts no worker', async () => {
  const { client, started } = createFakeClient();
  const signal = AbortSignal.abort('gone');
  await expect(client.call((worker) => worker.double(1), { signal })).rejects.toBe('gone');
  expect(started).toHaveLength(0);
});

test('a worker that ends when it is idle ends after its last pending call, and not earlier', async () => {
  const { client, started } = createFakeClient({ endsWhenIdle: true });
  const { promise: released, resolve: release } = Promise.withResolvers<number>();
  const slow = client.call(() => released);
  await client.call((worker) => worker.double(1));
  expect(started[0]?.isTerminated, 'while a call is pending').toBe(false);
  release(1);
  await slow;
  expect(started[0]?.isTerminated).toBe(true);
  expect(await client.call((worker) => worker.double(3))).toBe(6);
  expect(started).toHaveLength(2);
});

test('listeners are called on the first response after a failure, until they are removed', async () => {
  const { client, started } = createFakeClient();
  const recovered = vi.fn();
  const remove = client.onRecovery(recovered);
  await client.call((worker) => worker.double(1));
  expect(recovered).not.toHaveBeenCalled();
  started[0]?.dispatchEvent(new Event('error'));
  await client.call((worker) => worker.double(1));
  await client.call((worker) => worker.double(1));
  expect(recovered).toHaveBeenCalledOnce();
  remove();
  started[1]?.dispatchEvent(new Event('error'));
  await client.call((worker) => worker.double(1));
  expect(recovered).toHaveBeenCalledOnce();
});
