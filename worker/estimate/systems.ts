import {
  type AssumedInputs,
  type Assumptions,
  assumedNumbers,
  midRangeMaintenanceHours,
  type SystemFigure,
} from '../../contract/assumptions.ts';
import type { Selection } from '../../contract/estimate.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import { otherSystemName, systemIdsOf } from '../../contract/systemIds.ts';
import { type Complexity, complexity } from './complexity.ts';
import { snapDecimals } from './money.ts';
import { rateCard } from './rateCard.ts';
import type { SystemProfile } from './systemProfiles.ts';
import { categories } from './systemWords.ts';

const profileById: ReadonlyMap<string, SystemProfile> = new Map(
  rateCard.systems.map((profile) => [profile.id, profile]),
);

/** The figures of a system in an estimate: the profile's, or the visitor's own (E24). */
export type SystemFigures = Pick<SystemProfile, SystemFigure>;

/** Listed systems take this many times their hours in the preset `mid` (E29). */
const midRangeDevHours = 1.35;

/** The figures of an integration without figures of its own (E3, E39). */
export function genericFigures(assumptions?: Assumptions | null): SystemFigures {
  const { genericDevHours, genericMaintenanceHours } = assumedNumbers(assumptions, 0);
  return {
    devHours: genericDevHours,
    maintenanceHours: genericMaintenanceHours,
    moderationWeeks: 0,
  };
}

/** Returns the profile of a system, or undefined for a system that the rate card does not list. */
export function systemProfile(id: string): SystemProfile | undefined {
  return profileById.get(id);
}

/** Returns the name of a system: that of its profile, the visitor's for it (E32), or its id. */
export function systemName(id: string): string {
  return profileById.get(id)?.name ?? otherSystemName(id) ?? id;
}

/**
 * Returns the figures of a system: the visitor's own where they state one, else those of its
 * profile, and for a system that only has a name those of a generic integration (E32). A review
 * that only gates a listing takes 0 weeks where no listings are wanted (E28).
 *
 * @returns undefined for an unknown id, which counts as generic (E3).
 */
export function systemFigures(
  id: string,
  assumptions?: Assumptions | null,
): SystemFigures | undefined {
  const profile = profileById.get(id);
  const isNamed = otherSystemName(id) !== null;
  if (!assumptions) return isNamed ? genericFigures() : profile;
  const own = ownFigures(id, assumptions);
  if (!profile && !own && !isNamed) return undefined;
  const base = profile ?? genericFigures(assumptions);
  const isMidRange = assumptions.preset === 'mid';
  const devHours =
    own?.devHours ??
    (profile && isMidRange ? snapDecimals(midRangeDevHours * base.devHours) : base.devHours);
  // A generic integration has its own hours in the middle of their range.
  const followsDevHours = isMidRange && (profile !== undefined || own?.devHours !== undefined);
  const isReviewed = !profile || isCountedReview(profile, assumptions);
  return {
    devHours,
    maintenanceHours:
      own?.maintenanceHours ??
      (followsDevHours ? midRangeMaintenanceHours(devHours) : base.maintenanceHours),
    moderationWeeks: isReviewed ? (own?.moderationWeeks ?? reviewOf(id, base, isMidRange)) : 0,
  };
}

/** The systems whose weeks of review no source reports. */
const judgedReviews = new Set([
  'klaviyo',
  'ms-dynamics',
  'notion',
  'salesloft',
  'stripe',
  'whatsapp',
  'zendesk',
]);

/** The weeks of a review: in a preset, the middle of a range that sources report (E29). */
function reviewOf(id: string, base: SystemFigures, isMidRange: boolean): number {
  const range = isMidRange && !judgedReviews.has(id) ? profileById.get(id)?.moderationRange : null;
  return range ? (range.min + range.max) / 2 : base.moderationWeeks;
}

/** A chosen system with the figures that the estimate uses. */
export interface ChosenSystem extends Omit<SystemProfile, 'complexity'> {
  /** Null where it is not known, because the rate card does not list the system (E32). */
  readonly complexity: Complexity | null;
  /** False where nobody says how long a review takes; 0 weeks count then. */
  readonly isReviewKnown: boolean;
}

/**
 * Returns the chosen systems that have figures, from the rate card or from the visitor, and those
 * that the visitor named (E32), with the figures that the estimate uses. Each counts once.
 */
export function selectedProfiles(inputs: AssumedInputs): ChosenSystem[] {
  const { assumptions } = inputs;
  return [...new Set(systemIdsOf(inputs))].flatMap((id) => {
    const figures = systemFigures(id, assumptions);
    if (!figures) return [];
    const profile = profileById.get(id);
    return {
      ...(profile ?? unlistedProfile(id, figures)),
      ...figures,
      complexity: profile ? complexity(figures.devHours) : null,
      isReviewKnown:
        profile !== undefined || ownFigures(id, assumptions)?.moderationWeeks !== undefined,
    };
  });
}

/** A system that is not on the rate card: the visitor states its figures, or only its name. */
function unlistedProfile(
  id: string,
  { moderationWeeks }: SystemFigures,
): Omit<SystemProfile, keyof SystemFigures | 'complexity'> {
  return {
    id,
    name: systemName(id),
    category: categories.other,
    gate: moderationWeeks > 0 ? 'access' : 'none',
    moderationRange: { min: 0, max: 0 },
  };
}

/** The figures that the visitor states for a system; ids may be named like properties. */
function ownFigures(id: string, assumptions: Assumptions | null | undefined) {
  const { systems = {} } = assumptions ?? {};
  return Object.hasOwn(systems, id) ? systems[id] : undefined;
}

/** Adds up the chosen systems. A repeated one counts once (E3). */
export function selectionTotals(inputs: AssumedInputs): Selection {
  const ids = systemIdsOf(inputs);
  let selectedCount = 0;
  let profiledCount = 0;
  let devHours = 0;
  let maintenanceHours = 0;
  let moderationWeeks = 0;
  let index = 0;
  for (const id of ids) {
    const isRepeated = ids.indexOf(id) < index++;
    if (isRepeated) continue;
    selectedCount++;
    const figures = systemFigures(id, inputs.assumptions);
    if (!figures) continue;
    profiledCount++;
    devHours += figures.devHours;
    maintenanceHours += figures.maintenanceHours;
    moderationWeeks = Math.max(moderationWeeks, figures.moderationWeeks);
  }
  return {
    selectedCount,
    profiledCount,
    devHours: snapDecimals(devHours),
    maintenanceHours: snapDecimals(maintenanceHours),
    moderationWeeks,
  };
}

/**
 * Compares names without case by code units, so the order is the same in every JavaScript engine.
 */
export function compareByName(a: { name: string }, b: { name: string }): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}
