import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { webCryptoHash } from './sha256.ts';

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
