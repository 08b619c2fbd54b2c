import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/quickStarts.ts';

export const quickStartsTexts: Translated<typeof English.quickStartsTexts> = {
  title: 'Beginnen mit',
  names: {
    crmStarter: 'CRM-Einstieg',
    marketingSuite: 'Marketing-Paket',
    enterprise: 'Großunternehmen',
  },
  started: (name) => `Eingaben ausgefüllt: ${name}`,
  undo: 'Rückgängig',
  undone: (inputs) => `Rückgängig gemacht: ${inputs}`,
  reset: 'Zurücksetzen',
  resetDone: 'Eingaben auf Standardwerte zurückgesetzt',
};
