import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/quickStarts.ts';

export const quickStartsTexts: Translated<typeof English.quickStartsTexts> = {
  title: 'Empezar con',
  names: {
    crmStarter: 'CRM inicial',
    marketingSuite: 'Paquete de marketing',
    enterprise: 'Gran empresa',
  },
  started: (name) => `Datos completados: ${name}`,
  undo: 'Deshacer',
  undone: (inputs) => `Deshecho: ${inputs}`,
  reset: 'Restablecer',
  resetDone: 'Datos restablecidos a los predeterminados',
};
