import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64 } from './sha256.ts';

it('reads base64 with or without padding as Node does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.boolean(), (bytes, isPadded) => {
      const padded = Buffer.from(bytes).toString('base64');
      const text = isPadded ? padded : padded.replace(/=+$/, '');
      expect([...fromBase64(text)]).toEqual([...bytes]);
    }),
  );
  expect([...fromBase64('QUJDR')]).toEqual([...Buffer.from('QUJDR', 'base64')]);
});
