import { crmRequest } from '../../backend/crmRequest.ts';
import type { StoredLead } from '../../backend/Lead.ts';
import type { Clock } from '../../backend/ports.ts';
import { classifyError, classifyStatus } from '../mail/classify.ts';
import type { Delivery } from '../mail/Mailer.ts';

const timeoutMs = 15_000;

/** Forwards a contact-form submission to the CRM (S8). */
export type CrmWebhook = (messageId: string, lead: StoredLead) => Promise<Delivery>;

/** Creates the webhook, which posts the signed request that `crmRequest` composes. */
export function createCrmWebhook({
  url,
  secret,
  clock,
}: {
  url: URL;
  secret: string;
  clock: Clock;
}): CrmWebhook {
  return async (messageId, lead) => {
    const { headers, body } = await crmRequest(messageId, lead, { secret, now: clock.now() });
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
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
