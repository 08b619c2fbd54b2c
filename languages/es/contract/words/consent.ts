import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/consent.ts';

export const consentTexts: Translated<typeof English.consentTexts> = {
  '2026-11': {
    report: 'Al enviar este formulario, usted acepta nuestra Política de privacidad.',
    demo: 'Acepto la Política de privacidad',
  },
};
