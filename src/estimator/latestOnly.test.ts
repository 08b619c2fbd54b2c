import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLatestOnly } from './latestOnly.ts';

/** A worker whose answers arrive when, and in the order that, the test says. */
function slowWorker() {
  const pending: { question: number; settle: (isAnswered: boolean) => void }[] = [];
  const ask = (question: number) =>
    new Promise<number>((resolve, reject) => {
      pending.push({
        question,
        settle: (isAnswered) => (isAnswered ? resolve(question) : reject(new Error(`${question}`))),
      });
    });
  return { pending, ask };
}

test('a late answer to an older question is never shown', async () => {
  const { pending, ask } = slowWorker();
  const shown: number[] = [];
  const put = createLatestOnly(
    (answer: number) => shown.push(answer),
    () => shown.push(-1),
  );
  put(ask(1));
  put(ask(2));
  pending[1]?.settle(true);
  pending[0]?.settle(true);
  await Promise.resolve();
  expect(shown).toEqual([2]);
});

test('whatever the order of answers and failures, only the newest question is answered, once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 30 }),
      async (settlements) => {
        const { pending, ask } = slowWorker();
        const shown: (number | string)[] = [];
        const put = createLatestOnly(
          (answer: number) => shown.push(answer),
          (error) => shown.push(String(error)),
        );
        settlements.forEach((_, question) => {
          put(ask(question));
        });
        const inAnyOrder = settlements
          .map(([order, isAnswered], question) => ({ order, isAnswered, question }))
          .sort((a, b) => a.order - b.order);
        for (const { question, isAnswered } of inAnyOrder) pending[question]?.settle(isAnswered);
        await new Promise((resolve) => setImmediate(resolve));
        const newest = settlements.length - 1;
        expect(shown).toEqual([settlements[newest]?.[1] ? newest : `Error: ${newest}`]);
      },
    ),
  );
});

test('what is at hand is shown at once, and nothing older after it', async () => {
  const { pending, ask } = slowWorker();
  const shown: number[] = [];
  const put = createLatestOnly(
    (answer: number) => shown.push(answer),
    () => shown.push(-1),
  );
  put(ask(1));
  put(2);
  expect(shown).toEqual([2]);
  pending[0]?.settle(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([2]);
});
