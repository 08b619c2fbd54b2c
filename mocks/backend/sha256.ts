import { toHex } from '../../contract/toHex.ts';

/** SHA-256 in hex. */
export async function sha256(bytes: BufferSource): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
