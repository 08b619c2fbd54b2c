import type { YearColumn } from '../../../../contract/operands.ts';
import type * as English from '../../../../worker/explanation/operandTexts.ts';

const yearColumns: Readonly<Record<YearColumn, string>> = {
  inHouse: 'Kosten der Eigenentwicklung',
  embedded: 'Kosten der eingebetteten Lösung',
  benefit: 'Vorteil des Einbettens',
};

export const yearLabel: typeof English.yearLabel = (column, year) =>
  `${yearColumns[column]}, ${year === 0 ? 'Beginn' : `Jahr ${year}`}`;

const wages = { rises: 'mit Lohnsteigerungen', any: 'mit etwaigen Lohnsteigerungen' };
const others = { rises: 'mit Steigerungen', any: 'mit etwaigen Steigerungen' };
const prices = { rises: 'mit Preiserhöhungen', any: 'mit etwaigen Preiserhöhungen' };

const monthlyCosts: Readonly<Record<English.MonthlyCost, { name: string } & typeof wages>> = {
  Build: { name: 'der Entwicklung', ...wages },
  Live: { name: 'der Wartung', ...wages },
  Hosted: { name: 'des Hostings', ...others },
  Fee: { name: 'der Gebühren', ...others },
  Leaving: { name: 'der Arbeit für den Ausstieg', ...others },
  Turnover: { name: 'der Fluktuation', ...wages },
  Plan: { name: 'des Tarifs', ...prices },
  Work: { name: 'der eigenen Arbeit', ...wages },
};

export const monthsLabel: typeof English.monthsLabel = (counted, cost) => {
  const { name, rises, any } = monthlyCosts[cost];
  const label = `Monate ${name}`;
  if (counted === 'counted') return label;
  return counted === 'risen' ? `${label}, ${rises}` : `${label}, abgezinst, ${any}`;
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
