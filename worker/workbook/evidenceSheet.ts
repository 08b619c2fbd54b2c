import type { CalculatorInputs } from '../../contract/calculation.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type Citation, type SystemEvidence, systemEvidence } from '../estimate/systemEvidence.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import { dateSerial } from './inputRows.ts';
import { firstSystemRow } from './systemsSheet.ts';
import type { Cell, Sheet, WorkbookRequest } from './workbook.ts';
import { textCell } from './workbook.ts';

/** The rows above the first citation. */
const headRows = 3;

/**
 * Builds the sheet of what the rate card's figures of each system rest on (E27): citations,
 * and below what is printed the basis of the weeks of review.
 */
export function evidenceSheet({ inputs }: WorkbookRequest): Sheet {
  const cited = rowsOfSystems(inputs, citationRows);
  const printed: Cell[][] = [
    [textCell('What the figures rest on', 'title')],
    [
      textCell(
        'official: the platform says so. reported: others say so. judgement: nobody does, it is our own estimate. An access gate keeps customers from connecting; a listing gate only keeps the app out of a marketplace.',
        'note',
      ),
    ],
    headings,
    ...cited,
  ];
  return {
    title: 'Evidence',
    columnWidths: [24, 10, 28, 18, 10, 12, 12, 30, 110],
    frozen: { rows: headRows, columns: 1 },
    orientation: 'landscape',
    printedRows: printed.length,
    rows: [
      ...printed,
      [],
      [textCell('The basis of the weeks of review', 'heading')],
      [textCell('Hours are our own judgement for every system: no source states them.', 'note')],
      headings,
      ...rowsOfSystems(inputs, basisRows),
    ],
  };
}

const headings = [
  ...['System', 'Selected', 'About', 'Figure', 'Gate'],
  ...['Confidence', 'Read on', 'Address', 'Evidence'],
].map((heading) => textCell(heading, 'heading'));

/** The rows of every system, each after its name and whether it is selected. */
function rowsOfSystems(
  { selectedSystems }: CalculatorInputs,
  rowsOf: (profile: SystemProfile, evidence: SystemEvidence) => Cell[][],
): Cell[][] {
  return rateCard.systems.flatMap((profile, i) => {
    const evidence = systemEvidence[profile.id];
    if (!evidence) return [];
    return rowsOf(profile, evidence).map((cells): Cell[] => [
      textCell(profile.name),
      {
        value: selectedSystems.includes(profile.id) ? 1 : 0,
        formula: `Systems!$C$${firstSystemRow + i}`,
        style: 'number',
      },
      ...cells,
    ]);
  });
}

function citationRows(
  { moderationRange: range, gate }: SystemProfile,
  { review, recurring }: SystemEvidence,
): Cell[][] {
  const weeks =
    gate === 'none' || range.max === 0 ? 'no review' : `${range.min} to ${range.max} weeks`;
  return [
    ...review.map((of) => citation('Review', weeks, gate, of.claim, of)),
    ...recurring.map((of) =>
      citation(
        'Recurs',
        `every ${of.everyMonths} months`,
        of.isForListing ? 'listing' : '',
        of.event,
        of,
      ),
    ),
  ];
}

function basisRows(
  { moderationWeeks, gate }: SystemProfile,
  { moderationBasis, sources }: SystemEvidence,
): Cell[][] {
  const isJudgement = moderationBasis === undefined;
  return [
    [
      textCell('Review weeks', 'text'),
      { value: moderationWeeks, style: 'hours' },
      textCell(gate, 'text'),
      textCell(isJudgement ? 'judgement' : 'reported', isJudgement ? 'note' : 'text'),
      { value: null },
      { value: null },
      textCell(moderationBasis ?? 'Our own judgement: no source states it.', 'note'),
    ],
    ...sources.map((url): Cell[] => [
      textCell('Source', 'text'),
      textCell(''),
      textCell(''),
      textCell(''),
      textCell(''),
      { ...textCell(url, 'text'), link: url },
      textCell('Read for the profile as a whole', 'note'),
    ]),
  ];
}

function citation(
  about: string,
  figure: string,
  gate: string,
  statement: string,
  { url, read, confidence }: Citation,
): Cell[] {
  return [
    textCell(about, 'text'),
    textCell(figure, 'text'),
    textCell(gate, 'text'),
    textCell(confidence, confidence === 'judgement' ? 'note' : 'text'),
    { value: dateSerial(read), style: 'date' },
    { ...textCell(url, 'text'), link: url },
    textCell(statement, 'text'),
  ];
}
