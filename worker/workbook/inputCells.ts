import type { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/deadlineToMonths.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemProfile } from '../estimate/systems.ts';
import type { WorkbookQuestion } from './WorkbookQuestion.ts';
import type { CellValue } from './workbook.ts';

/** What the visitor answers, as the cells hold it: by cell name; an empty cell is null. */
export function inputCells({ inputs, today }: WorkbookQuestion): Record<string, CellValue> {
  const known = knownSystems(inputs);
  return {
    integration_count: inputs.integrationCount,
    other_systems: new Set(inputs.selectedSystems).size - known.size,
    developers: inputs.developerCountNumber,
    time_percentage: inputs.devTimePercentage,
    region: inputs.region,
    custom_hourly_rate: inputs.customHourlyRate ?? null,
    deadline: inputs.deadline ? dateSerial(inputs.deadline) : null,
    as_of: dateSerial(today),
  };
}

/** Flags of the Systems sheet in its order: 1 for a selected system. */
export function selectedFlags(inputs: CalculatorInputs): number[] {
  const known = knownSystems(inputs);
  return rateCard.systems.map(({ id }) => (known.has(id) ? 1 : 0));
}

function knownSystems({ selectedSystems }: CalculatorInputs): Set<string> {
  return new Set(selectedSystems.filter((id) => systemProfile(id)));
}

/** Spreadsheets count days from 30 December 1899. */
function dateSerial(day: string): number {
  return daysUntil(day, '1899-12-30');
}
