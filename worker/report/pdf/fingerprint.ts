/**
 * Hashes a text to 32 hexadecimal digits (128-bit FNV-1a). It identifies documents, and is not
 * cryptographic.
 */
export function fingerprint(content: string): string {
  const prime = (1n << 88n) + 0x13bn;
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(content)) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * prime);
  }
  return hash.toString(16).padStart(32, '0').toUpperCase();
}
