import { formatTimeline } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatCount, formatDay } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/deadlineTexts.ts';

const dateTexts = { 'your date': 'sua data', it: 'a data', 'the target date': 'a data-alvo' };

const dateText = ({ name, day }: English.NamedDate, end = ',') =>
  name === 'the target date' ? `${dateTexts[name]}, ${formatDay(day)}${end}` : dateTexts[name];

/** "com 3,7 meses de folga" */
const withSpare = (weeks: number) =>
  weeks === 0 ? 'sem folga' : `com ${formatTimeline(weeks)} de folga`;
const late = (weeks: number) => `com ${formatTimeline(-weeks)} de atraso`;

export const longTexts: Translated<typeof English.longTexts> = {
  bothMake: (date, inHouse, embedded) =>
    `As duas opções cumprem ${dateText(date, '')}: o desenvolvimento interno, ${withSpare(inHouse)}; a solução incorporada, ${withSpare(embedded)}.`,
  bothMiss: (date, inHouse, embedded) =>
    `Nenhuma opção cumpre ${dateText(date, '')}: o desenvolvimento interno chega ${late(inHouse)} e a solução incorporada, ${late(embedded)}.`,
  embeddedMakes: (date, inHouse, embedded) =>
    `O desenvolvimento interno não cumpre ${dateText(date)} e chega ${late(inHouse)}; a solução incorporada a cumpre ${withSpare(embedded)}.`,
  inHouseMakes: (date, inHouse, embedded) =>
    `O desenvolvimento interno cumpre ${dateText(date)} ${withSpare(inHouse)}; a solução incorporada não a cumpre e chega ${late(embedded)}.`,
};

export const lateText: typeof English.lateText = (weeks) => `${formatTimeline(weeks)} de atraso`;
export const spareText: typeof English.spareText = (weeks) =>
  weeks === 0 ? 'sem folga' : `${formatTimeline(weeks)} de folga`;

export const shortTexts: Translated<typeof English.shortTexts> = {
  bothMake: 'As duas opções cumprem sua data',
  bothMiss: 'Nenhuma opção cumpre sua data',
  embeddedMakes: 'O desenvolvimento interno não cumpre sua data; a solução incorporada, sim',
  inHouseMakes: 'O desenvolvimento interno cumpre sua data; a solução incorporada, não',
};

export const teamText: typeof English.teamText = (developers, percentage) =>
  [
    developers !== null && formatCount(developers, 'developer'),
    percentage !== null && `${percentText(`${percentage}`)} do tempo`,
  ]
    .filter(Boolean)
    .join(' com ');

export const noListingText: typeof English.noListingText = (system) =>
  system ? `sem publicação em ${system}` : 'sem publicações em marketplaces';

export const wayText: typeof English.wayText = (team, listings) =>
  [team, listings].filter(Boolean).join(' e ');

export const makesWithoutListing: typeof English.makesWithoutListing = (weeks) =>
  `Sem publicação no marketplace, você cumpre a data: o desenvolvimento interno estaria em produção em ${formatTimeline(weeks)}.`;

export const reviewTooLong: typeof English.reviewTooLong = (system, weeks) =>
  `Nenhuma equipe consegue cumprir esta data: metade da revisão de ${system} (${formatTimeline(weeks)}) já demora mais.`;

export const fastestTooLong: typeof English.fastestTooLong = (way, weeks) =>
  `Nenhuma equipe consegue cumprir esta data: mesmo no caso mais rápido (${way}), o desenvolvimento interno leva ${formatTimeline(weeks)}.`;

export const teamsWhere: Translated<typeof English.teamsWhere> = {
  withListing: 'Com a publicação',
  inHouse: 'Com desenvolvimento interno',
  withoutListing: (system) =>
    system ? `Sem publicação em ${system}` : 'Sem publicações em marketplaces',
};

export const teamsMakeIt: typeof English.teamsMakeIt = (where, teams) =>
  `${where}, a data seria cumprida com ${teams.join(' ou ')}.`;

export const deadlineLabel = 'Cumprimento da data-alvo';
