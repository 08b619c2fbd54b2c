import { estimateSheetTitle } from '../../contract/estimateFile.ts';
import { estimateFileText } from '../forecast/estimateContent.ts';
import { type Sheet, textCell, type WorkbookRequest } from './workbook.ts';

/**
 * Builds the sheet with the estimate file, which the calculator opens again. A row has one line of
 * it, because a cell holds at most 32,767 characters. The address is left out: it may have more,
 * and is on the first sheet.
 */
export function estimateSheet({ inputs, today }: WorkbookRequest): Sheet {
  const lines = estimateFileText({ inputs, today }, false).split('\n');
  return {
    title: estimateSheetTitle,
    isHidden: true,
    columnWidths: [90],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [
        textCell(
          'The estimate of the day this workbook was created, as data. The calculator opens it from here.',
          'note',
        ),
      ],
      ...lines.map((line) => [textCell(line)]),
    ],
  };
}
