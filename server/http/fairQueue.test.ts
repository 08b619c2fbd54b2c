import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually, flushPromises } from '../../testing/async.ts';
import { uploads } from '../contractRouter.ts';
import { defaultQueue } from '../estimates/createEstimator.ts';
import { queueLimits } from '../mcp/mcp.ts';
import { createFairQueue, createUploadTurns, QueueFull } from './fairQueue.ts';

const limits = { running: 3, runningPerKey: 2, waitingPerKey: 2, waitMs: 60_000 };

/** Work that a test ends. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStarted = false;
  return {
    run: () => {
      isStarted = true;
      return promise;
    },
    end: resolve,
    isStarted: () => isStarted,
  };
}

/** Enqueues work under a key for each character. */
function enqueueAll(keys: string, enqueue: ReturnType<typeof createFairQueue>) {
  return [...keys].map((key) => {
    const work = openWork();
    const done = enqueue(key, work.run);
    return { ...work, done };
  });
}

it.each([
  ['a key that runs all it may does not keep others waiting', 3, 'aaab', [true, true, false, true]],
  ['a key gets a second place only while half of all are free', 4, 'baa', [true, true, false]],
])('%s', async (_, running, keys, started) => {
  const works = enqueueAll(keys, createFairQueue({ ...limits, running }));
  await flushPromises();
  expect(works.map(({ isStarted }) => isStarted())).toEqual(started);
  for (const work of works) work.end();
  await Promise.all(works.map(({ done }) => done));
  expect(works.every(({ isStarted }) => isStarted())).toBe(true);
});

it('starts what waits in the order in which it came', async () => {
  const enqueue = createFairQueue({ ...limits, running: 1 });
  const works = enqueueAll('abab', enqueue);
  for (const [index, work] of works.entries()) {
    await flushPromises();
    expect(works.map(({ isStarted }) => isStarted())).toEqual(works.map((_, at) => at <= index));
    work.end();
  }
});

it('gives the place of failed work to the next in line', async () => {
  const enqueue = createFairQueue({ ...limits, running: 1 });
  const failed = enqueue('a', async () => {
    throw new Error('broken');
  });
  const next = enqueue('b', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('refuses what exceeds the places to wait in of a key, and of that key alone', async () => {
  const enqueue = createFairQueue(limits);
  const works = enqueueAll('aaaab', enqueue);
  await expect(enqueue('a', async () => 'late')).rejects.toThrow(QueueFull);
  await flushPromises();
  expect(works[4]?.isStarted()).toBe(true);
});

it.each([
  ['reports', uploads.reports],
  ['estimates', defaultQueue],
  ['calls of assistants', queueLimits],
])('an office of 200 behind one address that sends %s at once is served', async (_, real) => {
  const works = enqueueAll('a'.repeat(200), createFairQueue(real));
  const outcomes = Promise.allSettled(works.map(({ done }) => done));
  for (const { end } of works) end();
  expect(new Set((await outcomes).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
});

it('refuses what has waited as long as it may, and never starts it', async () => {
  const enqueue = createFairQueue({ ...limits, running: 1, waitMs: 1 });
  const first = openWork();
  const done = enqueue('a', first.run);
  const second = openWork();
  await expect(enqueue('b', second.run)).rejects.toThrow(QueueFull);
  first.end();
  await done;
  expect(second.isStarted()).toBe(false);
  expect(await enqueue('b', async () => 'free again')).toBe('free again');
});

it('keeps half of the places for keys that have none', async () => {
  const enqueue = createFairQueue({ ...limits, running: 4 });
  const works = enqueueAll('aabbcde', enqueue);
  await flushPromises();
  const started = () => works.map(({ isStarted }) => isStarted());
  expect(started()).toEqual([true, true, true, false, true, false, false]);
  works[4]?.end();
  await flushPromises();
  expect(started()).toEqual([true, true, true, false, true, true, false]);
  for (const { isStarted, end, done } of works) {
    await eventually(isStarted);
    end();
    await done;
  }
});

it.each([
  ['a key whose work ends may start one more, and not two', 'aaa', 0, 'a'],
  ['nothing starts where all that waits belongs to a key that has its share', 'aaba', 2, ''],
])('%s', async (_, keys, ended, later) => {
  const enqueue = createFairQueue({ ...limits, running: 10 });
  const works = enqueueAll(keys, enqueue);
  works[ended]?.end();
  await works[ended]?.done;
  works.push(...enqueueAll(later, enqueue));
  await flushPromises();
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, true, false]);
});

it('counts work that waited as running, and its wait has no effect after it started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const enqueue = createFairQueue({ ...limits, running: 1, waitMs: 100 });
  const [first, second] = enqueueAll('ab', enqueue);
  vi.advanceTimersByTime(60);
  first?.end();
  await first?.done;
  await flushPromises();
  const [third] = enqueueAll('c', enqueue);
  vi.advanceTimersByTime(60);
  await flushPromises();
  expect([second?.isStarted(), third?.isStarted()]).toEqual([true, false]);
  second?.end();
  await second?.done;
  await flushPromises();
  expect(third?.isStarted()).toBe(true);
});

const minuteMs = 60_000;

it('one upload of a calculation runs at a time, whichever others its visitor saved', async () => {
  const takeTurn = createUploadTurns({ perSite: 10, waitMs: minuteMs });
  const first = openWork();
  const second = openWork();
  const other = openWork();
  const done = takeTurn('site', ['a', 'b'], first.run);
  await flushPromises();
  const doneLater = takeTurn('site', ['c', 'b'], second.run);
  const doneOther = takeTurn('site', ['d'], other.run);
  await flushPromises();
  const started = () => [first, second, other].map(({ isStarted }) => isStarted());
  expect(started()).toEqual([true, false, true]);
  first.end();
  await done;
  await flushPromises();
  expect(started()).toEqual([true, true, true]);
  second.end();
  other.end();
  await Promise.all([doneLater, doneOther]);
});

it('an upload that waits too long is refused, and the next one is not', async () => {
  const takeTurn = createUploadTurns({ perSite: 10, waitMs: 1 });
  const first = openWork();
  const done = takeTurn('site', ['a'], first.run);
  await expect(takeTurn('site', ['a'], async () => 'second')).rejects.toThrow(QueueFull);
  first.end();
  await done;
  expect(await takeTurn('site', ['a'], async () => 'third')).toBe('third');
});

it('an upload that fails gives up its turn', async () => {
  const takeTurn = createUploadTurns({ perSite: 1, waitMs: minuteMs });
  const failing = takeTurn('site', ['a'], async () => {
    throw new Error('cut off');
  });
  await expect(failing).rejects.toThrow('cut off');
  expect(await takeTurn('site', ['a'], async () => 'next')).toBe('next');
});

it('a site has a limited number of uploads, and other sites have theirs', async () => {
  const takeTurn = createUploadTurns({ perSite: 1, waitMs: minuteMs });
  const first = openWork();
  const done = takeTurn('site', ['a'], first.run);
  await expect(takeTurn('site', ['b'], async () => 'refused')).rejects.toThrow(QueueFull);
  expect(await takeTurn('elsewhere', ['c'], async () => 'served')).toBe('served');
  first.end();
  await done;
  expect(await takeTurn('site', ['b'], async () => 'served')).toBe('served');
});
