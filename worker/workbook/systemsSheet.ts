import {
  assumptionsInEffect,
  type SystemFigure,
  systemFigureNames,
  systemFigures,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { isJudgedRange } from '../../contract/evidence.ts';
import { askForConnector, notKnown } from '../../contract/format/systemTexts.ts';
import { needsAssessment, systemIdsOf } from '../../contract/systemIds.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { evidenceOf } from '../estimate/systemEvidence.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import {
  systemFigures as figuresInUse,
  genericFigures,
  selectedProfiles,
  systemName,
  systemProfile,
} from '../estimate/systems.ts';
import { countsYours, isMidRange } from './cellFormula.ts';
import { gateWords, systemsTexts } from './texts/dataTexts.ts';
import { assumptionTexts } from './texts/modelTexts.ts';
import {
  besideFirst,
  type Cell,
  type CellValue,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  type Validation,
} from './workbook.ts';

/** The row number of the first system. */
export const firstSystemRow = 4;

const isSelected: Validation = { kind: 'whole', min: 0, max: 1, message: systemsTexts.select };
const ownFigures = systemFigureNames.map((figure): Validation => {
  const { min, max } = systemFigures[figure].accepted;
  const message = systemsTexts.figureMessage(systemsTexts.figures[figure], min, max);
  return { kind: 'decimal', min, max, message };
});

/**
 * Builds the sheet of the systems: the rate card's figures, the visitor's own where they state one,
 * and what counts of the selected systems by the switch (E24, E28, E29). Its last rows are for
 * systems that are not on the rate card.
 */
export function systemsSheet(inputs: CalculatorInputs): Sheet {
  const cells = systemInputs(inputs);
  const last = firstSystemRow + cells.length - 1;
  return {
    title: 'Systems',
    columnWidths: [30, 16, 14, 14, 14, 12, 14, 14, 10, 12, 10, 14, 14, 10, 20, 16, 60],
    frozen: { rows: firstSystemRow - 1, columns: 1 },
    rows: [
      ...besideFirst(systemsTexts.introductions.map(introductionRow)),
      headingCells(systemsTexts.columns),
      ...systemRowIds(inputs).map((id, i) =>
        systemRow(firstSystemRow + i, id, cells[i] ?? [], inputs.assumptions),
      ),
    ],
    ranges: {
      selected_flags: `C${firstSystemRow}:C${last}`,
      system_inputs: `C${firstSystemRow}:F${last}`,
      own_maintenance_hours: `E${firstSystemRow}:E${last}`,
      system_dev_hours: `L${firstSystemRow}:L${last}`,
      system_maintenance_hours: `M${firstSystemRow}:M${last}`,
      system_review_weeks: `N${firstSystemRow}:N${last}`,
    },
  };
}

/** A row of the sheet. A system without a profile starts from the figures of a generic one. */
function systemRow(
  row: number,
  id: string | null,
  [selected = 0, ...stated]: readonly CellValue[],
  assumptions: CalculatorInputs['assumptions'],
): Cell[] {
  const profile = id === null ? undefined : systemProfile(id);
  const { devHours, maintenanceHours, moderationWeeks } = profile ?? genericFigures(assumptions);
  const gate = profile?.gate ?? 'access';
  const flag = Number(selected);
  const unknown: Cell = {
    value: id === null ? '' : notKnown,
    formula: `IF(A${row}="","","${notKnown}")`,
    style: 'text',
  };
  const counted = figuresInUse(id ?? '', assumptions) ?? genericFigures(assumptions);
  const countedCell = (figure: SystemFigure, formula: string): Cell => {
    return { value: flag * counted[figure], formula: `C${row}*${formula}`, style: 'hours' };
  };
  const midRange = profile && figuresInUse(profile.id, { preset: 'mid' });
  const own = (column: string) => `AND(${countsYours},ISNUMBER(${column}${row}))`;
  // A generic integration has its own hours in the middle of their range.
  const devHoursInUse = profile
    ? `IF(${own('D')},D${row},IF(${isMidRange},ROUND(1.35*G${row},9),G${row}))`
    : `IF(${own('D')},D${row},G${row})`;
  const followsDevHours = profile ? isMidRange : `AND(${isMidRange},ISNUMBER(D${row}))`;
  return [
    ...nameCells(id, profile),
    { value: flag, style: 'inputNumber', validation: isSelected },
    ...ownFigures.map(
      (validation, i): Cell => ({ value: stated[i] ?? null, style: 'inputNumber', validation }),
    ),
    { value: devHours, style: 'hours', ...(!profile && { formula: 'generic_dev_hours_in_use' }) },
    {
      value: maintenanceHours,
      style: 'hours',
      ...(!profile && { formula: 'generic_maintenance_hours_in_use' }),
    },
    { value: moderationWeeks, style: 'hours' },
    { value: midRange?.moderationWeeks ?? moderationWeeks, style: 'hours' },
    textCell(gateWords[gate], 'text'),
    countedCell('devHours', devHoursInUse),
    countedCell(
      'maintenanceHours',
      `IF(${own('E')},E${row},IF(${followsDevHours},${devHoursInUse}*20/1200,H${row}))`,
    ),
    countedCell(
      'moderationWeeks',
      `IF(AND(K${row}="${gateWords.listing}",wants_listings_in_use="${assumptionTexts.no}"),0,IF(${own('F')},F${row},IF(${isMidRange},J${row},I${row})))`,
    ),
    profile ? textCell(reviewRange(profile), 'text') : unknown,
    profile ? textCell(profile.complexity) : unknown,
    textCell(
      profile ? complexityNote(profile.id, null) : systemsTexts.unlisted(askForConnector),
      'note',
    ),
  ];
}

function nameCells(id: string | null, profile: SystemProfile | undefined): Cell[] {
  if (profile) return [textCell(profile.name), textCell(profile.category)];
  return [
    { value: id === null ? null : systemName(id), style: 'inputText' },
    textCell(systemsTexts.own),
  ];
}

/** "4 to 9, reported": the range with what it rests on; none without a gate. */
function reviewRange({ id, gate, moderationRange: { min, max } }: SystemProfile): string {
  if (gate === 'none' || max === 0) return systemsTexts.noReview;
  return systemsTexts.reviewRange(min, max, isJudgedRange(evidenceOf(id)?.review ?? []));
}

/** The cells that select the systems whose providers ask for an assessment (E46). */
export const assessedCells = () =>
  rateCard.systems.flatMap(({ id }, i) =>
    needsAssessment(id) ? [`Systems!$C$${firstSystemRow + i}`] : [],
  );

/** Empty rows for systems that are not on the rate card. */
const minOwnRows = 5;

/** The ids of chosen systems that only the visitor's own figures or names describe. */
export function ownSystems(inputs: CalculatorInputs): string[] {
  return selectedProfiles(inputs)
    .map(({ id }) => id)
    .filter((id) => !systemProfile(id));
}

/** The ids of the rows of the Systems sheet; null for a row that is still free. */
function systemRowIds(inputs: CalculatorInputs): (string | null)[] {
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
 * own hours, hours per month and weeks of review; null where they state none.
 */
export function systemInputs(inputs: CalculatorInputs): CellValue[][] {
  const selected = new Set(systemIdsOf(inputs));
  const overrides = assumptionsInEffect(inputs)?.systems ?? {};
  return systemRowIds(inputs).map((id) => {
    const own = id !== null && Object.hasOwn(overrides, id) ? overrides[id] : undefined;
    return [
      id !== null && selected.has(id) ? 1 : 0,
      ...systemFigureNames.map((figure) => own?.[figure] ?? null),
    ];
  });
}
