import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatList } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../worker/workbook/texts/modelTexts.ts';

export const modelTexts: Translated<typeof English.modelTexts> = {
  introduction:
    'Ändern Sie eine schattierte Zelle, um jede Zahl zu aktualisieren. Die Blätter sind ohne Kennwort geschützt. Beträge sind in USD.',
  inputs: 'Eingaben',
  selected: 'Ausgewählte Systeme',
  monthsToDate: 'Monate bis zum Zieltermin',
};

export const comparisonTexts: Translated<typeof English.comparisonTexts> = {
  title: 'Kosten im Zeitverlauf',
  note: 'Eigenentwicklung: die Summe zu Beginn, gleichmäßig über die Entwicklung verteilt, dazu Wartung nach der Inbetriebnahme, Fluktuation und Gebühren im ersten Monat jedes Jahres. Eingebettet: Einrichtung und ab Monat 1 das Abonnement mit Mehrverbrauch, Ihre eigene Arbeit und die für den Ausstieg in dessen Monat. Das Blatt Months enthält jeden Monat.',
  timeline: 'Zeitbedarf, Eigenentwicklung (Monate mit 4,33 Wochen)',
  after: (side, months) => `${side} nach ${months} Monaten`,
  timeLostAfter: (timeLost, months) => `${timeLost}, nach ${months} Monaten`,
  costsLess: (months) => `Kostet über ${months} Monate weniger`,
  results: {
    embedded: 'Eingebettet',
    inHouse: 'Eigenentwicklung',
    neither: 'Keine: Beide kosten gleich viel',
    unfinished: 'Keine Aussage: Eigenentwicklung bis dahin nicht in Betrieb',
  },
};

export const peopleTexts: Translated<typeof English.peopleTexts> = {
  team: 'Stunden pro Monat Ihres Teams für Integrationen',
  own: 'Stunden pro Monat Ihrer eigenen Arbeit beim Einbetten',
  toBuild: 'Zusätzliche Entwickler, Eigenentwicklung',
  toEmbed: 'Zusätzliche Entwickler, Einbetten',
  enough: 'Ihr Team hat die Stunden.',
  them: ['sie', 'sie'],
  moreDevelopers: [' weiterer Entwickler', ' weitere Entwickler'],
};

export const inputTexts: Translated<typeof English.inputTexts> = {
  missing: (counted) => `Fehlt: Bis Sie einen Wert eingeben, gilt ${counted}.`,
  startDate: 'Startdatum',
  date: 'Ein Datum',
  dateOrEmpty: 'Ein Datum, oder leer',
  choose: (label) => `Wählen Sie einen Wert für „${label}“ aus der Liste.`,
  otherSystems: 'Ausgewählte Systeme, die nicht auf dem Blatt Systems stehen',
  otherSystemsNote:
    'Zählen zu den anderen Integrationen. Aufgeführte Systeme wählen Sie auf dem Blatt Systems aus.',
  whole: 'Eine ganze Zahl',
  percent: (min, max, emptyCountsAs) =>
    `${percentText(formatNumber(min, 2))} bis ${percentText(formatNumber(max, 2))}, etwa 30\u00a0% oder 0,3.${emptyCountsAs ? ` Leer zählt als ${percentText(formatNumber(emptyCountsAs, 2))}.` : ''}`,
  usdPerHour: (min, max) =>
    `USD pro Stunde, üblich sind ${formatNumber(min, 2)} bis ${formatNumber(max, 2)}`,
  number: (isWhole, min, max) =>
    `Eine ${isWhole ? 'ganze ' : ''}Zahl von ${formatNumber(min, 2)} bis ${formatNumber(max, 2)}`,
  regions: (names) => `Gilt für die Regionen ${formatList(names)}`,
  ownRate: (label) => `Ihr Wert: ${label} (USD)`,
};

export const assumptionTexts: Translated<typeof English.assumptionTexts> = {
  columns: ['Annahmen', 'Ihre', 'Geltend', 'Preisblatt', 'Mitte der Spanne'],
  introduction:
    'Der Schalter ist auf dem Blatt Summary. Wo Ihr Wert fehlt, gilt der des Preisblatts, bei „Mitte der Spanne“ die Mitte der Spanne.',
  yes: 'ja',
  no: 'nein',
  listingsNote: 'Bei „nein“ kostet eine Prüfung, von der nur ein Eintrag abhängt, keine Zeit.',
  billingNote:
    'Der Preis, der in den Kosten im Zeitverlauf zählt. Die Ergebnisse bleiben die nach Integrationen.',
  accepted: (range) => `Zulässig: ${range}`,
  source: (url, day) => `${url}, gelesen am ${day}`,
};
