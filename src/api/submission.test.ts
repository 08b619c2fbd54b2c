import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRetryableSubmission } from './submission.ts';

test('equal content gets the same submission, including its timestamps, until reset', () => {
  let clock = 0;
  const submission = createRetryableSubmission((email: string) => {
    clock += 1;
    return { email, sentAt: clock };
  });
  const first = submission.get('ada@example.com');
  expect(submission.get('ada@example.com')).toEqual(first);
  expect(first.body).toEqual({ email: 'ada@example.com', sentAt: 1 });
  submission.reset();
  const second = submission.get('ada@example.com');
  expect(second.body.sentAt).toBe(2);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('other content gets another key, and every key is 128 bits in hexadecimal', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (contents) => {
      const submission = createRetryableSubmission((content: string) => content);
      const sent = contents.map((content) => submission.get(content));
      expect(sent.map(({ body }) => body)).toEqual(contents);
      const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(contents.length);
      for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    }),
  );
});
