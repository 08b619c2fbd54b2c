import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/summaryTexts.ts';

export const workbookTitle: typeof English.workbookTitle = (rateCardVersion) =>
  `Modelo de ROI de integrações, tabela de preços ${rateCardVersion}`;

export const estimateSheetText: typeof English.estimateSheetText = (day) =>
  `A estimativa exportada em ${day}, como dados. A calculadora a abre a partir daqui.`;

export const exportedOnText: typeof English.exportedOnText = (day) => `Exportado em ${day}`;

export const switchPositions: Translated<typeof English.switchPositions> = [
  'Tabela de preços',
  'Meio da faixa',
  'Suas',
];

export const sideNames: Translated<typeof English.sideNames> = {
  inHouse: 'Interno',
  embedded: 'Incorporado',
};

export const pageText: typeof English.pageText = (page, pages) => `Página ${page} de ${pages}`;

export const notAccepted = 'Não permitido';

export const weeksUnit = 'semanas';

export const afterMonths: typeof English.afterMonths = (months) => `Após ${months} meses`;

export const summaryTexts: Translated<typeof English.summaryTexts> = {
  title: (rateCardVersion) => `ROI de integrações, tabela de preços ${rateCardVersion}`,
  introduction: 'Escolha quais premissas estão em uso: cada número as segue. Em USD.',
  company: 'Empresa',
  link: (day) => `Link do cenário exportado em ${day}`,
  open: 'Abrir na calculadora',
  positions: 'Premissas em uso',
  positionsNote: (midRange, yours) =>
    `Onde falta a sua, “${midRange}” usa o meio da faixa e “${yours}”, a da tabela de preços.`,
  compared: 'Comparado com a página',
  samePage: 'Igual à página',
  changed: (changed, all) =>
    `Mudou desde a exportação, em ${changed} de ${all} números: veja a verificação abaixo`,
  costs: 'Custo ao longo do tempo',
  minus: 'Interno menos incorporado',
  costsLess: 'Custa menos',
  finance: 'Valores presentes, ROI e payback',
  over: (months) => `Em ${months} meses`,
  live: ['Em produção', 'Após', 'Em'],
  case: (day) => `O caso exportado em ${day}`,
  quarters: 'A aba Finance',
};

export const checkTexts: Translated<typeof English.checkTexts> = {
  columns: (day) => [`Verificação, exportada em ${day}`, 'Na página', 'Agora', 'Resultado'],
  over: (figure, months) => `${figure} em ${months} meses`,
  changed: (was) => `Mudou desde a exportação: a página dizia ${was}`,
};
