import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/resultParts.ts';

export const partTitles: Translated<typeof English.partTitles> = {
  ranges: 'Wie sicher ist das?',
  turns: 'Was würde das Ergebnis umkehren?',
  finance: 'Für Ihren CFO',
};

export const figureColumn: Translated<typeof English.figureColumn> = 'Kennzahl';

export const horizonColumns: typeof English.horizonColumns = (inHouse, embedded) => [
  'Zeitraum',
  `${inHouse}, wahrscheinlich`,
  `${embedded}, wahrscheinlich`,
  'Differenz, wahrscheinlich',
];
export const horizonRow: typeof English.horizonRow = (months) => `${months} Monate`;
export const rangeText: typeof English.rangeText = (from, to) => `${from} bis ${to}`;

export const totalsIntro: Translated<typeof English.totalsIntro> = 'Summen über 36 Monate.';

export const bothHorizons: Translated<typeof English.bothHorizons> = '36 und 60';
export const yearsNote: Translated<typeof English.yearsNote> =
  'In der Tabelle nach Jahren sind die Zeilen mit 36 und 60 Monaten Summen.';
export const overMonths: typeof English.overMonths = (months) => `Über ${months} Monate`;
export const yearRow: typeof English.yearRow = (year) => `Jahr ${year}`;

export const roiNote: Translated<typeof English.roiNote> =
  'Kapitalwert ÷ Barwert der Kosten der eingebetteten Lösung';

export const noPayback: Translated<typeof English.noPayback> = 'keine';
