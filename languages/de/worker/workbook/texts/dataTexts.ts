import { formatNumber } from '../../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/dataTexts.ts';

export const gateWords: Translated<typeof English.gateWords> = {
  none: 'keine',
  access: 'Zugang',
  listing: 'Eintrag',
};

export const systemsTexts: Translated<typeof English.systemsTexts> = {
  introductions: [
    'Geben Sie 1 ein, um ein System auszuwählen. Ihre eigenen Zahlen gelten, außer auf dem Blatt Summary steht „Preisblatt“.',
    'Stunden sind Planungsannahmen, keine Messwerte; das Blatt Evidence nennt die Belege.',
  ],
  columns: [
    'System',
    'Kategorie',
    'Ausgewählt',
    'Ihre Entwicklungsstunden',
    'Ihre Wartungsstunden pro Monat',
    'Ihre Prüfungswochen',
    'Entwicklungsstunden',
    'Wartungsstunden pro Monat',
    'Prüfungswochen',
    'Prüfungswochen, Mitte der Spanne',
    'Prüfungsart',
    'Gezählte Entwicklungsstunden',
    'Gezählte Wartungsstunden',
    'Gezählte Prüfung',
    'Prüfungswochen, Spanne',
    'Komplexität',
    'Hinweis',
  ],
  select: '1 wählt aus, 0 nicht.',
  figures: {
    devHours: 'Entwicklungsstunden',
    maintenanceHours: 'Wartungsstunden pro Monat',
    moderationWeeks: 'Wochen der Prüfung',
  },
  figureMessage: (figure, min, max) =>
    `${figure}: ${formatNumber(min, 2)} bis ${formatNumber(max, 2)}. Leer: Zahl des Preisblatts oder Mitte der Spanne.`,
  unlisted: (question) => `Nicht im Preisblatt: Geben Sie Ihre eigenen Zahlen ein. ${question}`,
  own: 'Ihr eigenes',
  noReview: 'keine',
  reviewRange: (min, max, isJudged) => `${min} bis ${max}, ${isJudged ? 'geschätzt' : 'berichtet'}`,
};

export const constantsTexts: Translated<typeof English.constantsTexts> = {
  title: 'Konstanten des Preisblatts',
  rates: ['Region', 'USD pro Stunde'],
  teamSize: ['Entwickler ab', 'Faktor der Teamgröße', 'Zuschlag je Entwickler', 'Über'],
  timeShare: ['Zeitanteil ab', 'Faktor des Zeitanteils', 'Zuschlag je Punkt', 'Unter'],
  plan: ['Integrationen ab', 'USD pro Monat', 'Wochen der Bereitstellung'],
  others: ['Andere Konstanten', 'Wert'],
  hoursPerWeek: 'Arbeitsstunden pro Woche',
  mediumBuild: 'Erster Zuschlag: Entwicklung länger als',
  mediumSurcharge: 'Erster Zuschlag',
  longBuild: 'Zweiter Zuschlag: Entwicklung länger als',
  longSurcharge: 'Zweiter Zuschlag',
  development: 'Entwicklung, Anteil an den Anfangskosten',
  testing: 'Tests, Anteil an den Anfangskosten',
  setupFee: 'Einrichtungsgebühr des Tarifs',
  weeksPerMonth: 'Wochen pro Monat',
  users: 'Nutzer',
  wholeUsers: 'Ganze Nutzer',
  billable: 'Nutzer über den 100 kostenlosen des Tarifs Pro',
  tiers: ['Über', 'Bis', 'USD je Nutzer', 'Nutzer der Stufe'],
  starter: 'Tarif Starter pro Monat',
  pro: 'Tarif Pro pro Monat',
};

export const evidenceTexts: Translated<typeof English.evidenceTexts> = {
  title: 'Worauf die Zahlen beruhen',
  introductions: [
    'offiziell: Die Plattform sagt es. berichtet: Andere sagen es. geschätzt: Niemand sagt es, es ist die Schätzung des Rechners.',
    'Eine Zugangsprüfung hindert Kunden daran, sich zu verbinden; eine Eintragsprüfung hält die App nur aus einem Marktplatz heraus.',
  ],
  basis: 'Die Grundlage der Prüfungswochen',
  basisNote: 'Stunden sind für jedes System Schätzungen des Rechners: Keine Quelle nennt sie.',
  ranges: 'Die plausiblen Spannen der Annahmen',
  sources: ['Verlässlichkeit', 'Gelesen am', 'Adresse', 'Beleg'],
  columns: ['System', 'Ausgewählt', 'Thema', 'Zahl', 'Prüfungsart'],
  assumption: 'Annahme',
  range: 'Spanne',
  subject: 'Gegenstand',
  unstated: 'Die Schätzung des Rechners: Keine Quelle nennt es.',
  noReview: 'keine Prüfung',
  weeks: (min, max) => `${min} bis ${max} Wochen`,
  review: 'Prüfung',
  recurs: 'Wiederkehrend',
  everyMonths: (months) => `alle ${months} Monate`,
  reviewWeeks: 'Prüfungswochen',
};

export const confidenceWords: Translated<typeof English.confidenceWords> = {
  official: 'offiziell',
  reported: 'berichtet',
  judgement: 'geschätzt',
};

export const currencyTexts: Translated<typeof English.currencyTexts> = {
  title: (code) => `Beträge in ${code}`,
  introduction:
    'Beträge sind in ganzen Einheiten dargestellt; die Zellen sind genau. Ergebnisse werden in USD entschieden.',
  figure: 'Zahl',
  months: (code) => [
    'Gesamtkosten bis zum Ende eines Monats',
    `Eigenentwicklung, ${code}`,
    `Eingebettet, ${code}`,
  ],
  units: (code) => `${code} für einen USD`,
  accepted: (units, min, max) =>
    `${units}, von ${formatNumber(min, 2)} bis ${formatNumber(max, 2)}`,
  over: (figure, months) => `${figure}, über ${months} Monate`,
};

export const splitTexts: Translated<typeof English.splitTexts> = {
  introduction: (day) => `Aufteilung, wie am ${day} exportiert. Geänderte Zellen ändern sie nicht.`,
  nothing: 'Eine einzelne Integration lässt sich nicht aufteilen.',
  columns: (months) => [`Über ${months} Monate`, 'Summe', 'In Betrieb'],
};
