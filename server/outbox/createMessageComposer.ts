import { hash } from 'node:crypto';
import { crmRequest } from '../../backend/crmRequest.ts';
import type { StoredLead } from '../../backend/Lead.ts';
import { composeMail, type MailSettings } from '../../backend/mails/composeMail.ts';
import type { Clock } from '../../backend/ports.ts';
import { classifyError, classifyStatus, type Delivery, type Mailer } from '../mail/delivery.ts';
import type { ClaimedMessage } from '../store/claimMessages.ts';
import type { Store } from '../store/createStore.ts';

/**
 * Composes a message from its lead. Resolves to the function that sends it; when it rejects,
 * nothing was sent.
 */
export type MessageComposer = (message: ClaimedMessage) => Promise<() => Promise<Delivery>>;

/** Creates the composer of every kind of message. */
export function createMessageComposer({
  mailer,
  crm,
  ...settings
}: MailSettings & {
  store: Pick<Store, 'lead' | 'digest' | 'comparePdf'>;
  mailer: Mailer;
  crm: CrmWebhook | null;
}): MessageComposer {
  return async (message) => {
    const { id, kind, lead } = message;
    if (kind === 'crmContact') {
      if (!crm) return async () => ({ outcome: 'refused', reason: 'no CRM webhook' });
      return () => crm(id, lead);
    }
    if (kind !== 'reportEmail' && !settings.salesInbox) {
      return async () => ({ outcome: 'refused', reason: 'no sales inbox' });
    }
    const mail = await composeMail(message, lead, settings);
    for (const { content } of mail.attachments) {
      if (lead.pdfSha256 === null) continue;
      const differs = hash('sha256', content, 'hex') !== lead.pdfSha256;
      await settings.store.comparePdf(lead.id, differs);
    }
    return () => mailer.send(mail);
  };
}

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
