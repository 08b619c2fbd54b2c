import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/quickStarts.ts';

export const quickStartsTexts: Translated<typeof English.quickStartsTexts> = {
  title: 'Começar com',
  names: {
    crmStarter: 'CRM básico',
    marketingSuite: 'Pacote de marketing',
    enterprise: 'Grande empresa',
  },
  started: (name) => `Dados preenchidos: ${name}`,
  undo: 'Desfazer',
  undone: (inputs) => `Desfeito: ${inputs}`,
  reset: 'Redefinir',
  resetDone: 'Dados redefinidos para o padrão',
};
