import * as z from 'zod/mini';
import { companyName, consent, emailAddress, personName } from '../../contract/fields.ts';
import type { FormValues } from '../controls/useSchemaForm.ts';
import { deferredReportRequestTexts } from '../texts/deferred/requests.ts';

/** The schema of the report form: the contract's fields, with error texts for the visitor. */
export const ReportFormSchema = z.object({
  name: personName(deferredReportRequestTexts.nameRequired),
  email: emailAddress(
    deferredReportRequestTexts.emailRequired,
    deferredReportRequestTexts.emailInvalid,
  ),
  company: companyName(deferredReportRequestTexts.companyRequired),
  acceptsPrivacyPolicy: consent(),
});
export type ReportFormSchema = z.output<typeof ReportFormSchema>;

/** The values of the report form's fields, before validation. */
export type ReportFields = FormValues &
  Record<'name' | 'email' | 'company', string> & { acceptsPrivacyPolicy: boolean };
