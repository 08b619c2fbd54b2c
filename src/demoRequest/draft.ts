import { honeypotName } from '../controls/FormFields.tsx';
import type { FormValues } from '../controls/useSchemaForm.ts';

/** The values of the demo form's fields, before validation. */
export interface DemoFields extends FormValues {
  firstName: string;
  lastName: string;
  companyName: string;
  website: string;
  email: string;
  privacyAgreed: boolean;
}

export const emptyDemoFields: DemoFields = {
  firstName: '',
  lastName: '',
  companyName: '',
  website: '',
  email: '',
  privacyAgreed: false,
  [honeypotName]: '',
};

let draft = emptyDemoFields;

/** Returns what the form held when the dialog was last closed in this visit. */
export function savedDraft(): DemoFields {
  return draft;
}

/** Saves the form's values until the dialog opens again in this visit. */
export function saveDraft(fields: DemoFields): void {
  draft = { ...fields };
}
