import type { Lead } from '../Lead.ts';
import { leadReference, type MailAddresses, type MailDraft } from './Mail.ts';
import { firstName } from './typedNames.ts';

/**
 * Composes the mail that lets a visitor who requested a demo choose a time (S8). Of what they typed
 * it holds only a checked first name (S12).
 *
 * @param bookingUrl - Where times are offered.
 */
export function bookingMail(
  lead: Lead,
  bookingUrl: URL,
  { from, salesInbox, publicUrl }: MailAddresses,
): MailDraft {
  const name = firstName(lead.contactName);
  return {
    content: {
      preview: 'Choose a time for your demo.',
      heading: 'Choose a time for your demo',
      paragraphs: [
        name === null ? 'Hi,' : `Hi ${name},`,
        'You requested a demo. Choose a time that suits you. We have your estimate at hand, so you won’t repeat yourself.',
      ],
      rows: [],
      action: { label: 'Choose a time', url: bookingUrl.href },
      closing: ['If no time suits you, reply to this email.', from.name],
      footer: `You received this email because your address was entered in the ROI calculator at ${publicUrl.host}. If that wasn’t you, you can ignore it.`,
    },
    to: { email: lead.email, name: name ?? '' },
    replyTo: salesInbox === null ? null : { email: salesInbox, name: '' },
    subject: `Your demo: choose a time (${leadReference(lead)})`,
    attachments: [],
  };
}
