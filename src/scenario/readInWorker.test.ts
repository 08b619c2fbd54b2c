import { afterEach, expect, test, vi } from 'vitest';
import { estimateFileTexts } from '../../contract/words/estimateFile.ts';
import { FakeWorker } from '../../testing/fakeWorker.ts';
import type { FileApi } from '../../worker/fileWorker.ts';
import type { ReadFile } from '../../worker/reading/readEstimateFile.ts';
import { createWorkerClient } from '../workers/createWorkerClient.ts';
import { readInWorker } from './readInWorker.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Reads a file in a fake worker that takes so long to load and never ends to read it. */
function readEndless(loaded: Promise<boolean> = Promise.resolve(true)) {
  const started: FakeWorker[] = [];
  const reading = vi.fn();
  const reader = createWorkerClient<FileApi>(
    () => {
      const worker = new FakeWorker({
        isLoaded: () => loaded,
        readEstimateFile() {
          reading();
          return new Promise(() => {});
        },
      });
      started.push(worker);
      return worker;
    },
    { endsWhenIdle: true },
  );
  return { read: readInWorker(new Uint8Array(), reader), reading, started };
}

test('a file that is read for 5 seconds is refused with a sentence, and its worker ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { read, reading, started } = readEndless();
  await vi.waitFor(() => expect(reading).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(4999);
  expect(started[0]?.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await read).toEqual({ problem: estimateFileTexts.tooSlow(5) });
  expect(started[0]?.isTerminated).toBe(true);
});

test('the time does not begin before the worker has loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { read, reading, started } = readEndless(promise);
  vi.advanceTimersByTime(60_000);
  resolve(true);
  await vi.waitFor(() => expect(reading).toHaveBeenCalledOnce());
  expect(started[0]?.isTerminated).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(await read).toHaveProperty('problem');
});

test('a file is answered as its worker reads it, and an error of the worker stays one', async () => {
  const answers: ReadFile[] = [{ problem: 'It is of another kind.' }];
  const reader = createWorkerClient<FileApi>(
    () =>
      new FakeWorker({
        isLoaded: () => true,
        readEstimateFile: () => answers.pop() ?? Promise.reject(new Error('failed')),
      }),
  );
  expect(await readInWorker(new Uint8Array(), reader)).toEqual({
    problem: 'It is of another kind.',
  });
  await expect(readInWorker(new Uint8Array(), reader)).rejects.toThrow('failed');
});
