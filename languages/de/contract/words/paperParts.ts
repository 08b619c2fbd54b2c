import type { BeyondPlan } from '../../../../contract/estimate.ts';
import { lastMonth } from '../../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/paperParts.ts';

const beyondPlanNames: Readonly<Record<BeyondPlan, string>> = {
  overage: 'Mehrverbrauch',
  'own work': 'Ihre eigene Arbeit',
  'work to leave': 'Ausstiegsarbeit',
};

export const inputsTitles: Translated<typeof English.inputsTitles> = {
  part: 'Ihre Eingaben',
  requirements: 'Integrationsbedarf',
  resources: 'Entwicklungsressourcen',
};

export const rateOfText: typeof English.rateOfText = (rate, isOwn) =>
  `${rate} (${isOwn ? 'Ihr Satz' : 'Standardsatz'})`;

export const systemsNote: typeof English.systemsNote = (names) => `Systeme: ${formatList(names)}.`;
export const unlistedNote: typeof English.unlistedNote = (count) =>
  `${formatCount(count, 'system')} ${count === 1 ? 'steht' : 'stehen'} nicht im Preisblatt und ${count === 1 ? 'zählt' : 'zählen'} zu den anderen Integrationen.`;
export const selectedNote: typeof English.selectedNote = (estimated, selected) =>
  `Geschätzt ${estimated === 1 ? 'wird' : 'werden'} ${formatCount(estimated, 'integration')}: Sie haben ${formatCount(selected, 'system')} ausgewählt.`;

export const costsTitles: Translated<typeof English.costsTitles> = {
  part: 'Kostenanalyse',
  inHouse: 'Kosten der Eigenentwicklung',
  embedded: 'Kosten der eingebetteten Lösung',
};

export const subscriptionLabel: Translated<typeof English.subscriptionLabel> =
  'Abonnement, 12 Monate';
export const perMonth: typeof English.perMonth = (amount) => `${amount} pro Monat`;

export const periodsNote: typeof English.periodsNote = (isByIntegrations, beyondPlan) => {
  const without = formatList(beyondPlan.map((cost) => beyondPlanNames[cost]));
  return `Die beiden Summen decken verschiedene Zeiträume ab. Die Summe der Eigenentwicklung umfasst nur die Entwicklung, vor der Wartung. Die Summe der eingebetteten Lösung umfasst die Einrichtung und die ersten 12 Monate des Abonnements${isByIntegrations ? '' : ' zum Listenpreis nach Integrationen'}${without && `, ohne ${without}`}. Die Kostenprognose über ${lastMonth} Monate unten zeigt beide auf derselben Grundlage.`;
};

export const savingsTitle: Translated<typeof English.savingsTitle> = 'Einsparung';

export const forecastTitle: Translated<typeof English.forecastTitle> =
  `Kostenprognose über ${lastMonth} Monate`;

export const timeLostColumn: Translated<typeof English.timeLostColumn> = 'Zeitverlust';

export const captions: Translated<typeof English.captions> = {
  lines: (currency) => `Kumulierte Kosten in ${currency}.`,
  areas: 'Die schattierten Flächen sind die wahrscheinlichen Kosten (P10 bis P90) jeder Seite.',
  buildEnd: 'Der Kreis markiert das Ende der Entwicklung.',
  unfinished: `Die Entwicklung dauert über Monat ${lastMonth} hinaus.`,
  timeLost: 'Der Zeitverlust ist Teil der Eigenentwicklung; niemand wird dafür bezahlt.',
};

export const afterColumn: Translated<typeof English.afterColumn> = 'Zeitraum';
export const startRow: Translated<typeof English.startRow> = 'Beginn';

export const breakdownTitle: Translated<typeof English.breakdownTitle> =
  'Aufschlüsselung der Integrationen';

export const hoursSentences: typeof English.hoursSentences = (development, maintenance, share) =>
  `Entwicklung insgesamt: ${development}. Monatliche Wartung: ${maintenance}${share ? ` (${share.text}, ${share.origin})` : ''}. Dies sind Planungsannahmen, keine Messwerte.`;

export const breakdownColumns: Translated<typeof English.breakdownColumns> = [
  'System',
  'Entw., h',
  'Wartung, h/Mon.',
  'Prüfung, Wochen',
  'Komplexität',
];

export const breakdownRows: Translated<typeof English.breakdownRows> = {
  platform: 'Ihre eigene Plattform',
  assistants: 'KI-Assistenten',
  total: 'Summe',
};

export const noReview: Translated<typeof English.noReview> = 'keine';
