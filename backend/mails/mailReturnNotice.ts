import { withThousands } from '../../contract/format/numbers.ts';
import type { StoredLead } from '../Lead.ts';
import { type ListSettings, leadList } from './leadList.ts';
import type { MailDraft } from './Mail.ts';

/** The most leads that the mail about returned mails lists. */
export const mostMailReturns = 50;

/**
 * Composes the mail that tells sales whose mails came back, and who objected to mails (S21).
 *
 * @param options - `leads`: the newest.
 */
export function mailReturnNotice({
  leads,
  ...sent
}: ListSettings & { leads: readonly StoredLead[] }): MailDraft {
  const [only] = sent.count === 1 ? leads : [];
  const heading = only ? headingOf(only) : `${withThousands(sent.count)} addresses not to mail`;
  return leadList({
    ...sent,
    heading,
    paragraphs: [],
    listed: leads.map((lead) => ({
      lead,
      label: lead.objection === null ? 'Came back' : 'Objected',
      text: `The mail provider: ${lead.objection ?? lead.bounce}`,
    })),
    closing: [
      'An address whose mail came back may have a typing error: look for the person in another way. Do not write to those who objected.',
      'The calculator sends them no more mails, apart from a report that they request themselves. “leads people” marks them.',
    ],
  });
}

const headingOf = ({ company, objection }: StoredLead) =>
  objection === null
    ? `The mail to ${company} came back`
    : `Somebody at ${company} objected to mails`;
