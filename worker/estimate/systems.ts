import {
  type Assumptions,
  assumedNumber,
  midRangeMaintenanceHours,
} from '../../contract/assumptions.ts';
import type { Selection } from '../../contract/estimate.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import { complexity } from './complexity.ts';
import { snapDecimals } from './money.ts';
import { rateCard } from './rateCard.ts';
import type { SystemProfile } from './systemProfiles.ts';

const profileById: ReadonlyMap<string, SystemProfile> = new Map(
  rateCard.systems.map((profile) => [profile.id, profile]),
);

/** The figures of a system in an estimate: the profile's, or the visitor's own (E24). */
export type SystemFigures = Pick<
  SystemProfile,
  'devHours' | 'maintenanceHours' | 'moderationWeeks'
>;

/** Listed systems take this many times their hours in the preset `mid` (E29). */
const midRangeDevHours = 1.35;

/** The figures of an integration without figures of its own (E3, E39). */
export function genericFigures(assumptions?: Assumptions | null): SystemFigures {
  return {
    devHours: assumedNumber(assumptions, 'genericDevHours') ?? 0,
    maintenanceHours: assumedNumber(assumptions, 'genericMaintenanceHours') ?? 0,
    moderationWeeks: 0,
  };
}

/** Returns the profile of a system, or undefined for a system that counts as generic (E3). */
export function systemProfile(id: string): SystemProfile | undefined {
  return profileById.get(id);
}

/**
 * Returns the figures of a system: the visitor's own where they state one, else those of its
 * profile. A review that only gates a listing takes 0 weeks where no listings are wanted (E28).
 *
 * @returns undefined for a system that counts as generic (E3).
 */
export function systemFigures(
  id: string,
  assumptions?: Assumptions | null,
): SystemFigures | undefined {
  const profile = profileById.get(id);
  if (!assumptions) return profile;
  const own = ownFigures(id, assumptions);
  if (!profile && !own) return undefined;
  const base = profile ?? genericFigures(assumptions);
  const isMidRange = assumptions.preset === 'mid';
  const devHours =
    own?.devHours ??
    (profile && isMidRange ? snapDecimals(midRangeDevHours * base.devHours) : base.devHours);
  const isReviewed = !profile || isCountedReview(profile, assumptions);
  return {
    devHours,
    maintenanceHours:
      own?.maintenanceHours ??
      (isMidRange ? midRangeMaintenanceHours(devHours) : base.maintenanceHours),
    moderationWeeks: isReviewed ? (own?.moderationWeeks ?? base.moderationWeeks) : 0,
  };
}

/**
 * Returns the selected systems that have figures of their own, from the rate card or from the
 * visitor, with the figures that the estimate uses. A repeated id counts once.
 */
export function selectedProfiles(
  selectedSystems: readonly string[],
  assumptions?: Assumptions | null,
): SystemProfile[] {
  return [...new Set(selectedSystems)].flatMap((id) => {
    const figures = systemFigures(id, assumptions);
    if (!figures) return [];
    const profile = profileById.get(id) ?? unlistedProfile(id);
    return { ...profile, ...figures, complexity: complexity(figures.devHours) };
  });
}

/** A system that only the visitor's own figures describe. */
function unlistedProfile(id: string): Omit<SystemProfile, keyof SystemFigures | 'complexity'> {
  return {
    id,
    name: id,
    category: 'Other',
    gate: 'access',
    moderationRange: { min: 0, max: 0 },
    complexityNote: 'Not on the rate card: these are your own figures.',
  };
}

/** The figures that the visitor states for a system; ids may be named like properties. */
function ownFigures(id: string, { systems = {} }: Assumptions) {
  return Object.hasOwn(systems, id) ? systems[id] : undefined;
}

/**
 * Adds up the selected systems. A repeated id counts once (E3).
 *
 * @param assumptions - What the visitor assumes differently from the rate card.
 */
export function selectionTotals(
  selectedSystems: readonly string[],
  assumptions?: Assumptions | null,
): Selection {
  let selectedCount = 0;
  let profiledCount = 0;
  let devHours = 0;
  let maintenanceHours = 0;
  let moderationWeeks = 0;
  let index = 0;
  for (const id of selectedSystems) {
    const isRepeated = selectedSystems.indexOf(id) < index++;
    if (isRepeated) continue;
    selectedCount++;
    const figures = systemFigures(id, assumptions);
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
