import type { Cell, CellStyle } from './workbook.ts';

/** A cell of text. */
export function textCell(value: string, style: CellStyle = 'plain'): Cell {
  return { value, style };
}
