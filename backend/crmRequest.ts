import { toHex } from '../contract/ids.ts';
import type { LeadColumns } from './leadColumns.ts';

/**
 * Composes the signed request that forwards a contact form or demo request to a webhook (S8).
 *
 * @param messageId - Sent as `X-Delivery-Id`, so that the CRM can drop a repeat.
 * @param lead - With its columns of the export.
 * @param options - `now` is in epoch milliseconds.
 * @returns A JSON body with `X-Timestamp` in epoch seconds and `X-Signature: sha256=…`, the
 *   HMAC-SHA256 of `timestamp.body` in hexadecimal.
 */
export async function crmRequest(
  messageId: string,
  { id, submission, columns }: { id: string; submission: unknown; columns: LeadColumns },
  { secret, now }: { secret: string; now: number },
): Promise<{ headers: Record<string, string>; body: string }> {
  const body = JSON.stringify({ id, submission, columns });
  const timestamp = String(Math.floor(now / 1000));
  return {
    headers: {
      'Content-Type': 'application/json',
      'X-Delivery-Id': messageId,
      'X-Timestamp': timestamp,
      'X-Signature': `sha256=${await hmacSha256(secret, `${timestamp}.${body}`)}`,
    },
    body,
  };
}

async function hmacSha256(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign(algorithm.name, key, encoder.encode(text));
  return toHex(new Uint8Array(signature));
}
