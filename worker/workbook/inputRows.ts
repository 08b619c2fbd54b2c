import {
  assumedNumber,
  assumptionOf,
  type NumberAssumption,
  numberAssumptionNames,
  wantsListings,
} from '../../contract/assumptions.ts';
import { daysUntil } from '../../contract/deadlineToMonths.ts';
import {
  assumptionLabels,
  assumptionText,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { cellName, isPercentCell } from './cellFormula.ts';
import { ownSystems } from './systemsSheet.ts';
import {
  type Cell,
  type CellStyle,
  type CellValue,
  textCell,
  type Validation,
  type WorkbookRequest,
} from './workbook.ts';

const { integrationCount, developerCountNumber, customHourlyRateUsd, selectedSystems } = limits;

type Cells = Readonly<Record<string, CellValue>>;

/** Builds the row of an input: its label, its cell with what it accepts, and a note. */
const rowOf =
  (cells: Cells) =>
  (
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

/** Builds a row for each input. */
export function inputRows(cells: Cells): Cell[][] {
  const input = rowOf(cells);
  return [
    input('integration_count', 'Integrations', 'inputNumber', {
      kind: 'whole',
      ...integrationCount,
      message: `A whole number from ${integrationCount.min} to ${integrationCount.max}`,
    }),
    input(
      'other_systems',
      'Selected systems not on the Systems sheet',
      'inputNumber',
      { kind: 'whole', min: 0, max: selectedSystems.max, message: 'A whole number' },
      'Counted as average integrations. Select the others on the Systems sheet.',
    ),
    input('developer_count', 'Developers', 'inputNumber', {
      kind: 'whole',
      ...developerCountNumber,
      message: `Whole developers, ${developerCountNumber.min} to ${developerCountNumber.max}`,
    }),
    input('dev_time_percentage', 'Time spent on integrations', 'inputPercent', {
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
        ...limits.customHourlyRateUsdAccepted,
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

/**
 * Returns the values of the input cells by cell name; null is an empty cell. Percentages are
 * fractions, as spreadsheets have them.
 */
export function inputCells({ inputs, today }: WorkbookRequest): Record<string, CellValue> {
  const { assumptions, devTimePercentage } = inputs;
  const listed = new Set([...rateCard.systems.map(({ id }) => id), ...ownSystems(inputs)]);
  return {
    integration_count: inputs.integrationCount,
    other_systems: [...new Set(inputs.selectedSystems)].filter((id) => !listed.has(id)).length,
    developer_count: inputs.developerCountNumber,
    dev_time_percentage: devTimePercentage ? devTimePercentage / 100 : null,
    region: inputDefinitions.region.optionLabels[inputs.region],
    custom_hourly_rate: inputs.customHourlyRate ?? null,
    deadline: inputs.deadline ? dateSerial(inputs.deadline) : null,
    as_of: dateSerial(today),
    wants_listings: wantsListings(assumptions) ? 'yes' : 'no',
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => {
        const value = assumedNumber(assumptions, name);
        const cellValue = value !== null && isPercentCell(name) ? value / 100 : value;
        return [cellName(name), cellValue];
      }),
    ),
  };
}

/** Converts a day to the number that spreadsheets use: days since 30 December 1899. */
export function dateSerial(day: string): number {
  return daysUntil(day, '1899-12-30');
}

/**
 * Builds a row for each assumption (E24); its note states the default and the range that sources
 * report or that we consider plausible. The figures of a system are on the Systems sheet.
 */
export function assumptionRows(cells: Cells): Cell[][] {
  const input = rowOf(cells);
  return [
    ...numberAssumptionNames.map((name): Cell[] => {
      const { accepted } = assumptionOf(name);
      const scale = isPercentCell(name) ? 100 : 1;
      return input(
        cellName(name),
        assumptionLabels[name],
        isPercentCell(name) ? 'inputPercent' : 'inputNumber',
        {
          kind: 'decimal',
          min: accepted.min / scale,
          max: accepted.max / scale,
          message: rangeText(name, accepted),
        },
        note(name),
      );
    }),
    input(
      'wants_listings',
      wantsListingsLabel,
      'inputText',
      { kind: 'list', source: '"yes,no"', message: 'yes or no' },
      'Rate card: yes. With no, a review that only gates a listing takes no time.',
    ),
  ];
}

function note(name: NumberAssumption): string {
  const { default: byDefault, accepted, plausible } = assumptionOf(name);
  const ofRateCard = `Rate card: ${assumptionText(name, byDefault)}${byDefault === null ? ' if empty' : ''}.`;
  // Where every amount is plausible, there is no range to state.
  if (plausible.max === accepted.max) return ofRateCard;
  const support = plausible.confidence === 'reported' ? 'Sources report' : 'Our judgement:';
  return `${ofRateCard} ${support} ${rangeText(name, plausible)}.`;
}

/** "15 to 25% a year": the unit of both ends once, where they share it. */
function rangeText(name: NumberAssumption, { min, max }: { min: number; max: number }): string {
  const [from, to] = [assumptionText(name, min), assumptionText(name, max)];
  const unit = to.replace(/^\$?[\d,.]+/, '');
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} to ${to}`;
}
