import type { Cell, CellStyle } from './workbook.ts';

/** Creates a cell with a text. */
export function textCell(value: string, style: CellStyle = 'plain'): Cell {
  return { value, style };
}
