import { formatCount, formatList } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../worker/answer/caseTexts.ts';

export const caseLabels: Translated<typeof English.caseLabels> = {
  result: 'Ergebnis',
  asked: 'Worum es geht',
  dates: 'Termine',
  turns: 'Was das Ergebnis umkehren würde',
  split: 'Eine Aufteilung',
  people: 'Wer die Arbeit machen würde',
  firstYear: 'Zahlungen im ersten Jahr',
  months: (months) => `${months} Monate`,
  fees: 'Gebühren und Ausstieg',
  leftOut: 'Nicht enthalten',
  questions: 'Fragen an den Anbieter',
};

export const askedText: typeof English.askedText = ({ count, laterUsd, ...usd }) => {
  const monthly = laterUsd === null ? usd.monthlyUsd : `${usd.monthlyUsd} bis ${laterUsd}`;
  return `${formatCount(count, 'integration')} für ${usd.buildUsd} selbst entwickeln, mit Wartung für ${usd.maintenanceUsd} pro Monat, oder für ${usd.setupUsd} und ${monthly} pro Monat einbetten: ${usd.price}.`;
};

/** "am 26. März 2027"; a year has its own preposition. */
const on = (day: string) => (/^\d+\. /.test(day) ? `am ${day}` : day);

export const liveText: typeof English.liveText = (start, embedded, inHouse) =>
  `Bei einem Beginn am ${start} ist die eingebettete Lösung ${on(embedded)} in Betrieb und die Eigenentwicklung ${on(inHouse)}.`;

export const workText: typeof English.workText = (work) =>
  `${formatCount(work.developers, 'developer')} aus Ihrem Team mit ${work.teamHours} pro Monat für Integrationen. Die Entwicklung erfordert ${work.buildHours}, die Wartung ${work.maintenanceHours} pro Monat. Die eingebettete Lösung beansprucht davon ${work.embeddedHours} pro Monat.`;

export const quartersTab = '„Für Ihren CFO“';

export const firstYearText: typeof English.firstYearText = (cashUsd, timeLostUsd, embeddedUsd) =>
  `Eigenentwicklung ${cashUsd}, ohne ${timeLostUsd} für Zeitverlust, für den niemand bezahlt wird. Eingebettet ${embeddedUsd}. ${quartersTab} zeigt jedes Quartal.`;

export const feesText: typeof English.feesText = (usdPerYear) =>
  usdPerYear === null
    ? 'Gebühren der Eigenentwicklung sind nicht eingerechnet.'
    : `Die Eigenentwicklung enthält Gebühren von ${usdPerYear} pro Jahr.`;

export const leavingTexts: Translated<typeof English.leavingTexts> = {
  notCounted:
    'Ihre eigene Arbeit für den Ausstieg aus der eingebetteten Lösung ist nicht eingerechnet.',
  inMonth: (month, day, usd) =>
    `Der Ausstieg aus der eingebetteten Lösung in Monat ${month}, bis zum ${day}, kostet ${usd} an eigener Arbeit, die in den Kosten der Lösung im Zeitverlauf enthalten ist. Diese laufen mit ihrem Preis weiter, weil nicht bekannt ist, was an die Stelle der Lösung tritt.`,
  inNoMonth: (usd) =>
    `Der Ausstieg aus der eingebetteten Lösung kostet ${usd} an eigener Arbeit zum Satz des dritten Jahres und ist in keiner Summe enthalten: Ein Monat des Ausstiegs ist nicht angegeben.`,
};

export const leftOutTexts: Translated<typeof English.leftOutTexts> = {
  taxes: 'Steuern',
  capitalization: 'Aktivierung der Eigenentwicklung',
  hiring: 'Neueinstellungen',
  alternatives: 'was Ihr Team stattdessen entwickeln könnte',
  platform: 'eine eigene Plattform',
  turnover: 'Fluktuation',
  ownWork: 'Ihre eigene Arbeit beim Einbetten',
  priceRises: 'Preiserhöhungen',
};

export const leftOutText: typeof English.leftOutText = (names) =>
  `${formatList(names.map((name) => leftOutTexts[name]))}.`;
