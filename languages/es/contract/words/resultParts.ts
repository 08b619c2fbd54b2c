import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/resultParts.ts';

export const partTitles: Translated<typeof English.partTitles> = {
  ranges: '¿Qué certeza hay?',
  turns: '¿Qué cambiaría el resultado?',
  finance: 'Para su CFO',
};

export const figureColumn: Translated<typeof English.figureColumn> = 'Cifra';

export const horizonColumns: typeof English.horizonColumns = (inHouse, embedded) => [
  'Tras',
  `${inHouse}, probable`,
  `${embedded}, probable`,
  'Diferencia, probable',
];
export const horizonRow: typeof English.horizonRow = (months) => `${months} meses`;
export const rangeText: typeof English.rangeText = (from, to) => `${from} a ${to}`;

export const totalsIntro: Translated<typeof English.totalsIntro> = 'Totales en 36 meses.';

export const bothHorizons: Translated<typeof English.bothHorizons> = '36 y 60';
export const yearsNote: Translated<typeof English.yearsNote> =
  'Por año, las filas de 36 y 60 meses son totales.';
export const overMonths: typeof English.overMonths = (months) => `En ${months} meses`;
export const yearRow: typeof English.yearRow = (year) => `Año ${year}`;

export const roiNote: Translated<typeof English.roiNote> =
  'valor presente neto ÷ valor presente de embeber';

export const noPayback: Translated<typeof English.noPayback> = 'ninguna';
