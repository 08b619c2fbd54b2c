import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/summaryTexts.ts';

export const workbookTitle: typeof English.workbookTitle = (rateCardVersion) =>
  `ROI-Modell für Integrationen, Preisblatt ${rateCardVersion}`;

export const estimateSheetText: typeof English.estimateSheetText = (day) =>
  `Die Schätzung, wie am ${day} exportiert, als Daten. Der Rechner öffnet sie von hier.`;

export const exportedOnText: typeof English.exportedOnText = (day) => `Exportiert am ${day}`;

export const switchPositions: Translated<typeof English.switchPositions> = [
  'Preisblatt',
  'Mitte der Spanne',
  'Ihre',
];

export const sideNames: Translated<typeof English.sideNames> = {
  inHouse: 'Eigenentwicklung',
  embedded: 'Eingebettet',
};

export const pageText: typeof English.pageText = (page, pages) => `Seite ${page} von ${pages}`;

export const notAccepted = 'Nicht zulässig';

export const weeksUnit = 'Wochen';

export const afterMonths: typeof English.afterMonths = (months) => `Nach ${months} Monaten`;

export const summaryTexts: Translated<typeof English.summaryTexts> = {
  title: (rateCardVersion) => `ROI von Integrationen, Preisblatt ${rateCardVersion}`,
  introduction: 'Wählen Sie, wessen Annahmen gelten: Jede Zahl folgt. In USD.',
  company: 'Unternehmen',
  link: (day) => `Link zum Szenario, wie am ${day} exportiert`,
  open: 'Im Rechner öffnen',
  positions: 'Geltende Annahmen',
  positionsNote: (midRange, yours) =>
    `Wo Ihr Wert fehlt, gilt bei „${midRange}“ die Mitte der Spanne, bei „${yours}“ der Wert des Preisblatts.`,
  compared: 'Verglichen mit der Seite',
  samePage: 'Wie auf der Seite',
  changed: (changed, all) =>
    `Seit dem Export geändert, bei ${changed} von ${all} Zahlen: siehe Prüfung unten`,
  costs: 'Kosten im Zeitverlauf',
  minus: 'Eigenentwicklung minus eingebettet',
  costsLess: 'Kostet weniger',
  finance: 'Barwerte, ROI und Amortisation',
  over: (months) => `Über ${months} Monate`,
  live: ['In Betrieb', 'Nach', 'Am'],
  case: (day) => `Der Business Case, wie am ${day} exportiert`,
  quarters: 'Das Blatt Finance',
};

export const checkTexts: Translated<typeof English.checkTexts> = {
  columns: (day) => [`Prüfung, wie am ${day} exportiert`, 'Auf der Seite', 'Jetzt', 'Ergebnis'],
  over: (figure, months) => `${figure} über ${months} Monate`,
  changed: (was) => `Seit dem Export geändert: Die Seite zeigte ${was}`,
};
