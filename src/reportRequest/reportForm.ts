import * as z from 'zod/mini';
import { companyName, consent, emailAddress, personName } from '../../contract/fields.ts';
import { requestMessages } from '../requestMessages.ts';

const { reportRequest: words } = requestMessages;

/** What the report form must hold before anything is sent: the contract's own fields, worded for the visitor. */
export const ReportForm = z.object({
  name: personName(words.nameRequired),
  email: emailAddress(words.emailRequired, words.emailInvalid),
  company: companyName(words.companyRequired),
  acceptsPrivacyPolicy: consent(),
});
export type ReportForm = z.output<typeof ReportForm>;
