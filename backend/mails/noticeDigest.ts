import { withThousands } from '../../contract/format/numbers.ts';
import type { DigestEntry } from '../Lead.ts';
import { calculationUrl } from '../pageUrls.ts';
import type { MailDraft } from './Mail.ts';
import { formatInstant } from './salesNotice.ts';

/** Leads that a digest lists; a longer mail would not be read. */
export const mostInDigest = 1000;

/** Composes the mail that lists the leads of an hour that got no notice of their own (S11). */
export function noticeDigest(
  { leads, count }: { leads: readonly DigestEntry[]; count: number },
  to: string,
  publicUrl: URL,
): MailDraft {
  const heading = count === 1 ? '1 more lead' : `${withThousands(count)} more leads`;
  const [first] = leads;
  const more = count - leads.length;
  return {
    content: {
      preview: leads
        .map(({ company }) => company)
        .slice(0, 3)
        .join(', '),
      heading,
      paragraphs: [
        'More leads arrived in an hour than are announced one by one. These are the others, oldest first.',
        ...(more > 0
          ? [`${withThousands(more)} are not listed here; “leads export” lists all of them.`]
          : []),
      ],
      rows: leads.map((lead) => ({
        label: formatInstant(lead.receivedAt),
        value: [
          lead.endpoint === 'demoSubmission' ? 'Demo request' : 'ROI calculation',
          `${lead.contactName}, ${lead.company}, ${lead.email}`,
          lead.endpoint === 'demoSubmission'
            ? `Lead ID ${lead.id}`
            : calculationUrl(publicUrl, lead.id),
        ].join('\n'),
      })),
      closing: [],
      footer: `Sent by the ROI calculator at ${publicUrl.host}.`,
    },
    to: { email: to, name: '' },
    replyTo: null,
    subject: first ? `${heading}, from ${formatInstant(first.receivedAt)}` : heading,
    attachments: [],
  };
}
