import type * as English from '../../../../contract/words/inputText.ts';

export const none = 'ninguno';
export const noneSelected = 'ninguno seleccionado';
export const countsAs: typeof English.countsAs = (amount) => `sin indicar, cuenta como ${amount}`;
export const allOthers = 'todas las demás integraciones';
