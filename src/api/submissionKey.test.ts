import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSubmissionKey } from './submissionKey.ts';

test('the same words keep their key until the matter is settled', () => {
  const key = createSubmissionKey();
  const first = key.for({ email: 'ada@example.com' });
  expect(key.for({ email: 'ada@example.com' })).toBe(first);
  key.renew();
  expect(key.for({ email: 'ada@example.com' })).not.toBe(first);
});

test('other words have another key, and every key is 128 bits in hexadecimal', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (bodies) => {
      const key = createSubmissionKey();
      const keys = bodies.map((body) => key.for(body));
      expect(new Set(keys).size).toBe(bodies.length);
      for (const each of keys) expect(each).toMatch(/^[0-9a-f]{32}$/);
    }),
  );
});
