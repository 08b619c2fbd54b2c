import { formatNumber } from '../../../../contract/format/numbers.ts';
import type * as English from '../../../../contract/words/rangeSourceTexts.ts';

export const publishedText: typeof English.publishedText = (range) => `Rango publicado: ${range}`;
export const plausibleText: typeof English.plausibleText = (range) =>
  `Plausible: ${range} (estimación de la calculadora)`;

export const fromTo: typeof English.fromTo = (from, to) => `${from} a ${to}`;

export const assessmentsNote =
  ' si un sistema elegido necesita una evaluación de seguridad; si no, 0';
export const proportionNote = ' a partir de 10 integraciones, y en proporción con menos';

export const timesPlanText: typeof English.timesPlanText = (factor) =>
  `${formatNumber(factor, 2)} veces las del plan`;

export const readOnText: typeof English.readOnText = (day, isUnchecked) =>
  `leído el ${day}${isUnchecked ? ', no se ha vuelto a abrir desde entonces' : ''}`;
