import { rateCard } from './rateCard.ts';
import type { SystemProfile } from './systemProfiles.ts';

const profileById: ReadonlyMap<string, SystemProfile> = new Map(
  rateCard.systems.map((profile) => [profile.id, profile]),
);

/** What the visitor's selection adds up to. */
export interface Selection {
  /** Distinct ids, known or not. */
  selectedCount: number;
  /** Those of them that the rate card has a profile for. */
  profiledCount: number;
  /** Hours of the profiled systems together. */
  devHours: number;
  /** Per month, of the profiled systems together. */
  maintenanceHours: number;
  /** The longest review among them: reviews run side by side (E8). */
  moderationWeeks: number;
}

/** The profile of a system, if the rate card has one; an integration without is generic (E3). */
export function systemProfile(id: string): SystemProfile | undefined {
  return profileById.get(id);
}

/** Add up the selected systems; an id that stands twice counts once (E3). */
export function systems(selectedSystems: readonly string[]): Selection {
  let selectedCount = 0;
  let profiledCount = 0;
  let devHours = 0;
  let maintenanceHours = 0;
  let moderationWeeks = 0;
  for (let i = 0; i < selectedSystems.length; i++) {
    const id = selectedSystems[i];
    if (id === undefined || selectedSystems.indexOf(id) < i) continue;
    selectedCount++;
    const profile = profileById.get(id);
    if (!profile) continue;
    profiledCount++;
    devHours += profile.devHours;
    maintenanceHours += profile.maintenanceHours;
    moderationWeeks = Math.max(moderationWeeks, profile.moderationWeeks);
  }
  return { selectedCount, profiledCount, devHours, maintenanceHours, moderationWeeks };
}
