import type * as English from '../../../../contract/words/inputText.ts';

export const none = 'sin indicar';
export const noneSelected = 'ninguno elegido';
export const countsAs: typeof English.countsAs = (amount) => `sin indicar, cuenta como ${amount}`;
export const allOthers = 'todas las demás integraciones';
