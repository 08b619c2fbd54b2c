import type * as English from '../../../../contract/words/estimateFigure.ts';

export const lateBuildBasis: typeof English.lateBuildBasis = (basis, time) =>
  `${basis}, de um desenvolvimento que leva ${time}`;

export const monthlyExtraSentence: typeof English.monthlyExtraSentence = (amount) =>
  `A assinatura custa ${amount} a mais por mês do que a manutenção.`;
