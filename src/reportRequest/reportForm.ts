import * as z from 'zod/mini';
import { companyName, consent, emailAddress, personName } from '../../contract/fields.ts';
import { type FormValues, withStorage } from '../controls/useSchemaForm.ts';
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

/** The texts that are kept; each report needs its own consent. */
const textNames = ['name', 'email', 'company'] as const;
export type TextName = (typeof textNames)[number];

/** The values of the report form's fields, before validation. */
export type ReportFields = FormValues &
  Record<TextName, string> & { acceptsPrivacyPolicy: boolean };

const storageKey = 'report-form';

/**
 * Keeps the texts of a form over a reload, in the tab's own storage: nothing is sent, and they end
 * with the tab (decision 0359).
 */
export function saveDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const draft = Object.fromEntries(textNames.map((name) => [name, fields.get(name)]));
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
}

/** Fills empty fields with the texts that were kept, and keeps what was typed before the script. */
export function restoreDraft(
  form: HTMLFormElement,
  setText: (name: TextName, text: string) => void,
): void {
  withStorage((storage) => {
    const draft: Partial<Record<TextName, string>> = JSON.parse(
      storage.getItem(storageKey) ?? '{}',
    );
    const fields = new FormData(form);
    for (const name of textNames) {
      const text = draft[name];
      if (text && !fields.get(name)) setText(name, text);
    }
    if (textNames.some((name) => fields.get(name))) saveDraft(form);
  });
}

/** Forgets the texts, once they were sent. */
export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}
