import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBase64 } from './toBase64.ts';

test('the text decodes to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});

test('two megabytes do not overflow the call stack', () => {
  const bytes = new Uint8Array(2_000_001).map((_, index) => index % 251);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
