import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64 } from './fromBase64.ts';
import { toBase64Url, webCryptoHash } from './sha256.ts';

it('hashes texts and bytes to the base64url that stored leads were saved with', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const expected = createHash('sha256').update(text).digest('base64url');
      expect(toBase64Url(await webCryptoHash.sha256(text))).toBe(expected);
      expect(toBase64Url(await webCryptoHash.sha256(Uint8Array.from(Buffer.from(text))))).toBe(
        expected,
      );
    }),
  );
});

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
