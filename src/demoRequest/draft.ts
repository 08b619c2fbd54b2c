import { honeypotName } from '../controls/honeypotName.ts';

/** What stands in the fields of the demo form, as typed. */
export interface DemoAnswers {
  firstName: string;
  lastName: string;
  companyName: string;
  website: string;
  email: string;
  privacyAgreed: boolean;
  [honeypotName]: string;
}

export const emptyDemoAnswers: DemoAnswers = {
  firstName: '',
  lastName: '',
  companyName: '',
  website: '',
  email: '',
  privacyAgreed: false,
  [honeypotName]: '',
};

let kept = emptyDemoAnswers;

/** What was typed when the dialog was last closed. */
export function draft(): DemoAnswers {
  return kept;
}

/** Keep what is typed for the next time the dialog opens in this visit. */
export function keepDraft(answers: DemoAnswers): void {
  kept = { ...answers };
}
