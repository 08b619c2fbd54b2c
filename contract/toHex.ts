const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += digitsOf[byte];
  return digits;
}
