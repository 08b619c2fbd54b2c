import { hash } from 'node:crypto';
import type { ListingKind, MessageKind, StoredLead } from '../../backend/Lead.ts';
import { composeDigests, composeMail, type MailSettings } from '../../backend/mails/composeMail.ts';
import { crmFailureNotice, mailReturnNotice, mostListed } from '../../backend/mails/failures.ts';
import { type Mail, mailOf } from '../../backend/mails/Mail.ts';
import { personOf } from '../../backend/people.ts';
import type { Clock } from '../../backend/ports.ts';
import { byInbox } from '../../backend/salesRoutes.ts';
import type { Crm } from '../crm/crm.ts';
import type { Delivery, Mailer } from '../mail/delivery.ts';
import type { ClaimedMessage } from '../store/claimMessages.ts';
import type { Store } from '../store/createStore.ts';
import type { CrmFailure } from '../store/crmFailures.ts';
import { isListing, providerOf } from './providers.ts';

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
  crmName = null,
  clock,
  ...settings
}: MailSettings & {
  store: Pick<
    Store,
    | 'lead'
    | 'digest'
    | 'earlierLeads'
    | 'mailMarks'
    | 'comparePdf'
    | 'crmFailures'
    | 'mailReturns'
    | 'laterForms'
    | 'acceptedMails'
    | 'saveAcceptedMail'
  >;
  mailer: Mailer;
  crm: Crm | null;
  /** How sales knows the CRM. */
  crmName?: string | null;
  clock: Clock;
}): MessageComposer {
  const { store, publicUrl, from } = settings;

  /** The mails that list leads, one to each inbox; none where none are left to list. */
  async function listingMails(id: string, kind: ListingKind): Promise<Mail[]> {
    if (kind === 'noticeDigest') return composeDigests(id, settings);
    if (kind === 'crmFailures') {
      const named = { crmName: crmName ?? 'the CRM', publicUrl };
      const listed = { ...settings, most: mostListed, leadOf: ({ lead }: CrmFailure) => lead };
      const mails = await byInbox(store.crmFailures(id), listed);
      return mails.map(({ items, ...sent }) =>
        mailOf(crmFailureNotice({ ...named, ...sent, failures: items }), { id, from }),
      );
    }
    const listed = { ...settings, most: mostListed, leadOf: (lead: StoredLead) => lead };
    const mails = await byInbox(store.mailReturns(id), listed);
    return mails.map(({ items, ...sent }) =>
      mailOf(mailReturnNotice({ ...sent, leads: items, publicUrl }), { id, from }),
    );
  }

  /**
   * Sends the mails of one message, without those that were accepted at an earlier attempt. One
   * that is refused keeps no other inbox from its own; after another failure the rest waits.
   */
  async function sendAll(id: string, mails: readonly Mail[]): Promise<Delivery> {
    const accepted = await store.acceptedMails(id);
    let refused: Delivery | null = null;
    let sent: Delivery = { outcome: 'sent', providerId: null };
    for (const mail of mails) {
      const mailHash = hash('sha256', `${mail.to.email}\n${mail.text}`, 'base64url');
      if (accepted.includes(mailHash)) continue;
      const delivery = await mailer.send(mail);
      if (delivery.outcome === 'sent') {
        sent = delivery;
        if (mails.length > 1) await store.saveAcceptedMail(id, mailHash);
      } else if (delivery.outcome === 'refused') refused = delivery;
      else return delivery;
    }
    return refused ?? sent;
  }

  return async (message) => {
    const { id, kind, lead } = message;
    if (providerOf(kind) === 'crm') {
      if (!crm) return async () => ({ outcome: 'refused', reason: 'no CRM' });
      const later = await store.laterForms(lead);
      // The forms of one claim: the store gives no two claims those of one person at once.
      const lock = `CRM ${personOf(lead.email)}`;
      return () => navigator.locks.request(lock, () => crm(id, lead, later));
    }
    if (kind === 'demoBooking' && !settings.bookingUrl)
      return async () => ({ outcome: 'refused', reason: 'no booking URL' });
    if (isNotice(kind) && !settings.salesInbox)
      return async () => ({ outcome: 'refused', reason: 'no sales inbox' });
    if (isListing(kind)) {
      const mails = await listingMails(id, kind);
      return () => sendAll(id, mails);
    }
    const mail = await composeMail(message, lead, settings, clock.now());
    for (const { content, leavesOutNames } of mail.attachments) {
      if (lead.pdfSha256 === null || leavesOutNames) continue;
      await settings.store.comparePdf(lead.id, hash('sha256', content, 'hex') !== lead.pdfSha256);
    }
    return () => mailer.send(mail);
  };
}
