import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/consent.ts';

export const consentTexts: Translated<typeof English.consentTexts> = {
  '2026-11': {
    report: 'Ao enviar este formulário, você concorda com a nossa Política de Privacidade.',
    demo: 'Concordo com a Política de Privacidade',
  },
};
