import { hash } from 'node:crypto';
import type { MessageKind } from '../../backend/Lead.ts';
import { composeMail, type MailSettings } from '../../backend/mails/composeMail.ts';
import type { Clock } from '../../backend/ports.ts';
import type { Crm } from '../crm/crm.ts';
import type { Delivery, Mailer } from '../mail/delivery.ts';
import type { ClaimedMessage } from '../store/claimMessages.ts';
import type { Store } from '../store/createStore.ts';
import { providerOf } from './providers.ts';

/**
 * Composes a message from its lead. Resolves to the function that sends it; when it rejects,
 * nothing was sent.
 */
export type MessageComposer = (message: ClaimedMessage) => Promise<() => Promise<Delivery>>;

const isNotice = (kind: MessageKind) => kind !== 'reportEmail' && kind !== 'demoBooking';

/** Creates the composer of every kind of message. */
export function createMessageComposer({
  mailer,
  crm,
  clock,
  ...settings
}: MailSettings & {
  store: Pick<Store, 'lead' | 'digest' | 'comparePdf'>;
  mailer: Mailer;
  crm: Crm | null;
  clock: Clock;
}): MessageComposer {
  return async (message) => {
    const { id, kind, lead } = message;
    if (providerOf(kind) === 'crm') {
      if (!crm) return async () => ({ outcome: 'refused', reason: 'no CRM' });
      return () => crm(id, lead);
    }
    if (kind === 'demoBooking' && !settings.bookingUrl) {
      return async () => ({ outcome: 'refused', reason: 'no booking URL' });
    }
    if (isNotice(kind) && !settings.salesInbox) {
      return async () => ({ outcome: 'refused', reason: 'no sales inbox' });
    }
    const mail = await composeMail(message, lead, settings, clock.now());
    for (const { content, leavesOutNames } of mail.attachments) {
      if (lead.pdfSha256 === null || leavesOutNames) continue;
      const differs = hash('sha256', content, 'hex') !== lead.pdfSha256;
      await settings.store.comparePdf(lead.id, differs);
    }
    return () => mailer.send(mail);
  };
}
