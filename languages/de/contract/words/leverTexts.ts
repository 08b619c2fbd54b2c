import { percentText } from '../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/leverTexts.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);

export const leverWords: Translated<typeof English.leverWords> = {
  integrations: { name: 'Integrationen', value: counted('integration') },
  rate: { name: 'Stundensatz', value: (value) => `${formatExactUsd(value)} pro Stunde` },
  hours: { name: 'Arbeitsstunden', value: (value) => `${formatPercentage(value)} der Schätzung` },
  team: { name: 'Teamgröße', value: counted('developer') },
  devTime: {
    name: 'Zeitanteil für Integrationen',
    value: (value) => `${percentText(formatNumber(value, 2))} Zeitanteil`,
  },
  listings: {
    name: 'Marktplatz-Einträge',
    value: (value) => (value === 1 ? 'mit Einträgen' : 'ohne Einträge'),
  },
  reviews: {
    name: 'Längste Plattformprüfung',
    value: (value) => `${counted('week')(value)} Prüfung`,
  },
  deployment: { name: 'Bereitstellung der eingebetteten Lösung', value: counted('week') },
};
