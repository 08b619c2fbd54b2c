import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { selectedProfiles, systemProfile } from '../estimate/systems.ts';
import type { CellValue } from './workbook.ts';

/** Empty rows for systems that are not on the rate card. */
const minOwnRows = 5;

/** The ids of selected systems that only the visitor's own figures describe. */
export function ownSystems({ selectedSystems, assumptions }: CalculatorInputs): string[] {
  return selectedProfiles(selectedSystems, assumptions)
    .map(({ id }) => id)
    .filter((id) => !systemProfile(id));
}

/** The ids of the rows of the Systems sheet; null for a row that is still free. */
export function systemRowIds(inputs: CalculatorInputs): (string | null)[] {
  const own = ownSystems(inputs);
  const free = Math.max(0, minOwnRows - own.length);
  return [
    ...rateCard.systems.map(({ id }) => id),
    ...own,
    ...Array.from({ length: free }, () => null),
  ];
}

/**
 * Returns the input cells of the Systems sheet by row: 1 for a selected system, then the visitor's
 * own hours, hours per month and weeks of review; null where the rate card's count.
 */
export function systemInputs(inputs: CalculatorInputs): CellValue[][] {
  const selected = new Set(inputs.selectedSystems);
  const overrides = assumptionsInEffect(inputs)?.systems ?? {};
  return systemRowIds(inputs).map((id) => {
    const own = id !== null && Object.hasOwn(overrides, id) ? overrides[id] : undefined;
    return [
      id !== null && selected.has(id) ? 1 : 0,
      own?.devHours ?? null,
      own?.maintenanceHours ?? null,
      own?.moderationWeeks ?? null,
    ];
  });
}
