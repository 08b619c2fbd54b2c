import type * as English from '../../../../contract/words/answerText.ts';

export const sameAmount = 'lo mismo';
export const buildingTakes = 'El desarrollo interno tarda';
export const withOwnAssumptions = 'con sus supuestos';
export const withMidRange: typeof English.withMidRange = (hasOwn) =>
  `con ${hasOwn ? 'sus supuestos y los demás' : 'supuestos'} en el punto medio de cada rango`;
