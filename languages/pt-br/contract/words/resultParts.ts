import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/resultParts.ts';

export const partTitles: Translated<typeof English.partTitles> = {
  ranges: 'Grau de certeza',
  turns: 'O que inverteria o resultado?',
  finance: 'Para o seu CFO',
};

export const figureColumn: Translated<typeof English.figureColumn> = 'Indicador';

export const horizonColumns: typeof English.horizonColumns = (inHouse, embedded) => [
  'Após',
  `${inHouse}, provável`,
  `${embedded}, provável`,
  'Diferença, provável',
];
export const horizonRow: typeof English.horizonRow = (months) => `${months} meses`;
export const rangeText: typeof English.rangeText = (from, to) => `${from} a ${to}`;

export const totalsIntro: Translated<typeof English.totalsIntro> = 'Totais em 36 meses.';

export const bothHorizons: Translated<typeof English.bothHorizons> = '36 e 60';
export const yearsNote: Translated<typeof English.yearsNote> =
  'Por ano, as linhas de 36 e 60 meses são totais.';
export const overMonths: typeof English.overMonths = (months) => `Em ${months} meses`;
export const yearRow: typeof English.yearRow = (year) => `Ano ${year}`;

export const roiNote: Translated<typeof English.roiNote> =
  'valor presente líquido ÷ valor presente de incorporar';

export const noPayback: Translated<typeof English.noPayback> = 'nenhum';
