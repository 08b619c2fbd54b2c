const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Writes bytes in hexadecimal, two digits each. */
export function toHex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += digitsOf[byte];
  return digits;
}
