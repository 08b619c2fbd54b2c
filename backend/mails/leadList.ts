import { withThousands } from '../../contract/format/numbers.ts';
import { type Lead, leadIdOf } from '../Lead.ts';
import { fittingRows, type MailContent } from './layout.ts';
import type { MailDraft } from './Mail.ts';
import { failureTexts, salesMailTexts } from './salesMailTexts.ts';

/** To which inbox, and how many leads there are, listed or not. */
export interface ListSettings {
  to: string;
  count: number;
  publicUrl: URL;
}

/** Composes a mail to sales that lists the newest leads, each with what is said of it. */
export function leadList({
  to,
  count,
  publicUrl,
  listed,
  ...said
}: ListSettings &
  Pick<MailContent, 'heading' | 'paragraphs' | 'closing'> & {
    listed: readonly { lead: Lead; label: string; text: string }[];
  }): MailDraft {
  const rows = fittingRows(
    listed.map(({ lead, label, text }) => {
      const who = `${lead.contactName}, ${lead.company}, ${lead.email}`;
      return { label, value: [who, text, salesMailTexts.leadOfId(leadIdOf(lead))].join('\n') };
    }),
  );
  const companies = listed.map(({ lead }) => lead.company);
  const more = count - rows.length;
  const unlisted = more > 0 ? [failureTexts.unlisted(withThousands(more))] : [];
  return {
    to: { email: to, name: '' },
    replyTo: null,
    subject: said.heading,
    attachments: [],
    content: {
      ...said,
      preview: companies.slice(0, 3).join(', '),
      paragraphs: [...said.paragraphs, ...unlisted],
      rows,
      footer: salesMailTexts.sentHourly(publicUrl.host),
    },
  };
}
