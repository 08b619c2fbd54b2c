import type { Estimate } from '../estimate/estimate.ts';
import { firstMonthRow, type MonthColumn, monthColumnNames, monthColumns } from './monthColumns.ts';
import { monthFigures } from './monthFigures.ts';
import { textCell } from './textCell.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import type { Cell, Sheet } from './workbook.ts';

/** Builds the sheet of both sides month by month, from the start to month 60 (E25). */
export function monthsSheet({ inputs }: WorkbookRequest, estimated: Estimate): Sheet {
  const months = monthFigures(estimated, inputs.assumptions);
  return {
    title: 'Months',
    columnWidths: monthColumnNames.map((name) => monthColumns[name].width),
    frozen: { rows: firstMonthRow - 1, columns: 1 },
    orientation: 'landscape',
    printedColumns: 1 + monthColumnNames.indexOf('turn'),
    rows: [
      [textCell('Both sides month by month', 'title')],
      [
        textCell(
          'Amounts in USD. Month 0 is the start. Hourly rates and the subscription rise after each year by the assumed percentages. The difference is in-house minus embedded.',
          'note',
        ),
      ],
      monthColumnNames.map((name) => textCell(monthColumns[name].heading, 'heading')),
      ...months.map((figures, month) =>
        monthColumnNames.map((name): Cell => {
          const column: MonthColumn = monthColumns[name];
          return {
            value: column.value(figures, months[month - 1]),
            ...(column.formula ? { formula: column.formula(firstMonthRow + month) } : {}),
            style: column.style,
          };
        }),
      ),
    ],
  };
}
