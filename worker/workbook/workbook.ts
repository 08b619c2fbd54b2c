/** How a cell looks: headings, cells to type into, and the number formats of the rest. */
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

/** A cell: its value, and for a live one the formula that comes to that value, without the equals sign. */
export interface Cell {
  value: CellValue;
  formula?: string;
  /** The name by which formulas and people call the cell; unique in the workbook. */
  name?: string;
  style?: CellStyle;
}

export interface Sheet {
  title: string;
  /** In characters, by column. */
  columnWidths: readonly number[];
  /** An empty row is a blank line. */
  rows: readonly (readonly Cell[])[];
  /** Named blocks of cells, such as `rates` for `A2:B6`. */
  ranges?: Readonly<Record<string, string>>;
}

/** A spreadsheet as data, which a file writer and a formula engine read alike. */
export interface Workbook {
  title: string;
  sheets: readonly Sheet[];
}

/** `A1` for row 0 and column 0; a workbook here has no more than 26 columns. */
export function cellAddress(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Every named cell and block with its absolute place, as `Systems!$C$2`. */
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
