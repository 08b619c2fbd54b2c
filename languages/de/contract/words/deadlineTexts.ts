import { formatTimeline } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatCount, formatDay } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/deadlineTexts.ts';
import { dative } from '../../../germanDative.ts';

const dateTexts = { 'your date': 'Ihren Termin', it: 'ihn', 'the target date': 'den Zieltermin' };

const dateText = ({ name, day }: English.NamedDate) =>
  name === 'the target date' ? `${dateTexts[name]} ${formatDay(day)}` : dateTexts[name];

/** "mit 3,7 Monaten Reserve" */
const withSpare = (weeks: number) =>
  weeks === 0 ? 'ohne Reserve' : `mit ${dative(formatTimeline(weeks))} Reserve`;
const late = (weeks: number) => `um ${formatTimeline(-weeks)}`;

export const longTexts: Translated<typeof English.longTexts> = {
  bothMake: (date, inHouse, embedded) =>
    `Beide halten ${dateText(date)} ein: die Eigenentwicklung ${withSpare(inHouse)}, die eingebettete Lösung ${withSpare(embedded)}.`,
  bothMiss: (date, inHouse, embedded) =>
    `Beide verfehlen ${dateText(date)}: die Eigenentwicklung ${late(inHouse)}, die eingebettete Lösung ${late(embedded)}.`,
  embeddedMakes: (date, inHouse, embedded) =>
    `Die Eigenentwicklung verfehlt ${dateText(date)} ${late(inHouse)}; die eingebettete Lösung hält ihn ${withSpare(embedded)} ein.`,
  inHouseMakes: (date, inHouse, embedded) =>
    `Die Eigenentwicklung hält ${dateText(date)} ${withSpare(inHouse)} ein; die eingebettete Lösung verfehlt ihn ${late(embedded)}.`,
};

export const lateText: typeof English.lateText = (weeks) => `${formatTimeline(weeks)} zu spät`;
export const spareText: typeof English.spareText = (weeks) =>
  weeks === 0 ? 'ohne Reserve' : `${formatTimeline(weeks)} Reserve`;

export const shortTexts: Translated<typeof English.shortTexts> = {
  bothMake: 'Beide halten Ihren Termin ein',
  bothMiss: 'Beide verfehlen Ihren Termin',
  embeddedMakes: 'Eigenentwicklung verfehlt Ihren Termin, eingebettete Lösung hält ihn ein',
  inHouseMakes: 'Eigenentwicklung hält Ihren Termin ein, eingebettete Lösung verfehlt ihn',
};

export const teamText: typeof English.teamText = (developers, percentage) =>
  [
    developers !== null && formatCount(developers, 'developer'),
    percentage !== null && `${percentText(`${percentage}`)} Zeitanteil`,
  ]
    .filter(Boolean)
    .join(' mit ');

export const noListingText: typeof English.noListingText = (system) =>
  system ? `kein Eintrag bei ${system}` : 'keine Marktplatz-Einträge';

export const wayText: typeof English.wayText = (team, listings) =>
  [team, listings].filter(Boolean).join(' und ');

export const makesWithoutListing: typeof English.makesWithoutListing = (weeks) =>
  `Ohne Marktplatz-Eintrag schaffen Sie es: Die Eigenentwicklung ist dann in ${dative(formatTimeline(weeks))} in Betrieb.`;

export const reviewTooLong: typeof English.reviewTooLong = (system, weeks) =>
  `Kein Team kann diesen Termin einhalten: Schon die Hälfte der Prüfung bei ${system} (${formatTimeline(weeks)}) dauert länger.`;

export const fastestTooLong: typeof English.fastestTooLong = (way, weeks) =>
  `Kein Team kann diesen Termin einhalten: Selbst im schnellsten Fall (${way}) dauert die Eigenentwicklung ${formatTimeline(weeks)}.`;

export const teamsWhere: Translated<typeof English.teamsWhere> = {
  withListing: 'Mit dem Eintrag',
  inHouse: 'Bei Eigenentwicklung',
  withoutListing: (system) => (system ? `Ohne Eintrag bei ${system}` : 'Ohne Marktplatz-Einträge'),
};

export const teamsMakeIt: typeof English.teamsMakeIt = (where, teams) =>
  `${where} würden ${teams.join(' oder ')} ausreichen.`;

export const deadlineLabel = 'Einhaltung des Zieltermins';
