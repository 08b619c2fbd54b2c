import type { CalculatorInputs } from '../../contract/calculation.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { selectedFlags } from './inputCells.ts';
import { textCell } from './textCell.ts';
import type { Cell, Sheet } from './workbook.ts';

/** Builds the sheet of the system profiles, with a flag for each selected system. */
export function systemsSheet(inputs: CalculatorInputs): Sheet {
  const flags = selectedFlags(inputs);
  const first = 3;
  const last = first + rateCard.systems.length - 1;
  return {
    title: 'Systems',
    columnWidths: [30, 16, 10, 18, 22, 14, 16, 16, 100],
    rows: [
      [
        textCell(
          'Enter 1 to select a system. Hours are planning assumptions, not measurements.',
          'note',
        ),
      ],
      [
        'System',
        'Category',
        'Selected',
        'Development hours',
        'Maintenance hours per month',
        'Review weeks',
        'Review counted',
        'Complexity',
        'Note',
      ].map((heading) => textCell(heading, 'heading')),
      ...rateCard.systems.map((system, i): Cell[] => {
        const row = first + i;
        const flag = flags[i] ?? 0;
        return [
          textCell(system.name),
          textCell(system.category),
          { value: flag, style: 'inputNumber' },
          { value: system.devHours, style: 'number' },
          { value: system.maintenanceHours, style: 'number' },
          { value: system.moderationWeeks, style: 'number' },
          { value: flag * system.moderationWeeks, formula: `C${row}*F${row}`, style: 'number' },
          textCell(system.complexity),
          textCell(system.complexityNote, 'note'),
        ];
      }),
    ],
    ranges: {
      selected_flags: `C${first}:C${last}`,
      system_dev_hours: `D${first}:D${last}`,
      system_maintenance_hours: `E${first}:E${last}`,
      review_weeks_counted: `G${first}:G${last}`,
    },
  };
}
