/** The style of a cell: font, fill and number format. */
export type CellStyle =
  | 'plain'
  | 'title'
  | 'heading'
  | 'note'
  | 'inputText'
  | 'inputNumber'
  | 'inputDate'
  | 'number'
  | 'factor'
  | 'usd'
  | 'percent'
  | 'result';

export type CellValue = string | number | null;

/** A cell with its value, and the formula that evaluates to it (without the equals sign). */
export interface Cell {
  value: CellValue;
  formula?: string;
  /** The defined name of the cell; unique in the workbook. */
  name?: string;
  style?: CellStyle;
}

export interface Sheet {
  title: string;
  /** In characters, by column. */
  columnWidths: readonly number[];
  /** An empty array is a blank row. */
  rows: readonly (readonly Cell[])[];
  /** Named blocks of cells, such as `rates` for `A2:B6`. */
  ranges?: Readonly<Record<string, string>>;
}

/** A spreadsheet as data. */
export interface Workbook {
  title: string;
  sheets: readonly Sheet[];
}

/**
 * Returns the address of a cell, such as `A1` for row 0 and column 0.
 *
 * @param column - From 0 to 25.
 */
export function cellAddress(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Returns the absolute address of every named cell and range, such as `'Systems'!$C$2`. */
export function definedNames(workbook: Workbook): Map<string, string> {
  const names = new Map<string, string>();
  for (const { title, rows, ranges = {} } of workbook.sheets) {
    const sheet = `'${title}'!`;
    for (const [rowIndex, row] of rows.entries()) {
      for (const [columnIndex, { name }] of row.entries()) {
        if (name) names.set(name, sheet + absolute(cellAddress(rowIndex, columnIndex)));
      }
    }
    for (const [name, range] of Object.entries(ranges)) {
      names.set(name, sheet + range.split(':').map(absolute).join(':'));
    }
  }
  return names;
}

function absolute(address: string): string {
  return address.replace(/^([A-Z])(\d+)$/, '$$$1$$$2');
}
