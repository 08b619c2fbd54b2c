import type * as English from '../../../../contract/words/answerText.ts';

export const sameAmount = 'o mesmo';
export const buildingTakes = 'O desenvolvimento interno leva';
export const withOwnAssumptions = 'com suas premissas';
export const withMidRange: typeof English.withMidRange = (hasOwn) =>
  `com ${hasOwn ? 'suas premissas e as demais' : 'premissas'} no meio de cada faixa`;
