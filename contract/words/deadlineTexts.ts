import { formatTimeline, timelineAdjective } from '../format/durations.ts';
import { formatCount, formatDay } from '../format/phrases.ts';

/** The target date, and what a sentence calls it. */
export interface NamedDate {
  readonly day: string;
  readonly name: 'your date' | 'it' | 'the target date';
}

const dateText = ({ name, day }: NamedDate, end = ',') =>
  name === 'the target date' ? `${name}, ${formatDay(day)}${end}` : name;

type DateSentence = (date: NamedDate, inHouseWeeks: number, embeddedWeeks: number) => string;

/** Which side makes the date; the weeks are those to spare, below 0 those by which it is late. */
export const longTexts = {
  bothMake: (date, inHouse, embedded) =>
    `Both make ${dateText(date, '')}: in-house with ${spareText(inHouse)}, embedding with ${spareText(embedded)}.`,
  bothMiss: (date, inHouse, embedded) =>
    `Both miss ${dateText(date, '')}: in-house by ${formatTimeline(-inHouse)}, embedding by ${formatTimeline(-embedded)}.`,
  embeddedMakes: (date, inHouse, embedded) =>
    `In-house misses ${dateText(date)} by ${formatTimeline(-inHouse)}; embedding makes it with ${spareText(embedded)}.`,
  inHouseMakes: (date, inHouse, embedded) =>
    `In-house makes ${dateText(date)} with ${spareText(inHouse)}; embedding misses it by ${formatTimeline(-embedded)}.`,
} as const satisfies Record<string, DateSentence>;

export const lateText = (weeks: number) => `${formatTimeline(weeks)} late`;

export const spareText = (weeks: number) =>
  weeks === 0 ? 'no week to spare' : `${formatTimeline(weeks)} to spare`;

/** The same sentences without amounts. */
export const shortTexts = {
  bothMake: 'Both make your date',
  bothMiss: 'Both miss your date',
  embeddedMakes: 'In-house misses your date, embedding makes it',
  inHouseMakes: 'In-house makes your date, embedding misses it',
} as const;

/** "6 developers at 80% of their time"; empty without both. */
export const teamText = (developers: number | null, percentage: number | null) =>
  [
    developers !== null && formatCount(developers, 'developer'),
    percentage !== null && `${percentage}% of their time`,
  ]
    .filter(Boolean)
    .join(' at ');

/** @param system - The only one; without it, no system has a listing. */
export const noListingText = (system?: string) =>
  system ? `no listing at ${system}` : 'no marketplace listings';

/** "6 developers and no listing at Slack", of which either may be empty. */
export const wayText = (team: string, listings: string) =>
  [team, listings].filter(Boolean).join(' and ');

export const makesWithoutListing = (weeks: number) =>
  `Without a marketplace listing you make it: in-house is then live in ${formatTimeline(weeks)}.`;

export const reviewTooLong = (system: string, weeks: number) =>
  `No team can meet this date: half of ${system}'s ${timelineAdjective(weeks)} review already takes longer.`;

export const fastestTooLong = (way: string, weeks: number) =>
  `No team can meet this date: even with ${way}, in-house takes ${formatTimeline(weeks)}.`;

/** Where teams make the date. */
export const teamsWhere = {
  withListing: 'With the listing',
  inHouse: 'In-house',
  /** @param system - As in `noListingText`. */
  withoutListing: (system?: string) =>
    system ? `Without a listing at ${system}` : 'Without marketplace listings',
} as const;

export const teamsMakeIt = (where: string, teams: readonly string[]) =>
  `${where}, ${teams.join(' or ')} would make it.`;

/** Labels the outlook in rows. */
export const deadlineLabel = 'Meeting the target date';
