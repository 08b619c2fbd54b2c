import { toHex } from '../contract/toHex.ts';
import type { Hash } from './ports.ts';

/** Hashes by Web Crypto, which browsers and Node have. */
export const webCryptoHash: Hash = {
  async sha256(content, encoding) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return encoding === 'hex' ? toHex(hash) : toBase64Url(hash);
  },
};

/** Encodes bytes in base64url (RFC 4648, 5) without padding. */
function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
