import { honeypotName } from '../controls/honeypotName.ts';
import type { FormValues } from '../controls/schemaResolver.ts';

/** The fields of the demo form as the visitor fills them in. */
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

let kept = emptyDemoFields;

/** What was typed when the dialog was last closed. */
export function draft(): DemoFields {
  return kept;
}

/** Keep what is typed for the next time the dialog opens in this visit. */
export function keepDraft(fields: DemoFields): void {
  kept = { ...fields };
}
