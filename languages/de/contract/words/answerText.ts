import type * as English from '../../../../contract/words/answerText.ts';

export const sameAmount = 'gleich viel';
export const buildingTakes = 'Die Eigenentwicklung dauert';
export const withOwnAssumptions = 'mit Ihren Annahmen';
export const withMidRange: typeof English.withMidRange = (hasOwn) =>
  `mit ${hasOwn ? 'Ihren Annahmen und solchen' : 'Annahmen'} in der Mitte jeder Spanne`;
