import { crmRequest } from '../../backend/crmRequest.ts';
import type { StoredLead } from '../../backend/Lead.ts';
import type { Clock } from '../../backend/ports.ts';
import { classifyError, classifyStatus } from '../mail/classify.ts';
import type { Delivery } from '../mail/Mailer.ts';

const TIMEOUT_MS = 15_000;

/** Forwards a contact-form submission to the CRM, signed so that the CRM knows it is ours, and with an id by which it can drop a repeat (S8). */
export type CrmWebhook = (messageId: string, record: StoredLead) => Promise<Delivery>;

/** POSTs the signed request that `crmRequest` composes, and says what became of it. */
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
    const { headers, body } = await crmRequest(messageId, record, { secret, now: clock.now() });
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers,
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
