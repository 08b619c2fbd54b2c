import type { BeyondPlan } from '../../../../../contract/estimate.ts';
import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/coverTexts.ts';

export const reportName = 'Análisis de ROI';

export const unnamedCompany = 'su empresa';

export const reportTitle: typeof English.reportTitle = (company) =>
  `Análisis de ROI para ${company}`;

export const attachmentText = 'Los datos y las cifras de este informe';

export const unnamedSystem = 'Sistema sin nombre';

export const caseText: typeof English.caseText = (count, provider) =>
  `Caso de negocio: desarrollar internamente ${formatCount(count, 'integration')} o ${count === 1 ? 'embeberla' : 'embeberlas'} con ${provider}`;

export const preparedTexts: Translated<typeof English.preparedTexts> = {
  unnamed: (day) => `Preparado el ${day} para`,
  named: (day) => `Preparado el ${day}. Según lo indicado:`,
};

export const affectedText: typeof English.affectedText = (assumptions) =>
  `Estas cifras se calculan ${assumptions}.`;
export const affectedNote =
  'La página siguiente enumera estos supuestos, y el título de cada sección que cambian está marcado.';

export const liveAfter = 'En producción después de';

export const sideNames: Translated<typeof English.sideNames> = {
  inHouse: 'Interno',
  embedded: 'Embebido',
};

export const spentText = `gastado al cabo de ${forecastMonths} meses`;

const beyondNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'excedente',
  'own work': 'trabajo propio',
  'work to leave': 'trabajo de salida',
};

export const totalCostText: typeof English.totalCostText = (beyond) =>
  `costo total en ${forecastMonths} meses${beyond.length > 0 ? `, con ${formatList(beyond.map((cost) => beyondNames[cost]))}` : ''}`;

export const contentsTitle = 'En este informe';

export const footText: typeof English.footText = (rateCardVersion) =>
  `Estimación de planificación, no es una cotización. Tarifario ${rateCardVersion}.`;
export const linkText: typeof English.linkText = (text, page) => `${text}, página ${page}`;
export const pageText: typeof English.pageText = (page, pages) => `Página ${page} de ${pages}`;
