import {
  type Assumptions,
  canCount,
  hasMaintenancePercentage,
  type NumberAssumption,
  numberAssumptionNames,
  systemFigureNames,
} from '../../../contract/assumptions.ts';
import { complexityNote } from '../../../contract/complexityNotes.ts';
import { isCountedReview, isJudgedRange } from '../../../contract/evidence.ts';
import { assumptionLabels } from '../../../contract/format/assumptionTexts.ts';
import { formatHours } from '../../../contract/format/durations.ts';
import { formatDay } from '../../../contract/format/phrases.ts';
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
import type { SystemProfile } from '../../estimate/systemProfiles.ts';
import { genericFigures } from '../../estimate/systems.ts';
import { linked } from '../layout/Composer.ts';
import type { Content, Span } from '../layout/paragraph.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import {
  confidenceWords,
  genericHoursText,
  leads,
  ownFiguresText,
  publishedRangeText,
  rangeLeads,
  readOnText,
  reviewText,
} from '../texts/evidenceWords.ts';

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
    ...ownFiguresOf(system, assumptions),
    reviewOf(system, evidence, assumptions),
  ];
  return [
    opening.join(' '),
    ...evidence.review.flatMap((cited) => [` ${cited.claim} `, ...citation(cited, commonDay)]),
    ...basisOf(system, evidence, assumptions).flatMap((cited, index) => [
      `${index === 0 ? ` ${leads.reviewWeeks}` : ''} ${cited.claim} `,
      ...citation(cited, commonDay),
    ]),
    ...recurringEvents(system.id, assumptions).flatMap((cited) => [
      ` ${leads.recurs} ${evidenceTexts.recurringEvent(cited.event, cited.everyMonths)} `,
      ...citation(cited, commonDay),
    ]),
    ...sources(evidence),
  ];
}

/** Returns what the planned weeks of review rest on, where they count. */
function basisOf(
  { id, gate }: Pick<SystemProfile, 'id' | 'gate'>,
  { moderationBasis }: SystemEvidence,
  assumptions: Assumptions | null | undefined,
): SystemEvidence['moderationBasis'] {
  const isOwn = assumptions?.systems?.[id]?.moderationWeeks !== undefined;
  return gate === 'none' || isOwn ? [] : moderationBasis;
}

/** Names the figures of a system that are the visitor's own; none without one. */
function ownFiguresOf(
  { id }: Pick<SystemProfile, 'id'>,
  assumptions: Assumptions | null | undefined,
): string[] {
  const own = assumptions?.systems?.[id];
  const names = systemFigureNames.filter(
    (figure) =>
      own?.[figure] !== undefined &&
      (figure !== 'maintenanceHours' || !hasMaintenancePercentage(assumptions)),
  );
  return names.length > 0 ? [ownFiguresText(names)] : [];
}

function reviewOf(
  system: Omit<SystemProfile, 'complexity'>,
  { review }: SystemEvidence,
  assumptions: Assumptions | null | undefined,
): string {
  const { gate, moderationRange } = system;
  return reviewText({
    gate,
    weeks: gate !== 'none' && moderationRange.max > 0 ? moderationRange : null,
    isJudged: isJudgedRange(review),
    isCounted: isCountedReview(system, assumptions),
  });
}

/** "(official, developers.hubspot.com, read on 22 November 2026)." */
function citation({ url, read, confidence }: Citation, commonDay: string | null): Span[] {
  const day = read === commonDay ? '' : `, ${readOnText(formatDay(read))}`;
  return [`(${confidenceWords[confidence]}, `, hostLink(url), `${day}).`];
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
  return [
    ` ${leads.alsoRead} `,
    ...links.flatMap((link, i) => (i === 0 ? [link] : [', ', link])),
    '.',
  ];
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

/** Names the hours of an integration without figures of its own. */
export function genericHours(assumptions: Assumptions | null | undefined): string {
  const { devHours, maintenanceHours } = genericFigures(assumptions);
  const maintenance = hasMaintenancePercentage(assumptions) ? null : formatHours(maintenanceHours);
  return genericHoursText(formatHours(devHours), maintenance);
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
    [rangeLeads.published, ...rangeSpans(published), '.'],
    [rangeLeads.judged, ...rangeSpans(others), '.'],
    [rangeLeads.sourced, ...rangeSpans(sourced), '.'],
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
  return [publishedRangeText(text), ...citations(range.sources, ({ url }) => hostOf(url))];
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
