import { detailsOf } from '../../contract/assumptionDetails.ts';
import {
  assumptionOf,
  type NumberAssumption,
  numberAssumptionNames,
  wantsListings,
} from '../../contract/assumptions.ts';
import { daysUntil } from '../../contract/days.ts';
import {
  assumptionLabels,
  assumptionText,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { formatDay, upperFirst } from '../../contract/format/phrases.ts';
import {
  growthNote,
  rangeEnd,
  rangeText,
  supportedRange,
  supportText,
} from '../../contract/format/rangeSourceTexts.ts';
import {
  definitionOf,
  type InputDefinition,
  type InputValue,
  inputDefinitions,
  inputNames,
  type NumberDefinition,
} from '../../contract/inputs.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import {
  cellName,
  defaultOf,
  isPercentCell,
  isRequired,
  isStated,
  type RequiredInput,
} from './cellFormula.ts';
import { ownSystems } from './systemsSheet.ts';
import {
  type Cell,
  type CellStyle,
  type CellValue,
  exportedOn,
  textCell,
  type Validation,
  type WorkbookRequest,
} from './workbook.ts';

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

/** Marks a required input that is missing, and lets its note say what counts until then. */
function withMissingNote(name: RequiredInput, [label, cell, note]: readonly Cell[]): Cell[] {
  const stated = isStated(name);
  const missing = `Missing: until you enter it, ${defaultOf(name)} counts.`;
  return [
    label,
    cell && { ...cell, warnIf: `NOT(${stated})` },
    note && { ...note, formula: `IF(${stated},"${note.value}","${missing}")` },
  ].filter((of) => of !== undefined);
}

/** Builds a row for each input of the registry, and one for the day of the export. */
export function inputRows(cells: Cells, request: WorkbookRequest): Cell[][] {
  const input = rowOf(cells);
  return [
    ...inputNames.flatMap((name) => {
      const row = definitionRow(definitionOf(name));
      if (!row) return [];
      const cell = name === 'selectedSystems' ? 'other_systems' : cellName(name);
      const built = input(cell, ...row);
      return [isRequired(name) ? withMissingNote(name, built) : built];
    }),
    input(
      'as_of',
      'Start date',
      'inputDate',
      { kind: 'date', message: 'A date' },
      upperFirst(exportedOn(request)),
    ),
  ];
}

/** The label, the style, what the cell accepts and, where it says more, the note of an input. */
type RowOptions = [label: string, style: CellStyle, validation: Validation, note?: string];

/**
 * Null for an input with rows of its own: names are on the Systems sheet, pins on the Split, and
 * the rate has a sheet for its currency.
 */
function definitionRow(definition: InputDefinition): RowOptions | null {
  const { label, group } = definition;
  if (group === 'currency') return null;
  switch (definition.kind) {
    case 'number':
      return numberRow(definition);
    case 'choice': {
      const message = `Choose a ${label.toLowerCase()} from the list.`;
      return [label, 'inputText', { kind: 'list', source: `${definition.linkKey}_names`, message }];
    }
    case 'day':
      return [label, 'inputDate', { kind: 'date', message: 'A date, or empty' }];
    case 'systems':
      return [
        'Selected systems not on the Systems sheet',
        'inputNumber',
        { kind: 'whole', min: 0, max: definition.maxIds, message: 'A whole number' },
        'Counted with the other integrations. Select listed systems on the Systems sheet.',
      ];
    case 'names':
    case 'pins':
    case 'assumptions':
      return null;
  }
}

function numberRow({
  label,
  unit,
  range: { min, max },
  accepted = { min, max },
  isWhole,
  onlyForRegions,
  notStatedCountsAs,
}: NumberDefinition): RowOptions {
  if (unit === 'percent') {
    const empty = notStatedCountsAs ? ` Empty counts as ${notStatedCountsAs}%.` : '';
    const message = `${min}% to ${max}%, such as 30% or 0.3.${empty}`;
    return [label, 'inputPercent', { kind: 'decimal', min: 0, max: 1, message }];
  }
  const kind = isWhole ? 'whole' : 'decimal';
  const dollars = unit === 'usdPerHour';
  const message = dollars
    ? `USD per hour, usually ${min} to ${max}`
    : `A ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
  const { optionLabels } = inputDefinitions.region;
  const regions = onlyForRegions?.map((region) => optionLabels[region]).join(' and ');
  const note: [string?] = regions ? [`Used for the regions ${regions}`] : [];
  const shown = dollars ? `Your ${label.toLowerCase()} (USD)` : label;
  return [shown, dollars ? 'inputUsd' : 'inputNumber', { kind, ...accepted, message }, ...note];
}

/**
 * Returns the values of the input cells by cell name; null is an empty cell. Percentages are
 * fractions, as spreadsheets have them.
 */
export function inputCells({ inputs, today }: WorkbookRequest): Record<string, CellValue> {
  const { assumptions } = inputs;
  const { assumed } = estimate(inputs);
  const listed = new Set([...rateCard.systems.map(({ id }) => id), ...ownSystems(inputs)]);
  return {
    other_systems: [...new Set(inputs.selectedSystems)].filter((id) => !listed.has(id)).length,
    ...Object.fromEntries(
      inputNames.flatMap((name) => {
        const value = inputCell(definitionOf(name), inputs[name] ?? null);
        return value === undefined ? [] : [[cellName(name), value]];
      }),
    ),
    as_of: dateSerial(today),
    wants_listings: wantsListings(assumptions) ? 'yes' : 'no',
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => {
        const value = assumed[name];
        const cellValue = value !== null && isPercentCell(name) ? value / 100 : value;
        return [cellName(name), cellValue];
      }),
    ),
  };
}

/** Returns the value of an input's cell; undefined for an input of several cells. */
function inputCell(definition: InputDefinition, value: InputValue | null): CellValue | undefined {
  if (definition.group === 'currency') return undefined;
  switch (definition.kind) {
    case 'number':
      if (value === null || (definition.notStatedCountsAs && !value)) return null;
      return definition.unit === 'percent' ? Number(value) / 100 : Number(value);
    case 'choice':
      return definition.optionLabels[String(value)] ?? null;
    case 'day':
      return value ? dateSerial(String(value)) : null;
    case 'systems':
    case 'names':
    case 'pins':
    case 'assumptions':
      return undefined;
  }
}

/** Converts a day to the number that spreadsheets use: days since 30 December 1899. */
export function dateSerial(day: string): number {
  return daysUntil(day, '1899-12-30');
}

/**
 * Builds a row for each assumption (E24); its note states the default and the range with its
 * support. The figures of a system are on the Systems sheet.
 */
export function assumptionRows(cells: Cells): Cell[][] {
  const input = rowOf(cells);
  return [
    ...numberAssumptionNames.map((name): Cell[] => {
      const { accepted } = detailsOf(name);
      const scale = isPercentCell(name) ? 100 : 1;
      return input(
        cellName(name),
        assumptionLabels[name],
        inputStyle(name),
        {
          kind: 'decimal',
          min: accepted.min / scale,
          max: accepted.max / scale,
          message: rangeText(accepted, (value) => assumptionText(name, value)),
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

function inputStyle(name: NumberAssumption): CellStyle {
  if (isPercentCell(name)) return 'inputPercent';
  return detailsOf(name).unit.startsWith('usd') ? 'inputUsd' : 'inputNumber';
}

function note(name: NumberAssumption): string {
  const byDefault = assumptionOf(name).default;
  const empty = byDefault === null ? ' if empty.' : byDefault > 0 ? '. Empty counts as 0.' : '.';
  const ofRateCard = `Rate card: ${assumptionText(name, byDefault)}${empty}`;
  const range = supportedRange(name);
  if (!range) return ofRateCard;
  const support = supportText(range, rangeEnd(name));
  const where = range.sources.map(({ url, readOn }) => `${url}, read on ${formatDay(readOn)}`);
  const sources = range.confidence === 'reported' ? ` (${where.join('; ')})` : '';
  return `${ofRateCard} ${support}${growthNote(name)}${sources}.`;
}
