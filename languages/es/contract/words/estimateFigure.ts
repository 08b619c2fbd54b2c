import type * as English from '../../../../contract/words/estimateFigure.ts';

export const lateBuildBasis: typeof English.lateBuildBasis = (basis, time) =>
  `${basis}, de un desarrollo que tarda ${time}`;

export const monthlyExtraSentence: typeof English.monthlyExtraSentence = (amount) =>
  `La suscripción cuesta ${amount} más al mes que el mantenimiento.`;
