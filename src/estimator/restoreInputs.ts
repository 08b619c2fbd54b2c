import type { Scenario } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/deadlineToMonths.ts';
import { statedInputs } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { type DroppedInput, droppedParts } from './droppedParts.ts';
import { inputs } from './inputs.ts';
import { localToday } from './today.ts';

/**
 * Replaces the inputs with those of a link, the history, a pinned scenario or a saved calculation.
 * All of these may be old: a target date that has passed or is too far away is dropped, and the
 * page shows a note about it (E23).
 *
 * @param dropped - The parts that could not be read from the source.
 */
export function restoreInputs(restored: Scenario, dropped: readonly DroppedInput[] = []): void {
  const deadline = restored.deadline?.slice(0, 10) ?? null;
  const daysLeft = deadline === null ? 0 : daysUntil(deadline, localToday());
  const { min, max } = limits.deadlineDays;
  const isUsable = daysLeft >= min && daysLeft <= max;
  Object.assign(inputs, { ...statedInputs(restored), deadline: isUsable ? deadline : null });
  droppedParts.all =
    deadline === null || isUsable
      ? [...dropped]
      : [...dropped, { field: 'deadline', value: deadline, hasPassed: daysLeft < min }];
}
