import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/consent.ts';

export const consentTexts: Translated<typeof English.consentTexts> = {
  '2026-11': {
    report: 'Mit dem Absenden dieses Formulars akzeptieren Sie unsere Datenschutzerklärung.',
    demo: 'Ich akzeptiere die Datenschutzerklärung',
  },
};
