import { rateCard } from './rateCard.ts';
import type { SystemProfile } from './systemProfiles.ts';
import type { Figure, Recorder } from './trace.ts';

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
export function systems(selectedSystems: readonly string[], record?: Recorder): Selection {
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
