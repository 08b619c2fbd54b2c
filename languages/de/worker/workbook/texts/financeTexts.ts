import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/financeTexts.ts';

export const sides: Translated<typeof English.sides> = {
  embedded: 'Eingebettet',
  inHouse: 'Eigenentwicklung',
  neither: 'Keine',
};

export const turnTexts: Translated<typeof English.turnTexts> = {
  text: (side) => `nun: ${side}`,
  formula: (cell) => `"nun: "&${cell}`,
};

export const noFigure: Translated<typeof English.noFigure> = {
  verdict: 'Keine Aussage: Eigenentwicklung bis dahin nicht in Betrieb',
  payback: 'Nicht amortisiert',
  roi: 'Einbetten ohne Kosten',
  breakEven: 'Keiner',
  revenue: 'Kein Umsatz angegeben',
};

export const figureNotes: Translated<typeof English.figureNotes> = {
  npv: 'Die monatlichen Differenzen, jeden Monat mit dem Monatssatz abgezinst.',
  cashNpv: 'Dasselbe ohne Zeitverlust, der bewertet ist und an niemanden gezahlt wird.',
  presentValue: 'Die Kosten jedes Monats mal dessen Abzinsungsfaktor.',
  roi: 'Kapitalwert ÷ Barwert der Kosten der eingebetteten Lösung. Lesen Sie sie zusammen mit dem Kapitalwert.',
  payback:
    'Der erste Monat, von dem an die Gesamtdifferenz bis zum Ende bei 0 oder darüber bleibt.',
};

export const launchTexts: Translated<typeof English.launchTexts> = {
  label: 'Wert des Starttermins, eingebettet minus Eigenentwicklung',
  note: 'Der Barwert des Bruttogewinns, den ein früherer Start bringt: positiv, wo die eingebettete Lösung früher startet, negativ, wo die Eigenentwicklung früher startet. Er ist in keinen der obigen Kosten enthalten.',
};

export const financeTexts: Translated<typeof English.financeTexts> = {
  title: 'Finanzen',
  introductions: [
    'Der Vorteil des Einbettens: Kosten der Eigenentwicklung minus Kosten der eingebetteten Lösung.',
    'Den Diskontierungssatz und die anderen Annahmen ändern Sie auf dem Blatt Model.',
  ],
  live: 'Eigenentwicklung bis dahin in Betrieb',
  liveNote: 'Eine unfertige Entwicklung hat Kosten, aber keine Aussage.',
  yes: 'ja',
  no: 'nein',
  inHouseCost: 'Kosten der Eigenentwicklung',
  embeddedCost: 'Kosten der eingebetteten Lösung',
  costNote: 'Nicht abgezinst.',
  monthlyRate: 'Diskontierungssatz pro Monat',
  monthlyRateNote: 'Aus dem Diskontierungssatz pro Jahr.',
  breakEven: 'Gewinnschwelle (Monat)',
  breakEvenNote: `Von diesem Monat bis Monat ${forecastMonths} kostet Einbetten insgesamt weniger. Die Spalte „Wechsel“ des Blatts Months enthält jede Änderung.`,
  ranges: (day) => `Spannen, wie am ${day} exportiert`,
  rangesNote: (simulations) =>
    `Aus ${simulations} Simulationen. Geänderte Zellen ändern diese Zeilen nicht.`,
};

export const periodTexts: Translated<typeof English.periodTexts> = {
  byYear: 'Jahr für Jahr',
  year: 'Jahr',
  byQuarter: `Nach Quartalen, über ${forecastMonths} Monate`,
  quarter: 'Quartal',
  difference: 'Differenz',
  differenceSoFar: 'Differenz bisher',
  startNote: 'Jahr 0 ist der Beginn.',
  start: 'Beginn',
  quarterName: (quarter) => `Quartal ${quarter}`,
  allQuarters: 'Alle Quartale',
};

export const chartTexts: Translated<typeof English.chartTexts> = {
  title: `Gesamtkosten beider Seiten über ${lastMonth} Monate`,
  month: 'Monat',
};

export const monthsTexts: Translated<typeof English.monthsTexts> = {
  title: 'Beide Seiten Monat für Monat',
  introductions: [
    'Beträge in USD. Monat 0 ist der Beginn. Die Differenz ist Eigenentwicklung minus eingebettet.',
    'Stundensätze und Abonnement steigen nach jedem Jahr um die angenommenen Prozentsätze.',
  ],
};

export const monthHeadings: Translated<typeof English.monthHeadings> = {
  month: 'Monat',
  year: 'Jahr',
  wageFactor: 'Lohnanstieg',
  planFactor: 'Preisanstieg',
  users: 'Abger. Nutzer',
  price: 'Preis des Monats',
  totalInHouse: 'Eigenentw. bisher',
  totalEmbedded: 'Eingebettet bisher',
  side: 'Kostet bisher weniger',
  turn: 'Wechsel',
  discountFactor: 'Abzinsungsfaktor',
  notEmbedding: 'Monat, wenn Einbetten nicht weniger kostet',
  notPaidBack: 'Monat, wenn nicht amortisiert',
  earlierRevenue: 'Umsatz, eingebettet minus Eigenentw.',
};
