import { withThousands } from '../../contract/format/numbers.ts';
import type { StoredLead } from '../Lead.ts';
import { type ListSettings, leadList } from './leadList.ts';
import type { MailDraft } from './Mail.ts';
import { failureTexts as texts } from './salesMailTexts.ts';

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
  const heading = only ? headingOf(only) : texts.addresses(withThousands(sent.count));
  return leadList({
    ...sent,
    heading,
    paragraphs: [],
    listed: leads.map((lead) => ({
      lead,
      label: lead.objection === null ? texts.cameBack : texts.objected,
      text: texts.providerSays(lead.objection ?? lead.bounce),
    })),
    closing: [texts.mayHaveError, texts.noMoreMails],
  });
}

const headingOf = ({ company, objection }: StoredLead) =>
  objection === null ? texts.cameBackOf(company) : texts.objectedAt(company);
