import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64 } from './base64.ts';

test('it is what every other program reads as base64, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});

test('a report of two megabytes is no problem', () => {
  const bytes = new Uint8Array(2_000_001).map((_, index) => index % 251);
  expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
