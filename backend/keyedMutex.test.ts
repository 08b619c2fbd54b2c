import { expect, test } from 'vitest';
import { flushPromises } from '../testing/flushPromises.ts';
import { createKeyedMutex } from './handlers/sendRoiReport.ts';

test('work with one key runs in sequence, and other keys do not wait', async () => {
  const inSequence = createKeyedMutex();
  const events: string[] = [];
  const blocked = Promise.withResolvers<void>();
  const first = inSequence('a', async () => {
    events.push('first begins');
    await blocked.promise;
    events.push('first ends');
    return 1;
  });
  const second = inSequence('a', async () => {
    events.push('second');
    return 2;
  });
  const third = inSequence('a', async () => {
    events.push('third');
    return 3;
  });
  expect(await inSequence('b', async () => 'other')).toBe('other');
  await flushPromises();
  expect(events).toEqual(['first begins']);
  blocked.resolve();
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 3]);
  expect(events).toEqual(['first begins', 'first ends', 'second', 'third']);
});

test('work that fails rejects for its own caller, and the next work runs', async () => {
  const inSequence = createKeyedMutex();
  const failed = inSequence('a', async () => {
    throw new Error('failed');
  });
  const next = inSequence('a', async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
  expect(await inSequence('a', async () => 'again')).toBe('again');
});

test('work that begins when the work before has ended runs after what still waits', async () => {
  const inSequence = createKeyedMutex();
  const blocked = Promise.withResolvers<void>();
  const events: string[] = [];
  await Promise.all([
    inSequence('a', async () => {
      events.push('first');
    }).then(() =>
      inSequence('a', async () => {
        events.push('third');
      }),
    ),
    inSequence('a', async () => {
      await blocked.promise;
      events.push('second');
    }),
    flushPromises().then(() => blocked.resolve()),
  ]);
  expect(events).toEqual(['first', 'second', 'third']);
});
