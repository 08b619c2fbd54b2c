import type * as English from '../../../../contract/words/inputText.ts';

export const none = 'keine Angabe';
export const noneSelected = 'keine gewählt';
export const countsAs: typeof English.countsAs = (amount) => `nicht angegeben, zählt als ${amount}`;
export const allOthers = 'alle anderen Integrationen';
