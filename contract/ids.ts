const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Writes bytes in hexadecimal, two digits each. */
export function toHex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += digitsOf[byte];
  return digits;
}

/** Node and browsers both have it; the contract is compiled for neither. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/**
 * Creates an id of 128 random bits in hexadecimal, which nobody can guess (S1). Base64url is
 * shorter, but one in 64 of its ids starts with a hyphen, which a command line reads as an option
 * and a spreadsheet as a formula. A page over plain HTTP has no `crypto.randomUUID`.
 */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
