import { formatTimeline } from '../../../../contract/format/durations.ts';
import { percentText } from '../../../../contract/format/locale.ts';
import { formatCount, formatDay } from '../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/deadlineTexts.ts';

const dateTexts = {
  'your date': 'su fecha',
  it: 'la fecha',
  'the target date': 'la fecha objetivo',
};

const dateText = ({ name, day }: English.NamedDate, end = ',') =>
  name === 'the target date' ? `${dateTexts[name]}, el ${formatDay(day)}${end}` : dateTexts[name];

/** "con 3,7 meses de margen" */
const withSpare = (weeks: number) =>
  weeks === 0 ? 'sin margen' : `con ${formatTimeline(weeks)} de margen`;
const late = (weeks: number) => `con ${formatTimeline(-weeks)} de retraso`;

export const longTexts: Translated<typeof English.longTexts> = {
  bothMake: (date, inHouse, embedded) =>
    `Ambas opciones cumplen ${dateText(date, '')}: el desarrollo interno, ${withSpare(inHouse)}; la solución embebida, ${withSpare(embedded)}.`,
  bothMiss: (date, inHouse, embedded) =>
    `Ninguna opción cumple ${dateText(date, '')}: el desarrollo interno llega ${late(inHouse)} y la solución embebida, ${late(embedded)}.`,
  embeddedMakes: (date, inHouse, embedded) =>
    `El desarrollo interno no cumple ${dateText(date)} y llega ${late(inHouse)}; la solución embebida la cumple ${withSpare(embedded)}.`,
  inHouseMakes: (date, inHouse, embedded) =>
    `El desarrollo interno cumple ${dateText(date)} ${withSpare(inHouse)}; la solución embebida no la cumple y llega ${late(embedded)}.`,
};

export const lateText: typeof English.lateText = (weeks) => `${formatTimeline(weeks)} de retraso`;
export const spareText: typeof English.spareText = (weeks) =>
  weeks === 0 ? 'sin margen' : `${formatTimeline(weeks)} de margen`;

export const shortTexts: Translated<typeof English.shortTexts> = {
  bothMake: 'Ambas opciones cumplen su fecha',
  bothMiss: 'Ninguna opción cumple su fecha',
  embeddedMakes: 'El desarrollo interno no cumple su fecha; la solución embebida, sí',
  inHouseMakes: 'El desarrollo interno cumple su fecha; la solución embebida, no',
};

export const teamText: typeof English.teamText = (developers, percentage) => {
  const team = developers === null ? '' : formatCount(developers, 'developer');
  if (percentage === null) return team;
  const share = percentText(`${percentage}`);
  return team
    ? `${team} al ${share} de su tiempo`
    : `el ${share} del tiempo de los desarrolladores`;
};

export const noListingText: typeof English.noListingText = (system) =>
  system ? `sin publicación en ${system}` : 'sin publicaciones en marketplaces';

export const wayText: typeof English.wayText = (team, listings) =>
  [team, listings].filter(Boolean).join(' y ');

export const makesWithoutListing: typeof English.makesWithoutListing = (weeks) =>
  `Sin publicación en el marketplace, usted la cumple: el desarrollo interno está entonces en producción en ${formatTimeline(weeks)}.`;

export const reviewTooLong: typeof English.reviewTooLong = (system, weeks) =>
  `Ningún equipo puede cumplir esta fecha: la mitad de la revisión de ${system}, que tarda ${formatTimeline(weeks)}, ya dura más.`;

export const fastestTooLong: typeof English.fastestTooLong = (way, weeks) =>
  `Ningún equipo puede cumplir esta fecha: incluso en el caso más rápido (${way}), el desarrollo interno tarda ${formatTimeline(weeks)}.`;

export const teamsWhere: Translated<typeof English.teamsWhere> = {
  withListing: 'Con la publicación',
  inHouse: 'Con desarrollo interno',
  withoutListing: (system) =>
    system ? `Sin publicación en ${system}` : 'Sin publicaciones en marketplaces',
};

/** "8", "80" and "11" begin with the sound of "o", before which "o" is "u". */
const beginsWithO = /^(?:8|11\b)/;

export const teamsMakeIt: typeof English.teamsMakeIt = (where, teams) => {
  const [first = '', ...others] = teams;
  const all = others.reduce(
    (few, team) => `${few} ${beginsWithO.test(team) ? 'u' : 'o'} ${team}`,
    first,
  );
  return `${where}, la fecha se cumpliría con ${all}.`;
};

export const deadlineLabel = 'Cumplimiento de la fecha objetivo';
