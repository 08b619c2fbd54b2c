import { withThousands } from '../../contract/format/numbers.ts';
import { formatCount, upperFirst } from '../../contract/format/phrases.ts';
import { type Lead, leadIdOf, type StoredLead } from '../Lead.ts';
import { fittingRows, type MailContent } from './layout.ts';
import type { MailDraft } from './Mail.ts';
import { salesMailTexts, failureTexts as texts } from './salesMailTexts.ts';

/** To which inbox, and how many leads there are, listed or not. */
interface ListSettings {
  to: string;
  count: number;
  publicUrl: URL;
}

/** The most leads that a mail lists. */
export const mostListed = 200;

/**
 * Composes the mail that tells sales which forms the CRM refused, in its words, and what to do.
 *
 * @param options - `failures`: the newest since the last such mail.
 */
export function crmFailureNotice({
  failures,
  crmName,
  ...sent
}: ListSettings & {
  failures: readonly { lead: Lead; error: string }[];
  crmName: string;
}): MailDraft {
  return leadList({
    ...sent,
    heading: texts.refused(upperFirst(crmName), formatCount(sent.count, 'form')),
    paragraphs: [sent.count === 1 ? texts.answerOne : texts.answerAll],
    listed: failures.map(({ lead, error }) => ({
      lead,
      label:
        lead.endpoint === 'demoSubmission'
          ? salesMailTexts.demoRequest
          : salesMailTexts.reportRequest,
      text: `${crmName}: ${inWords(error)}`,
    })),
    closing: [texts.askAdministrator(crmName), texts.sendAgain],
  });
}

/** The messages and codes of an answer in JSON, also one that is cut off; another as it is. */
function inWords(error: string): string {
  const said = [
    ...error.matchAll(/"(?:message|errorCode|errorType|category)": ?"((?:\\.|[^"\\])*)/g),
  ];
  const words = said.map(([, text = '']) => inWords(text.replaceAll(/\\(.)/g, '$1')));
  return words.length > 0 ? words.join(', ') : error;
}

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

/** Composes a mail to sales that lists the newest leads, each with what is said of it. */
function leadList({
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
  const unlisted = more > 0 ? [texts.unlisted(withThousands(more))] : [];
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
