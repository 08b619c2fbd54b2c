import { forecastMonths } from '../../../../contract/format/durations.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/splitTexts.ts';
import { dative } from '../../../germanDative.ts';

export const splitTitle = 'Was selbst entwickeln?';
export const splitChoices: Translated<typeof English.splitChoices> = {
  build: 'Entwickeln',
  embed: 'Einbetten',
};
export const splitColumns: Translated<typeof English.splitColumns> = {
  name: 'System',
  choice: 'Wahl',
  reason: 'Grund',
};
export const splitNote = `Das ist Arithmetik über ${forecastMonths} Monate mit Ihren Eingaben, kein strategischer Rat: Was Ihr Produkt auszeichnet oder was Sie selbst besitzen wollen, steckt in keiner Zahl.`;
export const noSplitText = `Mit diesen Festlegungen ist keine Aufteilung bis Monat ${forecastMonths} in Betrieb.`;

export const bothChoices: typeof English.bothChoices = (built, embedded) =>
  `${built} entwickeln, ${embedded} einbetten`;

const otherWay = ({ isBuilt, isOne }: English.Move) =>
  `${isBuilt ? 'Das Einbetten' : 'Die Eigenentwicklung'}${isOne ? '' : ' einer davon'}`;
const lowerWay = (move: English.Move) => {
  const way = otherWay(move);
  return way.charAt(0).toLowerCase() + way.slice(1);
};

/** "Würde auch diese Integration eingebettet". */
const ifMoved = ({ isBuilt, isOne }: English.Move, would: string) =>
  `${would} ${isOne ? 'diese Integration' : 'eine davon'} ${isBuilt ? 'eingebettet' : 'selbst entwickelt'}`;

const notLive = `wäre die Eigenentwicklung bis Monat ${forecastMonths} nicht in Betrieb.`;

export const splitReasons: Translated<typeof English.splitReasons> = {
  review: (move, isListing, weeks) =>
    `${isListing ? 'Der Marktplatz-Eintrag' : 'Die Prüfung vor dem Zugang'} dauert ${weeks}: ${otherWay(move)} würde den Zieltermin verfehlen.`,
  late: (move) => `${otherWay(move)} würde den Zieltermin verfehlen.`,
  unfinished: (move) => `${ifMoved(move, 'Würde auch')}, ${notLive}`,
  nextPlan: (move, by) => `${otherWay(move)} erfordert den nächsten Tarif und kostet ${by} mehr.`,
  firstPlan: (move, by) => `Sonst braucht nichts einen Tarif: ${otherWay(move)} kostet ${by} mehr.`,
  unchanged: (move) => `${otherWay(move)} ändert die Summe nicht.`,
  adds: (move, by) => `${otherWay(move)} kostet ${by} mehr.`,
  pinnedUnfinished: (move) => `Festgelegt; ${ifMoved(move, 'würde')}, ${notLive}`,
  pinnedUnchanged: (move) => `Festgelegt; ${lowerWay(move)} ändert die Summe nicht.`,
  pinnedAdds: (move, by) => `Festgelegt; ${lowerWay(move)} kostet ${by} mehr.`,
  pinnedTakesOff: (move, by) => `Festgelegt; ${lowerWay(move)} kostet ${by} weniger.`,
};

export const totalTexts: Translated<typeof English.totalTexts> = {
  buildAll: 'Alles selbst entwickeln',
  embedAll: 'Alles einbetten',
  live: (time, isLate) => `in ${dative(time)} in Betrieb${isLate ? ', nach dem Zieltermin' : ''}`,
  notLive: `bis Monat ${forecastMonths} nicht in Betrieb`,
};

export const splitLabel: typeof English.splitLabel = (built, embedded, hasPins) => {
  const parts = [built > 0 && `${built} entwickeln`, embedded > 0 && `${embedded} einbetten`];
  return `Beste Aufteilung${hasPins ? ' mit Ihren Festlegungen' : ''} (${parts.filter(Boolean).join(', ')})`;
};
