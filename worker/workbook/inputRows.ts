import { detailsOf } from '../../contract/assumptionDetails.ts';
import {
  assumedNumbers,
  assumptionOf,
  assumptionsInEffect,
  type NumberAssumption,
  numberAssumptionNames,
  withMidRange,
} from '../../contract/assumptions.ts';
import { daysUntil } from '../../contract/days.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  assumptionLabels,
  assumptionText,
  billingLabel,
  billingTexts,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { formatDay } from '../../contract/format/phrases.ts';
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
import { deploymentWeeks } from '../estimate/embeddedPlan.ts';
import { rateCard } from '../estimate/rateCard.ts';
import {
  cellName,
  cellOf,
  countsYours,
  defaultOf,
  inUse,
  isMidRange,
  isPercentCell,
  isRequired,
  isStated,
  type RequiredInput,
  switchName,
} from './cellFormula.ts';
import { assessedCells, ownSystems } from './systemsSheet.ts';
import { assumptionTexts, inputTexts as texts } from './texts/modelTexts.ts';
import { exportedOnText, switchPositions } from './texts/summaryTexts.ts';
import {
  type Cell,
  type CellStyle,
  type CellValue,
  exportDay,
  headingCells,
  introductionRow,
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
  const missing = texts.missing(defaultOf(name));
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
      texts.startDate,
      'inputDate',
      { kind: 'date', message: texts.date },
      exportedOnText(exportDay(request)),
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
      const message = texts.choose(label);
      return [label, 'inputText', { kind: 'list', source: `${definition.linkKey}_names`, message }];
    }
    case 'day':
      return [label, 'inputDate', { kind: 'date', message: texts.dateOrEmpty }];
    case 'systems':
      return [
        texts.otherSystems,
        'inputNumber',
        { kind: 'whole', min: 0, max: definition.maxIds, message: texts.whole },
        texts.otherSystemsNote,
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
    const message = texts.percent(min, max, notStatedCountsAs);
    return [label, 'inputPercent', { kind: 'decimal', min: 0, max: 1, message }];
  }
  const kind = isWhole ? 'whole' : 'decimal';
  const dollars = unit === 'usdPerHour';
  const message = dollars ? texts.usdPerHour(min, max) : texts.number(isWhole ?? false, min, max);
  const { optionLabels } = inputDefinitions.region;
  const regions = onlyForRegions?.map((region) => optionLabels[region]);
  const note: [string?] = regions ? [texts.regions(regions)] : [];
  const shown = dollars ? texts.ownRate(label) : label;
  return [shown, dollars ? 'inputUsd' : 'inputNumber', { kind, ...accepted, message }, ...note];
}

/**
 * Returns the values of the input cells by cell name; null is an empty cell, such as that of an
 * assumption that the visitor does not state. Percentages are fractions, as spreadsheets have them.
 */
export function inputCells({ inputs, today }: WorkbookRequest): Record<string, CellValue> {
  const { assumptions } = inputs;
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
    [switchName]: switchPositions[assumptions?.preset ? 1 : 2],
    wants_listings: assumptions?.wantsListings === false ? assumptionTexts.no : null,
    billing: assumptions?.billing ? billingTexts[assumptions.billing] : null,
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => [cellName(name), inCell(name, assumptions?.[name])]),
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

/** The value of an assumption in a cell. */
function inCell(name: NumberAssumption, value: number | null = null): number | null {
  return value !== null && isPercentCell(name) ? value / 100 : value;
}

/**
 * Builds a row for each assumption (E24): the visitor's, which one is in use by the switch, that of
 * the rate card and of mid-range, and a note with the range and its support. The figures of a
 * system are on the Systems sheet.
 *
 * @param firstRow - The row number of the first row.
 */
export function assumptionRows(
  cells: Cells,
  { inputs }: WorkbookRequest,
  { effectiveCount }: Estimate,
  firstRow: number,
): Cell[][] {
  const rows: Cell[][] = [
    headingCells(assumptionTexts.columns),
    introductionRow(assumptionTexts.introduction),
  ];
  const add = (
    cell: string,
    label: string,
    [style, shown]: readonly [input: CellStyle, shown: CellStyle],
    validation: Validation,
    rateCardValue: CellValue,
    midRange: Pick<Cell, 'formula' | 'value'>,
    note: string,
  ) => {
    const row = firstRow + rows.length;
    const stated = cells[cell] ?? null;
    const isStatedCell = `${style === 'inputText' ? 'ISTEXT' : 'ISNUMBER'}(${cell})`;
    rows.push([
      textCell(label),
      { value: stated, name: cell, style, validation },
      {
        value: stated ?? (inputs.assumptions?.preset ? midRange.value : rateCardValue),
        formula: `IF(AND(${countsYours},${isStatedCell}),${cell},IF(${isMidRange},E${row},D${row}))`,
        name: inUse(cell),
        style: shown,
      },
      { value: rateCardValue, style: shown },
      { ...midRange, style: shown },
      textCell(note, 'note'),
    ]);
  };
  const addChoice = (cell: string, label: string, options: readonly string[], note: string) => {
    const [value = null] = options;
    const list = { kind: 'list', source: `"${options.join(',')}"` } as const;
    const validation = { ...list, message: options.join(', ') };
    add(cell, label, ['inputText', 'text'], validation, value, { value }, note);
  };
  for (const name of numberAssumptionNames) {
    const { accepted } = detailsOf(name);
    const scale = isPercentCell(name) ? 100 : 1;
    const message = rangeText(accepted, (end) => assumptionText(name, end));
    const byPlan = assumptionText(name, null);
    const [min, max] = [accepted.min / scale, accepted.max / scale];
    const formula = midRangeFormulas[name] ?? sharedFormula(name);
    const others = withMidRange({ ...assumptionsInEffect(inputs), [name]: undefined });
    const value =
      name === 'embeddedDeploymentWeeks'
        ? deploymentWeeks(effectiveCount, { preset: 'mid' })
        : assumedNumbers(others, effectiveCount, inputs.selectedSystems)[name];
    add(
      cellName(name),
      assumptionLabels[name],
      shownStyles(name),
      { kind: 'decimal', min, max, message },
      inCell(name, assumptionOf(name).default) ?? byPlan,
      { value: inCell(name, value) ?? byPlan, ...(formula && { formula }) },
      note(name, message),
    );
  }
  addChoice(
    'wants_listings',
    wantsListingsLabel,
    [assumptionTexts.yes, assumptionTexts.no],
    assumptionTexts.listingsNote,
  );
  addChoice('billing', billingLabel, Object.values(billingTexts), assumptionTexts.billingNote);
  return rows;
}

/** The middle of a range that depends on other cells (E29). */
const midRangeFormulas: { readonly [Name in NumberAssumption]?: string } = {
  // A share of the whole build would replace the hours that the visitor states.
  maintenancePercentagePerYear: `IF(OR(ISNUMBER(generic_maintenance_hours),COUNT(own_maintenance_hours)>0),"${assumptionText('maintenancePercentagePerYear', null)}",0.2)`,
  genericMaintenanceHours: 'IF(ISNUMBER(generic_dev_hours),generic_dev_hours,108)*20/1200',
  embeddedDeploymentWeeks: `ROUNDUP(ROUND(1.5*${cellOf('planDeploymentWeeks')},9),0)`,
};

/** The middle of a range that is less for few integrations (E34), or without assessments (E46). */
function sharedFormula(name: NumberAssumption): string | undefined {
  const { midRange, growsWithIntegrations, isOfAssessments } = assumptionOf(name);
  if (growsWithIntegrations) return `${midRange}*MIN(effective_count,10)/10`;
  return isOfAssessments ? `IF(${assessedCells().join('+')}>0,${midRange},0)` : undefined;
}

/** The styles of an assumption's input, and of its other cells. */
function shownStyles(name: NumberAssumption): readonly [CellStyle, CellStyle] {
  if (isPercentCell(name)) return ['inputPercent', 'percent'];
  const { unit } = detailsOf(name);
  if (unit.startsWith('usd')) return ['inputUsd', 'usd'];
  return ['inputNumber', unit === 'users' ? 'number' : 'hours'];
}

/** Says how far an assumption may go: its range with its support, or what its cell accepts. */
function note(name: NumberAssumption, accepted: string): string {
  const range = supportedRange(name);
  if (!range) return assumptionTexts.accepted(accepted);
  const support = supportText(range, rangeEnd(name));
  const where = range.sources.map(({ url, readOn }) =>
    assumptionTexts.source(url, formatDay(readOn)),
  );
  const sources = range.confidence === 'reported' ? ` (${where.join('; ')})` : '';
  return `${support}${growthNote(name)}${sources}.`;
}
