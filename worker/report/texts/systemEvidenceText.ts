import {
  type Assumptions,
  type SystemFigure,
  wantsListings,
} from '../../../contract/assumptions.ts';
import { evidenceTexts } from '../../../contract/format/evidenceTexts.ts';
import {
  type Citation,
  type SystemEvidence,
  systemEvidence,
} from '../../estimate/systemEvidence.ts';
import type { Gate, SystemProfile } from '../../estimate/systemProfiles.ts';
import { formatDay } from '../../format/formatDay.ts';
import { formatList } from '../../format/formatList.ts';
import { linked } from '../layout/Composer.ts';
import type { Span } from '../layout/paragraph.ts';

/**
 * Writes why a system takes its hours, what its figures rest on, and what recurs (E27).
 *
 * @param options.commonDay - The day on which all evidence was read, if that is stated elsewhere.
 * @param options.hasReadingLists - Whether the addresses are listed that the profile was written
 *   from.
 */
export function systemEvidenceText(
  system: SystemProfile,
  assumptions: Assumptions | null | undefined,
  { commonDay, hasReadingLists }: { commonDay: string | null; hasReadingLists: boolean },
): Span[] {
  const evidence = evidenceOf(system);
  if (!evidence) return [system.complexityNote];
  return [
    `${system.complexityNote} ${basisText(system, evidence, assumptions)} ${reviewText(system, assumptions)}`,
    ...evidence.review.flatMap((cited) => [` ${cited.claim} `, ...citation(cited, commonDay)]),
    ...evidence.recurring.flatMap((cited) => [
      ` Recurs: ${evidenceTexts.recurringEvent(cited.event, cited.everyMonths)} `,
      ...citation(cited, commonDay),
    ]),
    ...(hasReadingLists ? sources(evidence) : []),
  ];
}

const figureNames = {
  devHours: 'hours',
  maintenanceHours: 'maintenance',
  moderationWeeks: 'weeks of review',
} as const satisfies Record<SystemFigure, string>;

/** "Hours and maintenance: our judgement. Weeks of review: Google says …." */
function basisText(
  { id, gate }: SystemProfile,
  { basis }: SystemEvidence,
  assumptions: Assumptions | null | undefined,
): string {
  const own = assumptions?.systems?.[id];
  const namesByBasis = new Map<string, string[]>();
  for (const figure of ['devHours', 'maintenanceHours', 'moderationWeeks'] as const) {
    const isUnused =
      figure === 'moderationWeeks'
        ? gate === 'none' && own?.moderationWeeks === undefined
        : figure === 'maintenanceHours' && hasMaintenancePercentage(assumptions);
    if (isUnused) continue;
    const text = own?.[figure] === undefined ? statedBasis(basis[figure]) : 'your own figure';
    namesByBasis.set(text, [...(namesByBasis.get(text) ?? []), figureNames[figure]]);
  }
  return [...namesByBasis]
    .map(([text, names]) => `${upperFirst(formatList(names))}: ${text}.`)
    .join(' ');
}

/** Whether a percentage of the build replaces the maintenance hours of every system (E24). */
export function hasMaintenancePercentage(assumptions: Assumptions | null | undefined): boolean {
  return assumptions?.maintenancePercentagePerYear !== undefined;
}

function statedBasis(basis: string): string {
  return basis === 'judgement' ? 'our judgement' : basis.replace(/^sourced: /, '');
}

const gateNames = {
  none: 'No review',
  access: 'Access gate',
  listing: 'Listing gate',
} as const satisfies Record<Gate, string>;

/** "Access gate, reported to take 6 to 10 weeks." */
function reviewText(
  { gate, moderationRange: { min, max } }: SystemProfile,
  assumptions: Assumptions | null | undefined,
): string {
  const isCounted = gate !== 'listing' || wantsListings(assumptions);
  const range = gate !== 'none' && max > 0 ? `, reported to take ${min} to ${max} weeks` : '';
  return `${gateNames[gate]}${range}${isCounted ? '' : '; not counted, because you want no listings'}.`;
}

/** "(official, developers.hubspot.com, read on 22 November 2026)." */
function citation({ url, read, confidence }: Citation, commonDay: string | null): Span[] {
  const day = read === commonDay ? '' : `, read on ${formatDay(read)}`;
  return [`(${confidence}, `, hostLink(url), `${day}).`];
}

/** Returns the day on which all evidence of the systems was read; null if there are several. */
export function commonReadingDay(systems: readonly SystemProfile[]): string | null {
  const days = systems.flatMap((system) => {
    const { review = [], recurring = [] } = evidenceOf(system) ?? {};
    return [...review, ...recurring].map(({ read }) => read);
  });
  const [first = null] = days;
  return days.every((day) => day === first) ? first : null;
}

/** Ids may be named like properties. */
function evidenceOf({ id }: SystemProfile): SystemEvidence | undefined {
  return Object.hasOwn(systemEvidence, id) ? systemEvidence[id] : undefined;
}

function sources({ sources: urls }: SystemEvidence): Span[] {
  if (urls.length === 0) return [];
  const links = urls.flatMap((url, index) =>
    index === 0 ? [hostLink(url)] : [', ', hostLink(url)],
  );
  return [' Also read: ', ...links, '.'];
}

const hostLink = (url: string) => linked(new URL(url).host, url);

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
