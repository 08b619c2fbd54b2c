import * as z from 'zod/mini';
import { companyName, consent, emailAddress, personName } from '../../contract/fields.ts';
import type { FormValues } from '../controls/schemaResolver.ts';
import { deferredReportRequestTexts } from '../texts/deferred/reportRequest.ts';

/** What the report form must hold before anything is sent: the contract's own fields, worded for the visitor. */
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

/** The fields as the visitor fills them in. */
export interface ReportFields extends FormValues {
  name: string;
  email: string;
  company: string;
  acceptsPrivacyPolicy: boolean;
}
