import { formatCount, upperFirst } from '../../contract/format/phrases.ts';
import type { Lead } from '../Lead.ts';
import { type ListSettings, leadList } from './leadList.ts';
import type { MailDraft } from './Mail.ts';
import { salesMailTexts, failureTexts as texts } from './salesMailTexts.ts';

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
      text: `${crmName}: ${error}`,
    })),
    closing: [texts.askAdministrator(crmName), texts.sendAgain],
  });
}
