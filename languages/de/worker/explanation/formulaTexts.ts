import { formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/explanation/formulaTexts.ts';

export const roundedTexts: Translated<typeof English.roundedTexts> = {
  cents: (formula) => `${formula}, auf den Cent gerundet`,
  round: (formula) => `${formula}, gerundet`,
  roundUp: (formula) => `${formula}, aufgerundet`,
};

export const atLeastZeroText: typeof English.atLeastZeroText = (formula) =>
  `${formula}, mindestens 0`;

export const largestText: typeof English.largestText = (parts) =>
  `der ${parts.length === 2 ? 'größere' : 'größte'} dieser Werte: ${formatList(parts)}`;

export const monthText: typeof English.monthText = (month) => `Monat ${month}`;
