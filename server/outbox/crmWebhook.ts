import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { classifyError, classifyStatus } from '../mail/classify.ts';
import type { Delivery } from '../mail/Mailer.ts';
import type { KeptRecord } from '../store/Store.ts';

const TIMEOUT_MS = 15_000;

/** Forwards a contact-form submission to the CRM, signed so that the CRM knows it is ours, and with an id by which it can drop a repeat (S8). */
export type CrmWebhook = (messageId: string, record: KeptRecord) => Promise<Delivery>;

/**
 * POSTs the submission as JSON with `X-Delivery-Id`, `X-Timestamp` (epoch seconds) and
 * `X-Signature: sha256=…`, the HMAC-SHA256 of `timestamp.body` with the shared secret, in hex.
 */
export function createCrmWebhook({
  url,
  secret,
  clock,
}: {
  url: URL;
  secret: string;
  clock: Clock;
}): CrmWebhook {
  return async (messageId, record) => {
    const body = JSON.stringify({ id: record.id, submission: record.body });
    const timestamp = String(Math.floor(clock.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/json',
          'X-Delivery-Id': messageId,
          'X-Timestamp': timestamp,
          'X-Signature': `sha256=${signature}`,
        },
        body,
      });
      await response.body?.cancel();
      return classifyStatus(response.status, {
        retryAfter: response.headers.get('retry-after'),
        now: clock.now(),
      });
    } catch (error) {
      return classifyError(error);
    }
  };
}
