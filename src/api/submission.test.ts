import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSubmission } from './submission.ts';

test('the same words are the same submission, its times included, until the matter is settled', () => {
  let clock = 0;
  const submission = createSubmission((email: string) => {
    clock += 1;
    return { email, sentAt: clock };
  });
  const first = submission.of('ada@example.com');
  expect(submission.of('ada@example.com')).toEqual(first);
  expect(first.body).toEqual({ email: 'ada@example.com', sentAt: 1 });
  submission.settle();
  const second = submission.of('ada@example.com');
  expect(second.body.sentAt).toBe(2);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('other words have another key, and every key is 128 bits in hexadecimal', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (words) => {
      const submission = createSubmission((said: string) => said);
      const sent = words.map((said) => submission.of(said));
      expect(sent.map(({ body }) => body)).toEqual(words);
      const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(words.length);
      for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    }),
  );
});
