import { formatNumber } from '../../../../contract/format/numbers.ts';
import type * as English from '../../../../contract/words/rangeSourceTexts.ts';

export const publishedText: typeof English.publishedText = (range) => `Faixa publicada: ${range}`;
export const plausibleText: typeof English.plausibleText = (range) =>
  `Plausível: ${range} (estimativa da calculadora)`;

export const fromTo: typeof English.fromTo = (from, to) => `${from} a ${to}`;

export const assessmentsNote =
  ' se um sistema selecionado precisar de uma avaliação de segurança; senão, 0';
export const proportionNote = ' a partir de 10 integrações, e proporcional para menos';

export const timesPlanText: typeof English.timesPlanText = (factor) =>
  `${formatNumber(factor, 2)} ${factor < 2 ? 'vez' : 'vezes'} as do plano`;

export const readOnText: typeof English.readOnText = (day, isUnchecked) =>
  `lido em ${day}${isUnchecked ? ', não foi aberto de novo desde então' : ''}`;
