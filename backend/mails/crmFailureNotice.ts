import { formatCount, upperFirst } from '../../contract/format/phrases.ts';
import type { Lead } from '../Lead.ts';
import { type ListSettings, leadList } from './leadList.ts';
import type { MailDraft } from './Mail.ts';

/** The most forms that the mail about the CRM lists. */
export const mostCrmFailures = 200;

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
  const isOne = sent.count === 1;
  const heading = `${upperFirst(crmName)} refused ${formatCount(sent.count, 'form')}`;
  return leadList({
    ...sent,
    heading,
    paragraphs: [
      isOne
        ? 'Answer this visitor from here.'
        : 'These are the forms since the last such mail, newest first. Answer the visitors from here.',
    ],
    listed: failures.map(({ lead, error }) => ({
      lead,
      label: lead.endpoint === 'demoSubmission' ? 'Demo request' : 'Report request',
      text: `${crmName}: ${error}`,
    })),
    closing: [
      `Ask your ${crmName} administrator to change what the answer names, such as a required field or a rule. “npm run -s leads -- doctor” names fields that are missing.`,
      'Then “npm run -s leads -- retry --dead” sends all refused forms again, also those of earlier mails. Until then they are kept, and the export lists them.',
    ],
  });
}
