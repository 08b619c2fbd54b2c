import { forecastMonths, lastMonth } from '../../../../../contract/format/durations.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/report/texts/explanationTexts.ts';

export const howComputedTexts: Translated<typeof English.howComputedTexts> = {
  title: 'Wie jede Zahl berechnet ist',
  columns: { figure: 'Zahl', how: 'Rechenweg', result: 'Ergebnis' },
  finance: 'Zahlen für Ihren CFO',
  risenMonths:
    'Ein Betrag, der jedes Jahr steigt, wird mit Monaten zu seinem ersten Preis multipliziert: mit so vielen, dass sie genauso viel kosten wie die verglichenen Monate.',
  byYear:
    'Die Beträge jedes Jahres sind mit den Formeln der Excel-Arbeitsmappe des Rechners berechnet.',
  financeByWorkbook:
    'Die Zahlen für Ihren CFO sind mit den Formeln der Excel-Arbeitsmappe des Rechners berechnet.',
};

export const glossaryTexts: Translated<typeof English.glossaryTexts> = {
  title: 'Glossar',
  columns: { term: 'Begriff', meaning: 'Bedeutung' },
};

export const glossary: typeof English.glossary = (discountRate) => [
  [
    'Amortisation',
    'Der erste Monat, von dem an der Gesamtvorteil bis zum Ende des Zeitraums bei 0 oder darüber bleibt.',
  ],
  [
    'Diskontierungssatz',
    `Die ${discountRate} pro Jahr, um die ein Betrag an Wert verliert, während Sie auf ihn warten.`,
  ],
  [
    'Einbetten',
    'Ihr Produkt bietet Integrationen an, die auf der Software eines Anbieters laufen, gegen ein Abonnement.',
  ],
  ['Kapitalrendite', 'Kapitalwert ÷ Barwert der Kosten der eingebetteten Lösung.'],
  [
    'Kapitalwert',
    `Der Vorteil jedes Monats, auf heute abgezinst und über ${forecastMonths} oder ${lastMonth} Monate summiert.`,
  ],
  [
    'Kostenmultiplikator',
    'Was ein kleines oder großes Team, eine geteilte Arbeitswoche und eine lange Entwicklung zu den Kosten der Stunden hinzufügen.',
  ],
  [
    'P10, P50, P90',
    '10\u00a0%, 50\u00a0% und 90\u00a0% der Simulationen enden bei diesem Betrag oder darunter.',
  ],
  [
    'Plattformprüfung',
    'Die Kontrolle durch eine Plattform, etwa Slack oder Google, die eine Integration bestehen muss.',
  ],
  [
    'Preisblatt',
    'Die Tabelle des Rechners mit Stunden, Stundensätzen, Faktoren und Preisen. Ihre Version steht am Fuß jeder Seite.',
  ],
  [
    'Simulation',
    `Einer von vielen Durchläufen dieser Schätzung über ${forecastMonths} Monate, jeder mit anderen plausiblen Stunden und Preisen.`,
  ],
  [
    'Summe zu Beginn',
    'Entwicklung, Tests und Dokumentation aller Integrationen, vor jeder Wartung.',
  ],
  [
    'Wartung',
    'Die monatliche Arbeit, die Integrationen nach der Inbetriebnahme am Laufen hält, wenn sich Plattformen ändern.',
  ],
  ['Zeit bis zum Betrieb', 'Die Zeit vom Beginn der Arbeit bis zur Inbetriebnahme.'],
];
