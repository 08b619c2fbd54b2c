import {
  type Assumptions,
  canCount,
  hasMaintenancePercentage,
  type NumberAssumption,
  numberAssumptionNames,
  type SystemFigure,
  systemFigureNames,
} from '../../../contract/assumptions.ts';
import { complexityNote } from '../../../contract/complexityNotes.ts';
import { isCountedReview, isJudgedRange } from '../../../contract/evidence.ts';
import { assumptionLabels } from '../../../contract/format/assumptionTexts.ts';
import { formatHours } from '../../../contract/format/durations.ts';
import { formatDay, formatList, upperFirst } from '../../../contract/format/phrases.ts';
import {
  growthNote,
  rangeEnd,
  rangeText,
  readText,
  supportedRange,
} from '../../../contract/format/rangeSourceTexts.ts';
import { evidenceTexts } from '../../../contract/format/systemTexts.ts';
import type { Source, SupportedRange } from '../../../contract/rangeSources.ts';
import {
  type Citation,
  evidenceOf,
  recurringEvents,
  type SystemEvidence,
} from '../../estimate/systemEvidence.ts';
import type { Gate, SystemProfile } from '../../estimate/systemProfiles.ts';
import { genericFigures } from '../../estimate/systems.ts';
import { linked } from '../layout/Composer.ts';
import type { Content, Span } from '../layout/paragraph.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/**
 * Writes why a system takes its hours, what else its figures rest on, and what recurs (E27).
 *
 * @param commonDay - The day on which all evidence was read, if that is stated elsewhere.
 */
export function systemEvidenceText(
  system: Omit<SystemProfile, 'complexity'>,
  assumptions: Assumptions | null | undefined,
  commonDay: string | null,
): Span[] {
  const evidence = evidenceOf(system.id);
  const note = complexityNote(system.id, assumptions);
  if (!evidence) return [note];
  const opening = [
    note,
    ...ownFiguresText(system, assumptions),
    reviewText(system, evidence, assumptions),
  ];
  return [
    opening.join(' '),
    ...evidence.review.flatMap((cited) => [` ${cited.claim} `, ...citation(cited, commonDay)]),
    ...basisOf(system, evidence, assumptions).flatMap((cited, index) => [
      `${index === 0 ? ' Weeks of review:' : ''} ${cited.claim} `,
      ...citation(cited, commonDay),
    ]),
    ...recurringEvents(system.id, assumptions).flatMap((cited) => [
      ` Recurs: ${evidenceTexts.recurringEvent(cited.event, cited.everyMonths)} `,
      ...citation(cited, commonDay),
    ]),
    ...sources(evidence),
  ];
}

const figureNames = {
  devHours: 'hours',
  maintenanceHours: 'maintenance',
  moderationWeeks: 'weeks of review',
} as const satisfies Record<SystemFigure, string>;

/** Returns what the planned weeks of review rest on, where they count. */
function basisOf(
  { id, gate }: Pick<SystemProfile, 'id' | 'gate'>,
  { moderationBasis }: SystemEvidence,
  assumptions: Assumptions | null | undefined,
): SystemEvidence['moderationBasis'] {
  const isOwn = assumptions?.systems?.[id]?.moderationWeeks !== undefined;
  return gate === 'none' || isOwn ? [] : moderationBasis;
}

/** "Hours and maintenance: your own figures." */
function ownFiguresText(
  { id }: Pick<SystemProfile, 'id'>,
  assumptions: Assumptions | null | undefined,
): string[] {
  const own = assumptions?.systems?.[id];
  const ownNames = systemFigureNames
    .filter(
      (figure) =>
        own?.[figure] !== undefined &&
        (figure !== 'maintenanceHours' || !hasMaintenancePercentage(assumptions)),
    )
    .map((figure) => figureNames[figure]);
  const ownFigures = `your own figure${ownNames.length > 1 ? 's' : ''}`;
  return ownNames.length > 0 ? [`${upperFirst(formatList(ownNames))}: ${ownFigures}.`] : [];
}

/** Says once what holds for all systems. */
export const judgementNote =
  'Hours, maintenance and weeks of review are the calculator’s estimates where nothing else is said.';

const gateNames = {
  none: 'No review',
  access: 'Access gate',
  listing: 'Listing gate',
} as const satisfies Record<Gate, string>;

/** "Access gate, reported to take 4 to 12 weeks.", or what we assume where no source says it. */
function reviewText(
  system: Omit<SystemProfile, 'complexity'>,
  { review }: SystemEvidence,
  assumptions: Assumptions | null | undefined,
): string {
  const {
    gate,
    moderationRange: { min, max },
  } = system;
  const weeks = `${min} to ${max} weeks`;
  const stated = isJudgedRange(review)
    ? `; ${weeks}, the calculator’s estimate`
    : `, reported to take ${weeks}`;
  const range = gate !== 'none' && max > 0 ? stated : '';
  return `${gateNames[gate]}${range}${isCountedReview(system, assumptions) ? '' : '; not counted, because you want no listings'}.`;
}

/** "(official, developers.hubspot.com, read on 22 November 2026)." */
function citation({ url, read, confidence }: Citation, commonDay: string | null): Span[] {
  const day = read === commonDay ? '' : `, read on ${formatDay(read)}`;
  return [`(${confidence}, `, hostLink(url), `${day}).`];
}

/** Returns the day on which all evidence of the systems was read; null if there are several. */
export function commonReadingDay(systems: readonly Pick<SystemProfile, 'id'>[]): string | null {
  const days = systems.flatMap((system) => {
    const { review = [], recurring = [], moderationBasis = [] } = evidenceOf(system.id) ?? {};
    return [...review, ...recurring, ...moderationBasis].map(({ read }) => read);
  });
  const [first = null] = days;
  return days.every((day) => day === first) ? first : null;
}

/** The other pages that the profile was written from. */
function sources({ sources: read, review, moderationBasis, recurring }: SystemEvidence): Span[] {
  const cited = new Set([...review, ...moderationBasis, ...recurring].map(({ url }) => url));
  const urls = read.filter((url) => !cited.has(url));
  if (urls.length === 0) return [];
  const links = urls.map((url) => linked(pageName(url, urls), url));
  return [' Also read: ', ...links.flatMap((link, i) => (i === 0 ? [link] : [', ', link])), '.'];
}

/** The host of a page, with the end of its path where another page has the same host. */
function pageName(url: string, urls: readonly string[]): string {
  const { host, pathname } = new URL(url);
  const isOnly = urls.filter((other) => new URL(other).host === host).length === 1;
  const end = pathname.split('/').filter(Boolean).at(-1);
  return isOnly || !end ? host : `${host}/…/${end}`;
}

/** A link to a page, named by its host. */
export const hostLink = (url: string) => linked(new URL(url).host, url);

/**
 * Names the hours of an integration without figures of its own: "80 hours to build and 10 hours a
 * month to maintain".
 */
export function genericHoursText(assumptions: Assumptions | null | undefined): string {
  const { devHours, maintenanceHours } = genericFigures(assumptions);
  const maintenance = hasMaintenancePercentage(assumptions)
    ? ''
    : ` and ${formatHours(maintenanceHours)} a month to maintain`;
  return `${formatHours(devHours)} to build${maintenance}`;
}

/**
 * Lists the plausible ranges of the assumptions (E27): published ones, judged ones, and judged ones
 * with related sources. These are points of their own, because a point is not split across pages.
 * Fees are left out where none count and no chosen system needs an assessment (E46).
 */
export function rangePoints({
  inputs,
  estimate,
}: Pick<ReportModel, 'inputs' | 'estimate'>): Content[] {
  const ranges = numberAssumptionNames.flatMap((name) => {
    const range = supportedRange(name);
    return range && canCount(name, estimate.assumed, inputs.selectedSystems)
      ? [{ name, range }]
      : [];
  });
  const published = ranges.filter(({ range }) => range.confidence === 'reported');
  const judged = ranges.filter(({ range }) => range.confidence === 'judgement');
  const sourced = judged.filter(({ range }) => range.sources.length > 0);
  const others = judged.filter((range) => !sourced.includes(range));
  return [
    ['Published ranges: ', ...rangeSpans(published), '.'],
    ['Plausible ranges, the calculator’s estimates: ', ...rangeSpans(others), '.'],
    [
      'Plausible ranges, the calculator’s estimates beside sources of related figures, not of the range: ',
      ...rangeSpans(sourced),
      '.',
    ],
  ];
}

function rangeSpans(
  ranges: readonly { readonly name: NumberAssumption; readonly range: SupportedRange }[],
): Span[] {
  return ranges
    .flatMap(({ name, range }) => {
      const text = rangeText(range, rangeEnd(name));
      const sources = citations(range.sources, ({ title, url }) => `${title}, ${hostOf(url)}`);
      const basis = range.basis ? `: ${range.basis}` : '';
      return ['; ', `${assumptionLabels[name]}, ${text}${growthNote(name)}${basis}`, ...sources];
    })
    .slice(1);
}

/** "published range: 0–12% a year (www.example.com, read on …)"; null where the range is judged. */
export function publishedRange(name: NumberAssumption): Span[] | null {
  const range = supportedRange(name);
  if (range?.confidence !== 'reported') return null;
  const text = rangeText(range, rangeEnd(name));
  return [`published range: ${text}`, ...citations(range.sources, ({ url }) => hostOf(url))];
}

const hostOf = (url: string) => new URL(url).host;

/** " (www.spaceo.ca, read on 25 November 2026)", linked; nothing without sources. */
function citations(sources: readonly Source[], nameOf: (source: Source) => string): Span[] {
  if (sources.length === 0) return [];
  const cited = sources.flatMap((source) => [
    '; ',
    linked(nameOf(source), source.url),
    `, ${readText(source)}`,
  ]);
  return [' (', ...cited.slice(1), ')'];
}
