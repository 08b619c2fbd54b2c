import { expect, test } from 'vitest';
import { isIdempotencyKey, maxBodyBytes } from './requestLimits.ts';

test.each([
  ['demoSubmission', 65_536],
  ['roiCalculation', 65_536],
  ['savedRoiCalculation', 65_536],
  ['contactFormWebhook', 65_536],
  ['sendRoiReport', 4_194_304],
] as const)('a body for %s has at most %i bytes', (name, bytes) => {
  expect(maxBodyBytes(name)).toBe(bytes);
});

test.each(['!', '~', '8f14e45f-ceea-467f', 'x'.repeat(200)])('%j is an idempotency key', (key) => {
  expect(isIdempotencyKey(key)).toBe(true);
});

test.each(['', ' ', 'a b', '\u007f', 'ключ', 'x\n', '\u001fx', 'x'.repeat(201)])(
  '%j is none',
  (key) => {
    expect(isIdempotencyKey(key)).toBe(false);
  },
);
