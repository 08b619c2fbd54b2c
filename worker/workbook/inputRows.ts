import { limits } from '../../contract/limits.ts';
import { textCell } from './textCell.ts';
import type { Cell, CellStyle, CellValue, Validation } from './workbook.ts';

const { integrationCount, developerCountNumber, customHourlyRateUsd, selectedSystems } = limits;

/** Builds a row for each input: its label, its cell with what it accepts, and a note. */
export function inputRows(cells: Readonly<Record<string, CellValue>>): Cell[][] {
  const input = (
    name: string,
    label: string,
    style: CellStyle,
    validation: Validation,
    note: string = validation.message,
  ): Cell[] => [
    textCell(label),
    { value: cells[name] ?? null, name, style, validation },
    textCell(note, 'note'),
  ];
  return [
    input('integration_count', 'Integrations', 'inputNumber', {
      kind: 'whole',
      ...rangeOf(integrationCount),
      message: `A whole number from ${integrationCount.min} to ${integrationCount.max}`,
    }),
    input(
      'other_systems',
      'Selected systems not on the Systems sheet',
      'inputNumber',
      { kind: 'whole', min: 0, max: selectedSystems.max, message: 'A whole number' },
      'Counted as average integrations. Select the others on the Systems sheet.',
    ),
    input('developers', 'Developers', 'inputNumber', {
      kind: 'whole',
      ...rangeOf(developerCountNumber),
      message: `Whole developers, ${developerCountNumber.min} to ${developerCountNumber.max}`,
    }),
    input('time_percentage', 'Time spent on integrations', 'inputPercent', {
      kind: 'decimal',
      min: 0,
      max: 1,
      message: '1% to 100%, such as 30% or 0.3. Empty counts as 100%.',
    }),
    input('region', 'Region', 'inputText', {
      kind: 'list',
      source: 'region_names',
      message: 'Choose a region from the list.',
    }),
    input(
      'custom_hourly_rate',
      'Your hourly rate (USD)',
      'inputNumber',
      {
        kind: 'decimal',
        ...rangeOf(limits.customHourlyRateUsdAccepted),
        message: `USD per hour, usually ${customHourlyRateUsd.min} to ${customHourlyRateUsd.max}`,
      },
      'Used for the regions Other and Custom',
    ),
    input('deadline', 'Target date', 'inputDate', { kind: 'date', message: 'A date, or empty' }),
    input(
      'as_of',
      'Start date',
      'inputDate',
      { kind: 'date', message: 'A date' },
      'The day this workbook was created',
    ),
  ];
}

function rangeOf({ min, max }: { min: number; max: number }): { min: number; max: number } {
  return { min, max };
}
