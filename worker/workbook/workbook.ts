import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { PaperName } from '../../contract/format/locale.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import type { CellStyle } from './stylesXml.ts';

export type { CellStyle };

export type CellValue = string | number | null;

/** The entries that an input cell accepts. Programs refuse others with the message. */
export type Validation =
  | { kind: 'list'; source: string; message: string }
  | { kind: 'whole' | 'decimal'; min: number; max: number; message: string }
  | { kind: 'date'; message: string };

/** A cell with its value, and the formula that evaluates to it (without the equals sign). */
export interface Cell {
  value: CellValue;
  formula?: string;
  /** The defined name of the cell; unique in the workbook. */
  name?: string;
  style?: CellStyle;
  /** The columns that the cell takes, where it is more than its own. */
  span?: number;
  /** The address that the cell opens. */
  link?: string;
  validation?: Validation;
  /** A formula; where it is true, the cell is marked as a warning. */
  warnIf?: string;
}

/** A line chart beside the cells; `series` and `categories` are ranges of one sheet. */
export interface Chart {
  title: string;
  /** The cell of its upper left corner and the one of its lower right corner, from 0. */
  from: { row: number; column: number };
  to: { row: number; column: number };
  categories: string;
  series: readonly { title: string; values: string; color: string }[];
  xTitle: string;
  yTitle: string;
}

export interface Sheet {
  title: string;
  /** In characters, by column. */
  columnWidths: readonly number[];
  /** An empty array is a blank row. */
  rows: readonly (readonly Cell[])[];
  /** Named blocks of cells, such as `rates` for `A2:B6`. */
  ranges?: Readonly<Record<string, string>>;
  /** How many rows, at least one, and columns stay in view. Pages repeat columns and last row. */
  frozen: { rows: number; columns: number };
  chart?: Chart;
  /** Programs show and print it only when asked to. */
  isHidden?: true;
  /** The rows that begin a printed page, from 0. */
  pageStarts?: readonly number[];
}

/** A spreadsheet as data. */
export interface Workbook {
  title: string;
  paper: PaperName;
  sheets: readonly Sheet[];
}

/**
 * Returns the address of a cell, such as `A1` for row 0 and column 0.
 *
 * @param column - From 0 to 51.
 */
export function cellAddress(row: number, column: number): string {
  return `${columnLetter(column)}${row + 1}`;
}

/**
 * Returns the letter of a column, such as `A` for 0.
 *
 * @param column - From 0 to 51.
 */
export function columnLetter(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : `A${columnLetter(column - 26)}`;
}

/** Returns the absolute address of every named cell and range, such as `'Systems'!$C$2`. */
export function definedNames(workbook: Workbook): Map<string, string> {
  const names = new Map<string, string>();
  for (const { title, rows, ranges = {} } of workbook.sheets) {
    for (const [rowIndex, row] of rows.entries()) {
      for (const [columnIndex, { name }] of row.entries()) {
        if (name) names.set(name, absoluteRange(title, cellAddress(rowIndex, columnIndex)));
      }
    }
    for (const [name, range] of Object.entries(ranges)) {
      names.set(name, absoluteRange(title, range));
    }
  }
  return names;
}

/** Returns the absolute address of a range of a sheet: `'Systems'!$C$2:$C$9` for `C2:C9`. */
function absoluteRange(sheetTitle: string, range: string): string {
  return `'${sheetTitle}'!${range.split(':').map(absolute).join(':')}`;
}

function absolute(address: string): string {
  return address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
}

export interface WorkbookRequest {
  inputs: CalculatorInputs;
  /** The calendar day from which the months to a deadline count, such as `2026-11-21`. */
  today: string;
  /** The company that the workbook is for, if it is known. */
  companyName?: string;
  /** The address that opens this scenario in the calculator, if there is one. */
  link?: string;
}

/** The day of what no formula recomputes: "1 November 2026". */
export const exportDay = ({ today }: WorkbookRequest) => formatDay(today);

/** Creates the cells of a table's headings. */
export function headingCells(names: readonly string[]): Cell[] {
  return names.map((name) => textCell(name, 'heading'));
}

/** Creates a cell with a text. */
export function textCell(value: string, style: CellStyle = 'plain'): Cell {
  return { value, style };
}

/** Creates a row with the title of a sheet or of a part of it. */
export function titleRow(title: string): Cell[] {
  return [textCell(title, 'title')];
}

/** Creates a row with a sentence about what is below or above it. */
export function introductionRow(sentence: string): Cell[] {
  return [textCell(sentence, 'introduction')];
}

/**
 * Moves rows to the second column. A text that is longer than the first would be cut off where
 * pages repeat that column.
 */
export function besideFirst(rows: readonly Cell[][]): Cell[][] {
  return rows.map((row) => [{ value: null }, ...row]);
}
