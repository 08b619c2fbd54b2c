import { toHex } from './toHex.ts';

/** What Node and browsers have in common; the contract is compiled for neither. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/**
 * 128 random bits in hexadecimal: nobody can guess another visitor's (S1). Base64url would be shorter, but one in
 * 64 of its ids begins with a hyphen, which a command line takes for an option and a spreadsheet for a formula.
 */
export const newId = () => toHex(crypto.getRandomValues(new Uint8Array(16)));
