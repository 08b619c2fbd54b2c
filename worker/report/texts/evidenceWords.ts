import type { SystemFigure } from '../../../contract/assumptions.ts';
import type { Confidence } from '../../../contract/evidence.ts';
import { formatList, upperFirst } from '../../../contract/format/phrases.ts';
import type { Gate } from '../../estimate/systemProfiles.ts';

/*
 * The words about what the figures of systems and the ranges of assumptions rest on.
 */

const figureNames = {
  devHours: 'hours',
  maintenanceHours: 'maintenance',
  moderationWeeks: 'weeks of review',
} as const satisfies Record<SystemFigure, string>;

/** "Hours and maintenance: your own figures." */
export const ownFiguresText = (figures: readonly SystemFigure[]) =>
  `${upperFirst(formatList(figures.map((figure) => figureNames[figure])))}: your own figure${figures.length > 1 ? 's' : ''}.`;

/** Says once what holds for all systems. */
export const judgementNote =
  'Hours, maintenance and weeks of review are the calculator’s estimates where nothing else is said.';

const gateNames = {
  none: 'No review',
  access: 'Access gate',
  listing: 'Listing gate',
} as const satisfies Record<Gate, string>;

interface Review {
  readonly gate: Gate;
  /** Null where it takes no time. */
  readonly weeks: { readonly min: number; readonly max: number } | null;
  /** Whether the weeks are our judgement. */
  readonly isJudged: boolean;
  /** False where the visitor wants no listings. */
  readonly isCounted: boolean;
}

/** "Access gate, reported to take 4 to 12 weeks.", or what we assume where no source says it. */
export function reviewText({ gate, weeks, isJudged, isCounted }: Review): string {
  const range = weeks && `${weeks.min} to ${weeks.max} weeks`;
  const stated = isJudged ? `; ${range}, the calculator’s estimate` : `, reported to take ${range}`;
  return `${gateNames[gate]}${range ? stated : ''}${isCounted ? '' : '; not counted, because you want no listings'}.`;
}

/** Introduce citations. */
export const leads = {
  reviewWeeks: 'Weeks of review:',
  recurs: 'Recurs:',
  alsoRead: 'Also read:',
} as const;

/** Who states something. */
export const confidenceWords = {
  official: 'official',
  reported: 'reported',
  judgement: 'judgement',
} as const satisfies Record<Confidence, string>;

export const readOnText = (day: string) => `read on ${day}`;
export const allReadOnText = (day: string) => `All evidence was read on ${day}.`;

/**
 * Names the hours of an integration without figures of its own: "80 hours to build and 10 hours a
 * month to maintain".
 *
 * @param maintenance - Null where a percentage counts instead.
 */
export const genericHoursText = (build: string, maintenance: string | null) =>
  `${build} to build${maintenance === null ? '' : ` and ${maintenance} a month to maintain`}`;

/** @param origin - "your assumption", "the calculator’s estimate". */
export const genericNote = (count: number, hours: string, origin: string) =>
  `${count === 1 ? 'Counts' : 'Each counts'} with ${hours}, by ${origin}.`;

/** Introduce lists of ranges. */
export const rangeLeads = {
  published: 'Published ranges: ',
  judged: 'Plausible ranges, the calculator’s estimates: ',
  sourced:
    'Plausible ranges, the calculator’s estimates beside sources of related figures, not of the range: ',
} as const;

export const publishedRangeText = (range: string) => `published range: ${range}`;
