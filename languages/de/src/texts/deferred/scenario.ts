import { forecastMonths } from '../../../../../contract/format/durations.ts';
import { timeLostLabel } from '../../../../../contract/format/financeTexts.ts';
import { percentText } from '../../../../../contract/format/locale.ts';
import { formatExactUsd } from '../../../../../contract/format/money.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount, type Noun } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/scenario.ts';

const sign = (by: number) => (by > 0 ? '+' : '−');
const amountOf = (by: number) => formatNumber(Math.abs(by), 12);
const distance = (by: number, unit: Noun) => formatCount(Math.abs(by), unit, 12);

export const deferredScenarioTexts: Translated<typeof English.deferredScenarioTexts> = {
  copySummary: 'Zusammenfassung kopieren',
  print: 'Drucken',
  openFile: 'Datei öffnen',
  csv: 'CSV herunterladen',
  excel: 'Excel-Arbeitsmappe herunterladen',
  estimateFile: 'Schätzungsdatei herunterladen',
  dropFile:
    'Legen Sie eine Schätzungsdatei, eine Arbeitsmappe oder einen Bericht dieses Rechners ab, um die Eingaben daraus zu öffnen.',
  opened: (name) => `${name} geöffnet`,
  copied: {
    link: 'Link kopiert',
    namesLeftOut: 'Namen, die Sie eingegeben haben, heißen darin „Other system 1“ und so weiter.',
    cfoLink: 'Link kopiert. Er öffnet die Seite für Ihren CFO.',
    summary: 'Zusammenfassung kopiert',
  },
  pinned: 'Szenario angeheftet',
  fileName: (ending) => `integration-roi.${ending}`,
  dropped: (parts) =>
    `Ein Teil dieses Links oder dieser Datei war ungültig. Weggelassen: ${parts}.`,
  repeatedSystems: (ids) =>
    ids.length === 1
      ? `Dieser Link nennt ${ids.join()} mehr als einmal. Es zählt einmal.`
      : `Dieser Link nennt ${ids.join(', ')} mehr als einmal. Jedes zählt einmal.`,
  deadlinePassed: (day) =>
    `Der Zieltermin ${day} ist vorbei, daher hat diese Schätzung keinen Zieltermin.`,
  dismiss: 'Schließen',
  comparison: 'Szenarien nebeneinander',
  comparisonFailed: 'Die angehefteten Szenarien konnten nicht berechnet werden.',
  title: (index) => (index === 0 ? 'Szenario A' : 'Szenario B'),
  now: 'Jetzt',
  open: 'Öffnen',
  openNamed: (title) => `${title} öffnen`,
  unpin: 'Lösen',
  unpinNamed: (title) => `${title} lösen`,
  pinAnother:
    'Ändern Sie die Eingaben und heften Sie ein zweites Szenario an, um beide zu vergleichen.',
  replaceWhich: 'Zwei Szenarien sind angeheftet. Welches möchten Sie ersetzen?',
  replaceNamed: (title) => `${title} ersetzen`,
  keepBoth: 'Beide behalten',
  difference: 'Unterschied',
  differences: (count) => `${formatCount(count, 'difference')} zeigen`,
  inHouseLive: 'Eigenentwicklung in Betrieb',
  differs: (first, second, changes) => `„${second}“ gegenüber „${first}“: ${changes}.`,
  changedBy: (input, difference) => `${input} ${difference}`,
  changedTo: (input, from, to) => `${input} ${to} statt ${from}`,
  basis: (first, second) => `Der Unterschied ist „${second}“ minus „${first}“.`,
  marked: '„Besser“ kennzeichnet die niedrigeren Kosten oder die kürzere Zeit der beiden.',
  otherScope:
    'Kein Wert ist als besser gekennzeichnet, weil die Integrationen oder die Annahmen nicht dieselben sind.',
  notMarked: `Die Kosten der Eigenentwicklung sind nicht gekennzeichnet, weil eine Eigenentwicklung innerhalb von ${forecastMonths} Monaten nicht in Betrieb ist.`,
  better: 'Besser',
  noDifference: 'Beide Szenarien haben dieselben Eingaben und Zahlen.',
  signed: (by) => `${sign(by)}${amountOf(by)}`,
  signedUsd: (by, amount) => `${sign(by)}${amount}`,
  signedPoints: (by) =>
    `${sign(by)}${amountOf(by)} ${Math.abs(by) === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`,
  longer: (time, isLonger) => `${time} ${isLonger ? 'länger' : 'kürzer'}`,
  later: (by, unit) => `${distance(by, unit)} ${by > 0 ? 'später' : 'früher'}`,
  rateAndDevTime: 'Satz und Zeitanteil',
  atRate: ({ hourlyRateUsd, effectiveDevTimePercentage }) =>
    `${formatExactUsd(hourlyRateUsd)}/h, ${percentText(formatNumber(effectiveDevTimePercentage, 2))}`,
  inUnit: {
    percent: (value) => percentText(formatNumber(value, 12)),
    usdPerHour: (value) => `${formatExactUsd(value)}/h`,
  },
  inHouseAfter: (months) => `Eigenentwicklung nach ${months} Monaten`,
  spentSoFar: (cost) => `${cost} bisher ausgegeben`,
  timeLostAfter: (months) => `${timeLostLabel}, ${months} Monate`,
  embeddedAfter: (months) => `Eingebettet nach ${months} Monaten`,
  breakEven: 'Gewinnschwelle',
  never: `nicht innerhalb von ${forecastMonths} Monaten`,
  notLive: `nicht innerhalb von ${forecastMonths} Monaten in Betrieb`,
  inMonth: (month) => `Monat ${month}`,
};

export const openedFileTexts: Translated<typeof English.openedFileTexts> = {
  notOpened: (name) => `${name} wurde nicht geöffnet`,
  inputsStay: 'Ihre Eingaben sind unverändert.',
  link: 'Dieser Link',
  ofOtherCard: (name) => `${name}: nach einem anderen Preisblatt erstellt`,
  sameFigures: 'Die Zahlen sind dieselben.',
  unknownFigures: 'Eine Zahl kann damals eine andere gewesen sein; der Link sagt es nicht.',
  otherFigures: (name) => `${name} hatte andere Zahlen`,
  otherCard: (before, now) =>
    `Geschätzt wurde nach Preisblatt ${before}; die Seite schätzt nach ${now}.`,
  sameCard: (version) =>
    `Genannt ist Preisblatt ${version}, das heutige. Die Datei wurde also bearbeitet oder stammt aus einer anderen Version dieses Rechners.`,
  causes: 'Im Preisblatt geändert',
  followers: 'Dadurch geändert',
  file: 'Laut Datei',
  said: (version) => `Laut ${version}`,
  says: (version) => `Laut ${version}`,
  dismiss: 'Schließen',
};

export const csvTexts: Translated<typeof English.csvTexts> = {
  columns: ['Abschnitt', 'Zahl', 'Monat', 'Wert', 'Einheit', 'Quelle'],
  sources: { visitor: 'Ihre Annahme', midRange: 'Mitte der Spanne', rateCard: 'Preisblatt' },
  sections: {
    scenario: 'Szenario',
    inputs: 'Eingaben',
    systems: 'Systeme',
    assumptions: 'Annahmen',
    comparison: 'Vergleich',
    split: `Beste Aufteilung über ${forecastMonths} Monate`,
    finance: 'Finanzen',
    months: 'Monat für Monat',
  },
  date: 'Datum',
  rateCard: 'Preisblatt',
  version: (version) => `Version ${version}`,
  link: 'Link',
  perUsd: (code) => `${code} pro USD`,
  inputUnits: { percent: '%', usdPerHour: 'USD/h' },
  systemUnits: {
    devHours: 'h',
    maintenanceHours: 'h',
    moderationWeeks: 'Wochen',
  },
  notListed: 'Nicht im Preisblatt',
  unlisted: 'nicht im Preisblatt, zählt zu den anderen Integrationen',
  yes: 'ja',
  no: 'nein',
  none: 'keine',
  month: 'Monat',
  units: {
    usd: 'USD',
    unroundedUsd: 'USD',
    hours: 'h',
    weeks: 'Wochen',
    percent: '%',
    count: '',
    factor: '',
    month: 'Monat',
    months: 'Monate',
  },
  found: 'gefunden',
  pinned: 'festgelegt',
  splitTotal: 'Beste Aufteilung',
  allInHouse: 'Alles selbst entwickeln',
  allEmbedded: 'Alles einbetten',
  liveAfter: (split) => `${split}: in Betrieb nach`,
  costAfter: (months, side) =>
    `Gesamtkosten nach ${months} Monaten, ${side === 'inHouse' ? 'Eigenentwicklung' : 'eingebettet'}`,
  result: (months) => `Ergebnis über ${months} Monate`,
  over: (figure, months) => `${figure}, über ${months} Monate`,
  inHouseCost: 'Eigenentwicklung, kumulierte Kosten',
  embeddedCost: 'Eingebettet, kumulierte Kosten',
};

export const deferredPrintingTexts: Translated<typeof English.deferredPrintingTexts> = {
  link: 'Diese Berechnung öffnen:',
  byMonth: 'Gesamtkosten nach Monat',
  onPage:
    'Die Seite und der Bericht zeigen auch, was am meisten zählt, wie jede Zahl berechnet ist, und die Quellen.',
  notYetKnown:
    'Dieser Ausdruck enthält keine wahrscheinlichen Spannen, Gegenargumente, Aufteilung und Finanzzahlen: Sie waren noch nicht berechnet. Drucken Sie mit der Schaltfläche auf der Seite, um sie aufzunehmen.',
};
