import type { CalculatorInputs } from '../../contract/calculation.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type Citation, systemEvidence } from '../estimate/systemEvidence.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import { dateSerial } from './inputCells.ts';
import { firstSystemRow } from './systemsSheet.ts';
import { textCell } from './textCell.ts';
import type { Cell, Sheet } from './workbook.ts';

/** Builds the sheet of what the rate card's figures of each system rest on (E27). */
export function evidenceSheet(inputs: CalculatorInputs): Sheet {
  return {
    title: 'Evidence',
    columnWidths: [24, 10, 28, 16, 10, 12, 12, 110, 90],
    frozen: { rows: 3, columns: 1 },
    orientation: 'landscape',
    isPrintedOnManyPages: true,
    rows: [
      [textCell('What the figures rest on', 'title')],
      [
        textCell(
          'official: the platform says so. reported: others say so. judgement: nobody does, it is our own estimate. An access gate keeps customers from connecting; a listing gate only keeps the app out of a marketplace.',
          'note',
        ),
      ],
      [
        'System',
        'Selected',
        'About',
        'Figure',
        'Gate',
        'Confidence',
        'Read on',
        'Evidence',
        'Address',
      ].map((heading) => textCell(heading, 'heading')),
      ...rateCard.systems.flatMap((profile, i) => {
        const isSelected = inputs.selectedSystems.includes(profile.id);
        return evidenceRows(profile).map((cells): Cell[] => [
          textCell(profile.name),
          {
            value: isSelected ? 1 : 0,
            formula: `Systems!$C$${firstSystemRow + i}`,
            style: 'number',
          },
          ...cells,
        ]);
      }),
    ],
  };
}

function evidenceRows(profile: SystemProfile): Cell[][] {
  const evidence = systemEvidence[profile.id];
  if (!evidence) return [];
  const { basis, review, recurring, sources } = evidence;
  const { moderationRange: range, gate } = profile;
  const figure = (about: string, value: number, basedOn: string, ofGate = ''): Cell[] => {
    const isJudgement = basedOn === 'judgement';
    return [
      textCell(about, 'text'),
      { value, style: 'hours' },
      textCell(ofGate, 'text'),
      textCell(isJudgement ? 'judgement' : 'reported', isJudgement ? 'note' : 'text'),
      { value: null },
      textCell(isJudgement ? 'Our own judgement: no source states it.' : basedOn, 'note'),
    ];
  };
  const reported = range.max === 0 ? 'no review' : `${range.min} to ${range.max} weeks`;
  return [
    figure('Development hours', profile.devHours, basis.devHours),
    figure('Maintenance hours per month', profile.maintenanceHours, basis.maintenanceHours),
    figure('Review weeks', profile.moderationWeeks, basis.moderationWeeks, gate),
    ...review.map((of) => citation('Review', reported, gate, of.claim, of)),
    ...recurring.map((of) =>
      citation('Recurs', `every ${of.everyMonths} months`, '', of.event, of),
    ),
    ...sources.map((url): Cell[] => [
      textCell('Source', 'text'),
      textCell(''),
      textCell(''),
      textCell(''),
      textCell(''),
      textCell('Read for the profile as a whole', 'note'),
      { ...textCell(url, 'text'), link: url },
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
    textCell(statement, 'text'),
    { ...textCell(url, 'text'), link: url },
  ];
}
