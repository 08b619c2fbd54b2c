import { withThousands } from '../../contract/format/numbers.ts';
import type { Lead } from '../Lead.ts';
import { type ListSettings, leadList } from './leadList.ts';
import type { MailDraft } from './Mail.ts';

/** The most leads that the mail about the CRM lists. */
export const mostCrmFailures = 20;

/**
 * Composes the mail that tells sales which leads the CRM refused, in its words, and what to do.
 *
 * @param options - `failures`: the newest.
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
  const heading = `${isOne ? '1 lead is' : `${withThousands(sent.count)} leads are`} not in ${crmName}`;
  return leadList({
    ...sent,
    heading,
    preview: failures.map(({ lead }) => lead.company).join(', '),
    paragraphs: [
      `${crmName} refused ${isOne ? 'this lead' : 'these leads, newest first'}. Answer ${isOne ? 'it' : 'them'} from here.`,
    ],
    listed: failures.map(({ lead, error }) => ({
      lead,
      label: lead.endpoint === 'demoSubmission' ? 'Demo request' : 'Report request',
      text: `${crmName}: ${error}`,
    })),
    closing: [
      `Ask your ${crmName} administrator to change what the answer names, such as a required field or a rule. “npm run -s leads -- doctor” names fields that are missing.`,
      'Then “npm run -s leads -- retry --dead” sends the leads again. Until then they are kept, and the export lists them.',
    ],
  });
}
