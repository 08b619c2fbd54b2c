import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { createEventQueue } from './events.ts';

const scheduled = (integrationCount: number) =>
  ({ event: 'demo_schedule', integrationCount }) satisfies AnalyticsEvent;

test('events are held until the choice, then delivered once and in order, and later ones with them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 100 }), fc.array(fc.nat()), (before, after) => {
      const queue = createEventQueue();
      const delivered: AnalyticsEvent[] = [];
      for (const count of before) queue.enqueue(scheduled(count));
      expect(delivered).toEqual([]);
      queue.deliverTo((event) => delivered.push(event));
      for (const count of after) queue.enqueue(scheduled(count));
      expect(delivered).toEqual([...before, ...after].map(scheduled));
    }),
  );
});

test('after a refusal, pending and later events are never delivered, even if the visitor accepts later', () => {
  const queue = createEventQueue();
  const delivered: AnalyticsEvent[] = [];
  queue.enqueue(scheduled(1));
  queue.discard();
  queue.enqueue(scheduled(2));
  queue.deliverTo((event) => delivered.push(event));
  queue.enqueue(scheduled(3));
  expect(delivered).toEqual([scheduled(3)]);
});

test('a refusal after an acceptance stops delivery', () => {
  const queue = createEventQueue();
  const delivered: AnalyticsEvent[] = [];
  queue.deliverTo((event) => delivered.push(event));
  queue.enqueue(scheduled(1));
  queue.discard();
  queue.enqueue(scheduled(2));
  expect(delivered).toEqual([scheduled(1)]);
});

test('of a thousand events before the choice, the newest 200 are kept', () => {
  const queue = createEventQueue();
  for (let count = 1; count <= 1000; count++) queue.enqueue(scheduled(count));
  const delivered: AnalyticsEvent[] = [];
  queue.deliverTo((event) => delivered.push(event));
  expect(delivered).toHaveLength(200);
  expect(delivered.at(0)).toEqual(scheduled(801));
  expect(delivered.at(-1)).toEqual(scheduled(1000));
});
