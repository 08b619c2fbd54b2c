import { formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/explanation/formulaTexts.ts';

export const roundedTexts: Translated<typeof English.roundedTexts> = {
  cents: (formula) => `${formula}, arredondado ao centavo`,
  round: (formula) => `${formula}, arredondado`,
  roundUp: (formula) => `${formula}, arredondado para cima`,
};

export const atLeastZeroText: typeof English.atLeastZeroText = (formula) =>
  `${formula}, no mínimo 0`;

export const largestText: typeof English.largestText = (parts) =>
  `o maior valor entre ${formatList(parts)}`;

export const monthText: typeof English.monthText = (month) => `mês ${month}`;
