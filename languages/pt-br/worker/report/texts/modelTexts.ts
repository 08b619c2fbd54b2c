import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/modelTexts.ts';

export const noReviewTexts: Translated<typeof English.noReviewTexts> = {
  assumptions: 'Com suas premissas, nenhuma revisão de plataforma dos sistemas selecionados conta',
  unknown:
    'Nenhuma revisão de plataforma conta, porque as dos sistemas fora da tabela de preços não são conhecidas',
  none: 'Nenhum sistema selecionado precisa de revisão antes que os clientes possam se conectar',
  listingsOnly:
    'Nenhum sistema selecionado precisa de revisão antes que os clientes possam se conectar, e as revisões de publicações não são consideradas',
};

export const systemsTexts: Translated<typeof English.systemsTexts> = {
  selectedDevHours: (count) => `a soma das horas dos ${count} sistemas do detalhamento`,
  selectedMaintenanceHours: (count) => `a soma da manutenção dos ${count} sistemas do detalhamento`,
  moderationWeeks: (count) => `a revisão mais longa dos ${count} sistemas que precisam de uma`,
};

export const onlyReviewText: typeof English.onlyReviewText = (system) => `a revisão de ${system}`;

export const overMonthsText: typeof English.overMonthsText = (figure, months) =>
  `${figure}, ${formatList(months.map(String))} meses`;

export const discountedMonthText: typeof English.discountedMonthText = (rate) =>
  `Descontado, o mês k conta como 1 ÷ ${rate} elevado a k ÷ 12.`;
