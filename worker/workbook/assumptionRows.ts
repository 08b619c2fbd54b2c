import {
  assumptionOf,
  type NumberAssumption,
  numberAssumptionNames,
} from '../../contract/assumptions.ts';
import {
  assumptionLabels,
  assumptionText,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { assumptionCellNames, isPercentage } from './inputCells.ts';
import { textCell } from './textCell.ts';
import type { Cell, CellValue } from './workbook.ts';

/**
 * Builds a row for each assumption (E24): its label, its cell with what it accepts, its default and
 * the range that sources report or that we consider plausible. The figures of a system are on the
 * Systems sheet.
 */
export function assumptionRows(cells: Readonly<Record<string, CellValue>>): Cell[][] {
  return [
    ...numberAssumptionNames.map((name): Cell[] => {
      const { accepted } = assumptionOf(name);
      const scale = isPercentage(name) ? 100 : 1;
      return [
        textCell(assumptionLabels[name]),
        {
          value: cells[assumptionCellNames[name]] ?? null,
          name: assumptionCellNames[name],
          style: isPercentage(name) ? 'inputPercent' : 'inputNumber',
          validation: {
            kind: 'decimal',
            min: accepted.min / scale,
            max: accepted.max / scale,
            message: `${assumptionText(name, accepted.min)} to ${assumptionText(name, accepted.max)}`,
          },
        },
        textCell(note(name), 'note'),
      ];
    }),
    [
      textCell(wantsListingsLabel),
      {
        value: cells.wants_listings ?? null,
        name: 'wants_listings',
        style: 'inputText',
        validation: { kind: 'list', source: '"yes,no"', message: 'yes or no' },
      },
      textCell(
        'Rate card: yes. With no, a review that only gates a listing takes no time.',
        'note',
      ),
    ],
  ];
}

function note(name: NumberAssumption): string {
  const { default: byDefault, plausible } = assumptionOf(name);
  const range = `${assumptionText(name, plausible.min)} to ${assumptionText(name, plausible.max)}`;
  const support = plausible.confidence === 'reported' ? 'Sources report' : 'Our judgement:';
  const empty = byDefault === null ? ' if empty' : '';
  return `Rate card: ${assumptionText(name, byDefault)}${empty}. ${support} ${range}.`;
}
