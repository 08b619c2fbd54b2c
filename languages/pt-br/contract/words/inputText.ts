import type * as English from '../../../../contract/words/inputText.ts';

export const none = 'não informado';
export const noneSelected = 'nenhum selecionado';
export const countsAs: typeof English.countsAs = (amount) => `não informado, conta como ${amount}`;
export const allOthers = 'todas as demais integrações';
