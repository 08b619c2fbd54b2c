import type { BeyondPlan } from '../../../../../contract/estimate.ts';
import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/coverTexts.ts';

export const reportName = 'ROI-Analyse';

export const unnamedCompany = 'Ihr Unternehmen';

export const reportTitle: typeof English.reportTitle = (company) => `ROI-Analyse für ${company}`;

export const attachmentText = 'Die Eingaben und die Zahlen dieses Berichts';

export const unnamedSystem = 'Unbenanntes System';

export const caseText: typeof English.caseText = (count, provider) =>
  `Business Case: ${formatCount(count, 'integration')} selbst entwickeln oder mit ${provider} einbetten`;

export const preparedTexts: Translated<typeof English.preparedTexts> = {
  unnamed: (day) => `Erstellt am ${day} für`,
  named: (day) => `Erstellt am ${day}. Wie eingegeben:`,
};

export const affectedText: typeof English.affectedText = (assumptions) =>
  `Diese Zahlen sind ${assumptions} berechnet.`;
export const affectedNote =
  'Die nächste Seite führt diese Annahmen auf, und der Titel jedes Abschnitts, den sie ändern, ist gekennzeichnet.';

export const liveAfter = 'Zeit bis zum Betrieb:';

export const sideNames: Translated<typeof English.sideNames> = {
  inHouse: 'Eigenentwicklung',
  embedded: 'Eingebettet',
};

export const spentText = `bisher ausgegeben, nach ${forecastMonths} Monaten`;

const beyondNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'Mehrverbrauch',
  'own work': 'eigener Arbeit',
  'work to leave': 'Ausstiegsarbeit',
};

export const totalCostText: typeof English.totalCostText = (beyond) =>
  `Gesamtkosten über ${forecastMonths} Monate${beyond.length > 0 ? `, mit ${formatList(beyond.map((cost) => beyondNames[cost]))}` : ''}`;

export const contentsTitle = 'In diesem Bericht';

export const footText: typeof English.footText = (rateCardVersion) =>
  `Planungsschätzung, kein Angebot. Preisblatt ${rateCardVersion}.`;
export const linkText: typeof English.linkText = (text, page) => `${text}, Seite ${page}`;
export const pageText: typeof English.pageText = (page, pages) => `Seite ${page} von ${pages}`;
