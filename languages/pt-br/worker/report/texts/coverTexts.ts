import type { BeyondPlan } from '../../../../../contract/estimate.ts';
import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/coverTexts.ts';

export const reportName = 'Análise de ROI';

export const unnamedCompany = 'sua empresa';

export const reportTitle: typeof English.reportTitle = (company) =>
  `Análise de ROI para ${company}`;

export const attachmentText = 'Os dados e os números deste relatório';

export const unnamedSystem = 'Sistema sem nome';

export const caseText: typeof English.caseText = (count, provider) =>
  `Caso de negócio: desenvolver internamente ${formatCount(count, 'integration')} ou ${count === 1 ? 'incorporá-la' : 'incorporá-las'} com ${provider}`;

export const preparedTexts: Translated<typeof English.preparedTexts> = {
  unnamed: (day) => `Preparado em ${day} para`,
  named: (day) => `Preparado em ${day}. Conforme informado:`,
};

export const affectedText: typeof English.affectedText = (assumptions) =>
  `Estes números são calculados ${assumptions}.`;
export const affectedNote =
  'A próxima página lista essas premissas, e o título de cada seção que elas alteram está marcado.';

export const liveAfter = 'Em produção após';

export const sideNames: Translated<typeof English.sideNames> = {
  inHouse: 'Interno',
  embedded: 'Incorporado',
};

export const spentText = `gasto até então, após ${forecastMonths} meses`;

const beyondNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'trabalho próprio',
  'work to leave': 'trabalho de saída',
};

export const totalCostText: typeof English.totalCostText = (beyond) =>
  `custo total em ${forecastMonths} meses${beyond.length > 0 ? `, com ${formatList(beyond.map((cost) => beyondNames[cost]))}` : ''}`;

export const contentsTitle = 'Neste relatório';

export const footText: typeof English.footText = (rateCardVersion) =>
  `Estimativa de planejamento, não é uma cotação. Tabela de preços ${rateCardVersion}.`;
export const linkText: typeof English.linkText = (text, page) => `${text}, página ${page}`;
export const pageText: typeof English.pageText = (page, pages) => `Página ${page} de ${pages}`;
