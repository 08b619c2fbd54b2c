import type * as English from '../../../../contract/words/estimateFigure.ts';
import { dative } from '../../../germanDative.ts';

export const lateBuildBasis: typeof English.lateBuildBasis = (basis, time) =>
  `${basis}, bei einer Eigenentwicklung von ${dative(time)}`;

export const monthlyExtraSentence: typeof English.monthlyExtraSentence = (amount) =>
  `Das Abonnement kostet ${amount} im Monat mehr als die Wartung.`;
