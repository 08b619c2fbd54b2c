import { toHex } from './toHex.ts';

/** What Node and browsers have in common; the contract is compiled for neither. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

const idBytes = 16;
/** Bytes for many ids: drawing them one by one costs several times as much as all else about an id. */
const drawn = new Uint8Array(256 * idBytes);
let used = drawn.length;

/**
 * 128 random bits in hexadecimal: nobody can guess another visitor's (S1). Base64url would be shorter, but one in
 * 64 of its ids begins with a hyphen, which a command line takes for an option and a spreadsheet for a formula.
 */
export function newId(): string {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  used += idBytes;
  return toHex(drawn.subarray(used - idBytes, used));
}
