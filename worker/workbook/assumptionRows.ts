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
            message: rangeText(name, accepted),
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
