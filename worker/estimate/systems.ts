import { rateCard } from './rateCard.ts';
import type { SystemProfile } from './systemProfiles.ts';
import type { Figure, Recorder } from './trace.ts';

const profileById: ReadonlyMap<string, SystemProfile> = new Map(
  rateCard.systems.map((profile) => [profile.id, profile]),
);

/** The totals of the selected systems. */
export interface Selection {
  /** Distinct ids, with or without a profile. */
  selectedCount: number;
  /** Distinct ids that have a profile in the rate card. */
  profiledCount: number;
  /** The total of the systems with a profile. */
  devHours: number;
  /** The monthly total of the systems with a profile. */
  maintenanceHours: number;
  /** The longest review, because reviews run in parallel (E8). */
  moderationWeeks: number;
}

/** Returns the profile of a system, or undefined for a system that counts as generic (E3). */
export function systemProfile(id: string): SystemProfile | undefined {
  return profileById.get(id);
}

/**
 * Adds up the selected systems. A repeated id counts once (E3).
 *
 * @param record - Receives the steps of the calculation.
 */
export function selectionTotals(selectedSystems: readonly string[], record?: Recorder): Selection {
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
    const profile = profileById.get(id);
    if (!profile) continue;
    profiledCount++;
    devHours += profile.devHours;
    maintenanceHours += profile.maintenanceHours;
    moderationWeeks = Math.max(moderationWeeks, profile.moderationWeeks);
  }
  const selection = { selectedCount, profiledCount, devHours, maintenanceHours, moderationWeeks };
  if (record) recordSelection(selectedSystems, selection, record);
  return selection;
}

function recordSelection(
  selectedSystems: readonly string[],
  { devHours, maintenanceHours, moderationWeeks }: Selection,
  record: Recorder,
): void {
  const profiles = [...new Set(selectedSystems)].flatMap((id) => profileById.get(id) ?? []);
  const operandsOf = (hoursOrWeeks: (profile: SystemProfile) => number) =>
    Object.fromEntries(profiles.map((profile) => [profile.id, hoursOrWeeks(profile)]));
  const sum = profiles.map(({ id }) => id).join(' + ') || '0';
  const step = (figure: Figure, operands: Record<string, number>, value: number) =>
    record({ figure, rule: 'hours', formula: sum, operands, value });
  step(
    'selectedDevHours',
    operandsOf(({ devHours: hours }) => hours),
    devHours,
  );
  step(
    'selectedMaintenanceHours',
    operandsOf(({ maintenanceHours: hours }) => hours),
    maintenanceHours,
  );
  const reviewed = profiles.filter((profile) => profile.moderationWeeks > 0);
  record({
    figure: 'moderationWeeks',
    rule: 'moderation',
    formula: `max(${['0', ...reviewed.map(({ id }) => id)].join(', ')})`,
    operands: Object.fromEntries(reviewed.map(({ id, moderationWeeks: weeks }) => [id, weeks])),
    value: moderationWeeks,
  });
}
