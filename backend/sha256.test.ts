import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, webCryptoHash } from './sha256.ts';

it.each(['base64url', 'hex'] as const)(
  'hashes texts and bytes to the %s that stored leads were saved with',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const expected = createHash('sha256').update(text).digest(encoding);
        const bytes = Uint8Array.from(Buffer.from(text));
        expect(await webCryptoHash.sha256(text, encoding)).toBe(expected);
        expect(await webCryptoHash.sha256(bytes, encoding)).toBe(expected);
      }),
    );
  },
);

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
