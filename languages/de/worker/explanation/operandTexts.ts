import type { YearColumn } from '../../../../contract/operands.ts';
import type * as English from '../../../../worker/explanation/operandTexts.ts';
import type { Rise } from '../../../../worker/streams/costStreams.ts';

const yearColumns: Readonly<Record<YearColumn, string>> = {
  inHouse: 'Kosten der Eigenentwicklung',
  embedded: 'Kosten der eingebetteten Lösung',
  benefit: 'Vorteil des Einbettens',
};

export const yearLabel: typeof English.yearLabel = (column, year) =>
  `${yearColumns[column]}, ${year === 0 ? 'Beginn' : `Jahr ${year}`}`;

export const streamTexts: typeof English.streamTexts = {
  build: { heading: 'Entwicklung', months: 'der Entwicklung' },
  maintenance: { heading: 'Wartung', months: 'der Wartung' },
  hosting: { heading: 'Hosting', months: 'des Hostings' },
  turnover: { heading: 'Fluktuation', months: 'der Fluktuation' },
  fees: { heading: 'Gebühren', months: 'der Gebühren' },
  start: { heading: 'Einrichtung, eigene Arbeit', months: 'des Beginns' },
  subscription: { heading: 'Abonnement, Mehrverbrauch', months: 'des Tarifs' },
  ownWork: { heading: 'Eigene Arbeit pro Monat', months: 'der eigenen Arbeit' },
  leaving: { heading: 'Arbeit für Ausstieg', months: 'der Arbeit für den Ausstieg' },
};

const rising: Readonly<Record<Rise, { rises: string; any: string }>> = {
  wages: { rises: 'mit Lohnsteigerungen', any: 'mit etwaigen Lohnsteigerungen' },
  plan: { rises: 'mit Preiserhöhungen', any: 'mit etwaigen Preiserhöhungen' },
  never: { rises: 'mit Steigerungen', any: 'mit etwaigen Steigerungen' },
};

export const monthsLabel: typeof English.monthsLabel = (counted, stream, rises) => {
  const label = `Monate ${streamTexts[stream].months}`;
  if (counted === 'counted') return label;
  const words = rising[rises];
  return counted === 'risen' ? `${label}, ${words.rises}` : `${label}, abgezinst, ${words.any}`;
};

const sources: Readonly<Record<string, string>> = {
  'your input': 'Ihre Eingabe',
  'your assumption': 'Ihre Annahme',
  'mid-range assumption': 'Annahme in der Mitte der Spanne',
  assumption: 'Annahme',
  'planning assumption': 'Planungsannahme',
  'rate card': 'Preisblatt',
  calendar: 'Kalender',
  comparison: 'Vergleich',
  'from the discount rate': 'aus dem Diskontierungssatz',
};

export const sourceText: typeof English.sourceText = (source) => sources[source] ?? source;
