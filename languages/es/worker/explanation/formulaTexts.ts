import { formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/explanation/formulaTexts.ts';

export const roundedTexts: Translated<typeof English.roundedTexts> = {
  cents: (formula) => `${formula}, redondeado al centavo`,
  round: (formula) => `${formula}, redondeado`,
  roundUp: (formula) => `${formula}, redondeado hacia arriba`,
};

export const atLeastZeroText: typeof English.atLeastZeroText = (formula) =>
  `${formula}, como mínimo 0`;

export const largestText: typeof English.largestText = (parts) =>
  `el mayor valor entre ${formatList(parts)}`;

export const monthText: typeof English.monthText = (month) => `mes ${month}`;
