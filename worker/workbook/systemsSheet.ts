import {
  assumptionsInEffect,
  systemFigureNames,
  systemFigures,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { isJudgedRange } from '../../contract/evidence.ts';
import { askForConnector, notKnown } from '../../contract/format/systemTexts.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { evidenceOf } from '../estimate/systemEvidence.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import {
  genericFigures,
  type SystemFigures,
  selectedProfiles,
  systemName,
  systemProfile,
} from '../estimate/systems.ts';
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

const isSelected: Validation = { kind: 'whole', min: 0, max: 1, message: '1 selects, 0 does not.' };
const figureValidation = (figure: keyof typeof systemFigures, what: string): Validation => {
  const { min, max } = systemFigures[figure].accepted;
  return {
    kind: 'decimal',
    min,
    max,
    message: `${what}: ${min} to ${max}. Empty: the rate card's.`,
  };
};
const ownFigures = [
  figureValidation('devHours', 'Development hours'),
  figureValidation('maintenanceHours', 'Maintenance hours per month'),
  figureValidation('moderationWeeks', 'Weeks of review'),
];

/**
 * Builds the sheet of the systems: the rate card's figures, the visitor's own where they state one,
 * and what counts of the selected systems (E24, E28). Its last rows are for systems that are not on
 * the rate card.
 */
export function systemsSheet(inputs: CalculatorInputs): Sheet {
  const cells = systemInputs(inputs);
  const last = firstSystemRow + cells.length - 1;
  return {
    title: 'Systems',
    columnWidths: [30, 16, 14, 14, 14, 12, 14, 14, 10, 10, 14, 14, 10, 20, 16, 60],
    frozen: { rows: firstSystemRow - 1, columns: 1 },
    rows: [
      ...besideFirst([
        introductionRow(
          'Enter 1 to select a system. Your own figures replace those of the rate card.',
        ),
        introductionRow(
          'Hours are planning assumptions, not measurements; the Evidence sheet says what they rest on.',
        ),
      ]),
      headingCells([
        'System',
        'Category',
        'Selected',
        'Your development hours',
        'Your maintenance hours per month',
        'Your review weeks',
        'Development hours',
        'Maintenance hours per month',
        'Review weeks',
        'Gate',
        'Development hours counted',
        'Maintenance hours counted',
        'Review counted',
        'Review weeks, range',
        'Complexity',
        'Note',
      ]),
      ...systemRowIds(inputs).map((id, i) =>
        systemRow(firstSystemRow + i, id, cells[i] ?? [], inputs.assumptions),
      ),
    ],
    ranges: {
      selected_flags: `C${firstSystemRow}:C${last}`,
      system_inputs: `C${firstSystemRow}:F${last}`,
      system_dev_hours: `K${firstSystemRow}:K${last}`,
      system_maintenance_hours: `L${firstSystemRow}:L${last}`,
      system_review_weeks: `M${firstSystemRow}:M${last}`,
    },
  };
}

/** A row of the sheet. A system without a profile starts from the figures of a generic one. */
function systemRow(
  row: number,
  id: string | null,
  [selected = 0, ...own]: readonly CellValue[],
  assumptions: CalculatorInputs['assumptions'],
): Cell[] {
  const profile = id === null ? undefined : systemProfile(id);
  const { devHours, maintenanceHours, moderationWeeks } = profile ?? genericFigures(assumptions);
  const gate = profile?.gate ?? 'access';
  const listed = [devHours, maintenanceHours, moderationWeeks];
  const flag = Number(selected);
  const unknown: Cell = {
    value: id === null ? '' : notKnown,
    formula: `IF(A${row}="","","${notKnown}")`,
    style: 'text',
  };
  const [devCounted = 0, maintenanceCounted = 0, reviewCounted = 0] = listed.map(
    (figure, i) => flag * Number(own[i] ?? figure),
  );
  const isReviewed = gate !== 'listing' || wantsListings(assumptions);
  const takesOwn = (ownColumn: string, listedColumn: string) =>
    `IF(ISNUMBER(${ownColumn}${row}),${ownColumn}${row},${listedColumn}${row})`;
  return [
    ...nameCells(id, profile),
    { value: flag, style: 'inputNumber', validation: isSelected },
    ...ownFigures.map(
      (validation, i): Cell => ({ value: own[i] ?? null, style: 'inputNumber', validation }),
    ),
    { value: devHours, style: 'hours', ...(!profile && { formula: 'generic_dev_hours' }) },
    {
      value: maintenanceHours,
      style: 'hours',
      ...(!profile && { formula: 'generic_maintenance_hours' }),
    },
    { value: moderationWeeks, style: 'hours' },
    textCell(gate, 'text'),
    { value: devCounted, formula: `C${row}*${takesOwn('D', 'G')}`, style: 'hours' },
    { value: maintenanceCounted, formula: `C${row}*${takesOwn('E', 'H')}`, style: 'hours' },
    {
      value: isReviewed ? reviewCounted : 0,
      formula: `IF(AND(J${row}="listing",wants_listings="no"),0,C${row}*${takesOwn('F', 'I')})`,
      style: 'hours',
    },
    profile ? textCell(reviewRange(profile), 'text') : unknown,
    profile ? textCell(profile.complexity) : unknown,
    textCell(
      profile
        ? complexityNote(profile.id, null)
        : `Not on the rate card: enter your own figures. ${askForConnector}`,
      'note',
    ),
  ];
}

function nameCells(id: string | null, profile: SystemProfile | undefined): Cell[] {
  if (profile) return [textCell(profile.name), textCell(profile.category)];
  return [{ value: id === null ? null : systemName(id), style: 'inputText' }, textCell('Your own')];
}

/** "4 to 9, reported": the range with what it rests on; none without a gate. */
function reviewRange({ id, gate, moderationRange: { min, max } }: SystemProfile): string {
  if (gate === 'none' || max === 0) return 'none';
  const isJudged = isJudgedRange(evidenceOf(id)?.review ?? []);
  return `${min} to ${max}, ${isJudged ? 'judgement' : 'reported'}`;
}

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
 * own hours, hours per month and weeks of review; null where the rate card's count.
 */
export function systemInputs(inputs: CalculatorInputs): CellValue[][] {
  const selected = new Set(systemIdsOf(inputs));
  const overrides = assumptionsInEffect(inputs)?.systems ?? {};
  const preset = presetFigures(inputs);
  return systemRowIds(inputs).map((id) => {
    const own = id !== null && Object.hasOwn(overrides, id) ? overrides[id] : undefined;
    return [
      id !== null && selected.has(id) ? 1 : 0,
      ...systemFigureNames.map(
        (figure) => own?.[figure] ?? (id === null ? null : (preset.get(id)?.[figure] ?? null)),
      ),
    ];
  });
}

/** The figures of selected systems that a preset changes, by id. */
function presetFigures(inputs: CalculatorInputs): ReadonlyMap<string, Partial<SystemFigures>> {
  // The sheet itself leaves out the reviews of listings that are not wanted.
  const assumptions = { ...inputs.assumptions, wantsListings: true };
  const profiles = assumptions.preset ? selectedProfiles({ ...inputs, assumptions }) : [];
  return new Map(
    profiles.map((system) => [
      system.id,
      {
        devHours: system.devHours,
        maintenanceHours: system.maintenanceHours,
        moderationWeeks: system.moderationWeeks,
      },
    ]),
  );
}
