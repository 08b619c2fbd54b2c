import fc from 'fast-check';
import { expect, it } from 'vitest';
import { webCryptoHash } from '../backend/sha256.ts';
import { nodeHash } from './ports.ts';

it('Node and Web Crypto hash texts and bytes alike', async () => {
  const content = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array());
  await fc.assert(
    fc.asyncProperty(content, async (typed) => {
      const hashed = typeof typed === 'string' ? typed : Uint8Array.from(typed);
      for (const encoding of ['base64url', 'hex'] as const) {
        expect(await nodeHash.sha256(hashed, encoding)).toBe(
          await webCryptoHash.sha256(hashed, encoding),
        );
      }
    }),
  );
});
