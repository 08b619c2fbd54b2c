import { expect, it } from 'vitest';
import { flushPromises } from '../../testing/async.ts';
import { QueueFull } from './fairQueue.ts';
import { createUploadTurns } from './uploadTurns.ts';

/** Work that a test ends. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStarted = false;
  const run = () => {
    isStarted = true;
    return promise;
  };
  return { run, end: resolve, isStarted: () => isStarted };
}

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
