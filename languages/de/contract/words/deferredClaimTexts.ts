import type { Doubt, OneSide, Side } from '../../../../contract/claims.ts';
import type { BeyondBuild } from '../../../../contract/estimate.ts';
import { forecastMonths, lastMonth } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatList, upperFirst } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import { unfinishedText } from '../../../../contract/words/claimTexts.ts';
import type * as English from '../../../../contract/words/deferredClaimTexts.ts';
import { dative } from '../../../germanDative.ts';

const sides = { inHouse: 'die Eigenentwicklung', embedded: 'die eingebettete Lösung' } as const;

/** "kostet die eingebettete Lösung über 36 Monate weniger", after an adverbial. */
function costsLess(side: Side, time = ''): string {
  return side === 'neither'
    ? `kosten beide${time} gleich viel`
    : `kostet ${sides[side]}${time} weniger`;
}

const overForecast = ` über ${forecastMonths} Monate`;

export const costsLabel: typeof English.costsLabel = (isUnfinished, months) =>
  `${isUnfinished ? 'Ausgegeben' : 'Kosten'} nach ${months} Monaten`;

/** In the dative. */
const beyondTexts = {
  overage: 'Mehrverbrauch',
  'own work': 'eigener Arbeit',
  'work to leave': 'Ausstiegsarbeit',
} as const;

const beyondList = (beyond: readonly (keyof typeof beyondTexts)[]) =>
  formatList(beyond.map((cost) => beyondTexts[cost]));

export const costsText: typeof English.costsText = ({ inHouse, lost, embedded }, beyond) =>
  `${inHouse} für die Eigenentwicklung${lost && ` (davon ${lost} Zeitverlust)`}, ${embedded} für die eingebettete Lösung${beyond.length > 0 ? ` mit ${beyondList(beyond)}` : ''}.`;

export const overForecastText: typeof English.overForecastText = (side) =>
  `Über ${forecastMonths} Monate ${costsLess(side)}`;

export const laterTurnSentence: typeof English.laterTurnSentence = (when, side, isLimited) =>
  `${upperFirst(when)} ${costsLess(side, ' insgesamt')}${isLimited ? ` (bis Monat ${lastMonth})` : ''}.`;

export const forFirstMonths: typeof English.forFirstMonths = (count) =>
  `in den ersten ${count} Monaten`;

export const embeddedLess: typeof English.embeddedLess = (when, isOnly) =>
  `${isOnly ? `Nur ${when}` : upperFirst(when)} ${costsLess('embedded')}.`;

const longer = `dauert länger als ${forecastMonths} Monate.`;
export const largerBuildText = `Mehr Integrationen selbst zu entwickeln, ${longer}`;
export const severalBuiltText = `Mehr als eine Integration selbst zu entwickeln, ${longer}`;

export const noBreakEvenCount: typeof English.noBreakEvenCount = (upToCount) =>
  `Bis ${integrations(upToCount)} ändert keine Anzahl das Ergebnis.`;

const integrations = (count: number) => `${count} ${count === 1 ? 'Integration' : 'Integrationen'}`;

export const fromCount: typeof English.fromCount = (count, upToCount) =>
  `${upToCount === null ? `Ab ${integrations(count)}` : `Mit ${count} bis ${integrations(upToCount)}`} ${costsLess('embedded', overForecast)}.`;

export const onlyCount: typeof English.onlyCount = (count) =>
  `Mit ${integrations(count)} ${costsLess('embedded', overForecast)}.`;

export const midRangeSentence: typeof English.midRangeSentence = (keepsOwn, result, without) =>
  `Mit allen ${keepsOwn ? 'übrigen ' : ''}Annahmen in der Mitte ihrer Spanne ${result}${without}.`;

export const middleResult: typeof English.middleResult = (side, by, isStill = false) => {
  const still = isStill ? ' weiterhin' : '';
  if (side === null)
    return `ist von der Eigenentwicklung nach ${forecastMonths} Monaten nichts in Betrieb`;
  return side === 'neither'
    ? costsLess(side, still)
    : `kostet ${sides[side]}${still} ${by} weniger`;
};

export const sameWithoutPlatform: typeof English.sameWithoutPlatform = (by) =>
  ` (ohne Plattformkosten ${by} weniger)`;
export const otherWithoutPlatform: typeof English.otherWithoutPlatform = (result) =>
  ` (ohne Plattformkosten ${result})`;

const beyondBuildNames: Readonly<Record<BeyondBuild, string>> = {
  turnover: 'Fluktuation',
  fees: 'Gebühren',
};

export const buildAloneSentence: typeof English.buildAloneSentence = (
  by,
  beyondBuild,
  beyond,
  year,
) => {
  const isPlanOnly = beyond.length > 0;
  const counted = formatList(['Wartung', ...beyondBuild.map((cost) => beyondBuildNames[cost])]);
  const own = isPlanOnly ? ` sowie ${beyondList(beyond)} bei der eingebetteten Lösung` : '';
  const bases = isPlanOnly
    ? 'Einrichtung und 12 Monate des Tarifs'
    : 'das erste Jahr der eingebetteten Lösung';
  const overYear =
    year.side === 'neither'
      ? costsLess(year.side, ' über 12 Monate')
      : `kostet die Eigenentwicklung über 12 Monate ${year.by} ${year.side === 'inHouse' ? 'weniger' : 'mehr'}`;
  return `Die Entwicklung allein kostet ${by} weniger als ${bases}; mit ${counted}${own} ${overYear}.`;
};

export const certaintyWords: Translated<typeof English.certaintyWords> = {
  clear: 'Eindeutig',
  depends: 'Hängt von Ihren Annahmen ab',
  close: 'Zu knapp für eine Aussage',
};

export const certaintyLabel = `Sicherheit des Ergebnisses über ${forecastMonths} Monate`;

export const clearReason =
  'Das Ergebnis gilt in der Mitte jeder Spanne und nach 60 Monaten, und keine einzelne Annahme kehrt es innerhalb ihrer Spanne um';

const scenarioTexts = {
  shown: '',
  midRange: 'In der Mitte jeder Spanne',
  withoutPlatform: 'In der Mitte jeder Spanne und ohne Plattformkosten',
} as const;

export const doubtReason: typeof English.doubtReason = (doubt) => {
  const [subject, verb, rest] = doubtParts(doubt);
  const scenario = scenarioTexts[doubt.in];
  const words = scenario ? [scenario, verb, subject] : [upperFirst(subject), verb];
  return [...words, rest].join(' ').replace(' ,', ',');
};

function doubtParts(doubt: Doubt): [subject: string, verb: string, rest: string] {
  switch (doubt.kind) {
    case 'otherSide':
      return [sides[doubt.side], 'kostet', 'weniger'];
    case 'closeCosts':
      return ['die Kosten', 'unterscheiden sich', `um weniger als ${percentText('5')}`];
    case 'closeRange':
      return ['jede Seite', 'kann', 'innerhalb der wahrscheinlichen Spanne weniger kosten'];
    case 'fewPeople': {
      const work =
        doubt.side === 'inHouse' ? 'die Wartung' : 'seine Arbeit an der eingebetteten Lösung';
      return ['Ihr Team', 'hat', `zu wenige Stunden für ${work}`];
    }
    case 'change':
      return ['das Ergebnis', 'ändert sich', `, wenn ${doubt.condition}`];
    case 'later':
      return ['das Ergebnis', 'ändert sich', 'bis Monat 60'];
    case 'notLive':
      return ['die Eigenentwicklung', 'ist', 'bis Monat 36 oft nicht in Betrieb'];
  }
}

const likely = (difference: string, months?: number) =>
  months ? `Über ${months} Monate wahrscheinlich ${difference}.` : `Wahrscheinlich ${difference}.`;

export const likelyLessText: typeof English.likelyLessText = (low, high, months) =>
  likely(`${low} bis ${high} weniger`, months);
export const likelyMoreText: typeof English.likelyMoreText = (low, high, months) =>
  likely(`${low} bis ${high} mehr`, months);
export const likelyEitherText: typeof English.likelyEitherText = (more, less, months) =>
  likely(`zwischen ${more} mehr und ${less} weniger`, months);

export const outsideRangeSentence: typeof English.outsideRangeSentence = (
  side,
  low,
  high,
  reason,
) => `${upperFirst(sides[side])} kostet wahrscheinlich ${low} bis ${high}: ${upperFirst(reason)}.`;

const zeroTexts = {
  ownHours: 'Ihre eigenen Stunden',
  monthlyHours: 'Ihre eigenen Stunden pro Monat',
  priceRises: 'Preiserhöhungen',
} as const;

export const zerosReason: typeof English.zerosReason = (zeros) =>
  `${formatList(zeros.map((zero) => zeroTexts[zero]))} sind hier 0`;

export const usualReason: typeof English.usualReason = (isBelow) =>
  `Vorhaben wie dieses kosten meist ${isBelow ? 'mehr' : 'weniger'}`;

const allOf = { inHouse: 'alles selbst zu entwickeln', embedded: 'alles einzubetten' } as const;

export const splitSentence: typeof English.splitSentence = (percentage, than, parts) =>
  `Eine Aufteilung kostet über ${forecastMonths} Monate ${percentage} weniger, als ${allOf[than]}: ${parts.join(', ')}.`;

const choices = { build: 'selbst entwickeln', embed: 'einbetten' } as const;

export const splitPart: typeof English.splitPart = (choice, count, names) =>
  `${names ? formatList(names) : count} ${choices[choice]}`;
export const otherSplitPart: typeof English.otherSplitPart = (choice, count) =>
  `die ${count === 1 ? 'andere' : `anderen ${count}`} ${choices[choice]}`;

export const counterargumentsIntro =
  'Änderungen von Annahmen, die das Ergebnis über 36 Monate umkehren, jede innerhalb ihrer Spanne. Keine lässt sich allein weglassen oder verkleinern.';

export const peopleLabel = 'Wer die Arbeit machen würde';

/** The sentence needs no pronoun. */
export const themText: typeof English.themText = () => '';

/** Its gaps fit any number, because the workbook fills them by formulas. */
export const tooFewPeopleTexts: typeof English.tooFewPeopleTexts = {
  inHouse: ({ hours, teamHours, developers }) =>
    `Die Wartung braucht ${hours} Stunden im Monat; Ihr Team hat ${teamHours}. Bedarf bei Eigenentwicklung: ${developers}.`,
  embedded: ({ hours, teamHours, developers }) =>
    `Ihre eigene Arbeit an der eingebetteten Lösung braucht ${hours} Stunden im Monat; Ihr Team hat ${teamHours}. Bedarf bei eingebetteter Lösung: ${developers}.`,
};

export const breakEvenLabel = `Erster Monat, ab dem die eingebettete Lösung bis Monat ${forecastMonths} weniger kostet`;

export const soonerToo: typeof English.soonerToo = (result) =>
  `${result} und geht früher in Betrieb.`;

/** No result begins with a noun. */
export const twoResults: typeof English.twoResults = (first, second) =>
  `${first}, aber ${second.charAt(0).toLowerCase()}${second.slice(1)}.`;

export const launchSentence: typeof English.launchSentence = (sooner) =>
  sooner === 'neither'
    ? 'Beide gehen gleichzeitig in Betrieb.'
    : `${upperFirst(sides[sooner])} geht früher in Betrieb.`;

export const shortLaunch: typeof English.shortLaunch = (sooner, by) =>
  sooner === 'neither'
    ? 'Beide gleichzeitig in Betrieb'
    : `${sooner === 'embedded' ? 'Eingebettet' : 'Eigenentwicklung'} ${by} früher in Betrieb`;

export const launchTimes: typeof English.launchTimes = (sooner, { inHouse, embedded }, by) => {
  if (sooner === 'neither')
    return `Eigenentwicklung und eingebettete Lösung gehen beide nach ${dative(inHouse)} in Betrieb.`;
  const which = sooner === 'inHouse' ? 'Die Eigenentwicklung ist hier schneller' : `${by} früher`;
  return `Die Eigenentwicklung geht nach ${dative(inHouse)} in Betrieb, die eingebettete Lösung nach ${dative(embedded)}: ${which}.`;
};

export const fasterBuild: typeof English.fasterBuild = ({ inHouse, embedded }) =>
  `Die Eigenentwicklung ist hier schneller: Sie geht nach ${dative(inHouse)} in Betrieb, die eingebettete Lösung nach ${dative(embedded)}.`;

export const noPresentValueText: typeof English.noPresentValueText = (months) =>
  `${unfinishedText(months === 'both' ? `${forecastMonths} oder ${lastMonth}` : months)}, daher lässt sich kein Barwert vergleichen. Die Tabelle zeigt, was jede Seite kostet.`;

export const presentValues: typeof English.presentValues = (forecast, later) => {
  if (forecast === null)
    return `${unfinishedText(forecastMonths)}, daher lässt sich bis dahin kein Barwert vergleichen. Gemessen am Barwert ${costsLess(later, ` über ${lastMonth} Monate`)}.`;
  return forecast === later
    ? `Gemessen am Barwert ${costsLess(forecast, ` über ${forecastMonths} und über ${lastMonth} Monate`)}.`
    : `Gemessen am Barwert ${costsLess(forecast, overForecast)}, über ${lastMonth} Monate ${costsLess(later)}.`;
};

export const crossingsSentence: typeof English.crossingsSentence = (months, turns) => {
  const [first, ...others] = turns;
  const since = (month: number, side: OneSide, verb: string) =>
    `ab Monat ${month}${verb} ${sides[side]}`;
  const sentence = first
    ? [
        `${since(first.month, first.cheaper, ' kostet')} weniger`,
        ...others.map(({ month, cheaper }) => `dann ${since(month, cheaper, '')}`),
      ].join(', ')
    : 'beide kosten gleich viel';
  return `Gesamtkosten nach Monaten, über ${months} Monate: ${sentence}.`;
};

export const discountTurnSentence: typeof English.discountTurnSentence = (
  { undiscounted, months, isPaidEarlier },
  { by, discountedBy, rate },
) => {
  const ahead = sides[undiscounted === 'inHouse' ? 'embedded' : 'inHouse'];
  const reason = isPaidEarlier ? `, weil ${sides[undiscounted]} früher bezahlt wird` : '';
  return `Nicht abgezinst kostet ${sides[undiscounted]} über ${months} Monate ${by} weniger; mit ${percentText(rate)} pro Jahr abgezinst liegt ${ahead} um ${discountedBy} vorn${reason}.`;
};
