import type { Lead } from './Lead.ts';

/**
 * A contact-form submission as the CRM is told of it (S8): JSON with `X-Delivery-Id`, by which it drops a repeat,
 * `X-Timestamp` in epoch seconds, and `X-Signature: sha256=…`, the HMAC-SHA256 of `timestamp.body` in hex.
 */
export async function crmRequest(
  messageId: string,
  { id, body: submission }: Pick<Lead, 'id' | 'body'>,
  { secret, now }: { secret: string; now: number },
): Promise<{ headers: Record<string, string>; body: string }> {
  const body = JSON.stringify({ id, submission });
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
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
