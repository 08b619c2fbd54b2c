import type { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/deadlineToMonths.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemProfile } from '../estimate/systems.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import type { CellValue } from './workbook.ts';

/** Returns the values of the input cells by cell name; null is an empty cell. */
export function inputCells({ inputs, today }: WorkbookRequest): Record<string, CellValue> {
  const profiled = profiledSystems(inputs);
  return {
    integration_count: inputs.integrationCount,
    other_systems: new Set(inputs.selectedSystems).size - profiled.size,
    developers: inputs.developerCountNumber,
    time_percentage: inputs.devTimePercentage,
    region: inputs.region,
    custom_hourly_rate: inputs.customHourlyRate ?? null,
    deadline: inputs.deadline ? dateSerial(inputs.deadline) : null,
    as_of: dateSerial(today),
  };
}

/** Returns the flags of the Systems sheet in row order: 1 for a selected system, else 0. */
export function selectedFlags(inputs: CalculatorInputs): number[] {
  const profiled = profiledSystems(inputs);
  return rateCard.systems.map(({ id }) => (profiled.has(id) ? 1 : 0));
}

function profiledSystems({ selectedSystems }: CalculatorInputs): Set<string> {
  return new Set(selectedSystems.filter((id) => systemProfile(id)));
}

/** Converts a day to the number that spreadsheets use: days since 30 December 1899. */
function dateSerial(day: string): number {
  return daysUntil(day, '1899-12-30');
}
