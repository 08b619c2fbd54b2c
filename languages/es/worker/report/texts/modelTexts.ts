import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/modelTexts.ts';

export const noReviewTexts: Translated<typeof English.noReviewTexts> = {
  assumptions:
    'Con sus supuestos, no cuenta ninguna revisión de plataforma de los sistemas elegidos',
  unknown:
    'No cuenta ninguna revisión de plataforma, porque no se conocen las de los sistemas que no están en el tarifario',
  none: 'Ningún sistema elegido necesita una revisión antes de que los clientes puedan conectarse',
  listingsOnly:
    'Ningún sistema elegido necesita una revisión antes de que los clientes puedan conectarse, y las revisiones de publicaciones no se cuentan',
};

export const systemsTexts: Translated<typeof English.systemsTexts> = {
  selectedDevHours: (count) => `la suma de las horas de los ${count} sistemas del desglose`,
  selectedMaintenanceHours: (count) =>
    `la suma del mantenimiento de los ${count} sistemas del desglose`,
  moderationWeeks: (count) => `la revisión más larga de los ${count} sistemas que necesitan una`,
};

export const onlyReviewText: typeof English.onlyReviewText = (system) => `la revisión de ${system}`;

export const overMonthsText: typeof English.overMonthsText = (figure, months) =>
  `${figure}, ${formatList(months.map(String))} meses`;

export const discountedMonthText: typeof English.discountedMonthText = (rate) =>
  `Descontado, el mes k cuenta como 1 ÷ ${rate} elevado a k ÷ 12.`;
