import { addLine, type Block, sideBySide, stack, tagged } from './Block.ts';
import { colors, text } from './design.ts';
import { type Content, type ParagraphStyle, paragraph, widestWord } from './paragraph.ts';
import type { Tag } from './Sheet.ts';
import type { TextStyle, Typesetter } from './Typesetter.ts';

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly style?: Partial<TextStyle>;
}

export type Cell = Content | Block;

/** A row with one cell per column. */
export interface TableRow {
  readonly cells: readonly Cell[];
  /** A note below the cells, across all columns. */
  readonly note?: Content;
}

interface TableStyle {
  readonly body: TextStyle;
  /** Above and below the cells, in points. */
  readonly padding: number;
  readonly leading: number;
}

/** Between columns, in points. */
const gap = 12;

/** A table as blocks, so that it can be split across pages. */
export interface Table {
  readonly head: Block;
  readonly rows: readonly Block[];
  /** Draws a figure beside the head and the rows from one index up to another. */
  readonly beside?: (from: number, to: number) => { readonly x: number; readonly block: Block };
}

/** What a column of text keeps beside columns of long figures, in points. */
const minTextWidth = 80;

/** Lays out a table; a line separates its rows. The first cell of a row is its header. */
export function table(
  typesetter: Typesetter,
  usualColumns: readonly Column[],
  rows: readonly TableRow[],
  style: TableStyle,
): Table {
  const columns = fitFigures(typesetter, usualColumns, rows, style.body);
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, column) => sum + column.width + gap, 0),
  );
  const width = columns.reduce((sum, column) => sum + column.width + gap, -gap);
  const element: Tag = { role: 'Table' };
  const titles = columns.map(({ title }) => title);
  const row = (cells: readonly Cell[], cellStyle: TextStyle, isHead: boolean) =>
    tableRow(
      columns.map((column, index) => {
        const cell = cells[index] ?? '';
        const tag = cellTag(index, isHead);
        const own: ParagraphStyle = {
          ...cellStyle,
          tag,
          ...(isHead ? {} : column.style),
          width: column.width,
          align: column.align ?? 'left',
          leading: style.leading,
        };
        return {
          x: lefts[index] ?? 0,
          block: isBlock(cell) ? tagged(tag, cell) : paragraph(typesetter, cell, own),
        };
      }),
    );
  return {
    head: underlined(row(titles, text.tableHead, true), 0),
    rows: rows.map(({ cells, note }) => {
      const main = row(cells, style.body, false);
      if (!note) return underlined(main, style.padding);
      const tag: Tag = { role: 'TD', columnSpan: columns.length };
      const below = paragraph(typesetter, note, { ...text.note, width, leading: 1.2, tag });
      const both = stack([main, tableRow([{ x: 0, block: below }])], 1);
      return underlined(both, style.padding);
    }),
  };

  function underlined(block: Block, top: number): Block {
    const height = top + block.height + style.padding;
    return tagged(element, {
      height,
      draw(sheet, x, y) {
        block.draw(sheet, x, y + top);
        const stroke = { color: colors.line, width: 0.6 };
        addLine(sheet, { x, y: y + height }, { x: x + width, y: y + height }, stroke);
      },
    });
  }
}

/**
 * Widens the columns of figures, which are aligned to the right, to their widest word, so that no
 * amount is broken over two lines. The widest column of text gives way.
 */
function fitFigures(
  typesetter: Typesetter,
  columns: readonly Column[],
  rows: readonly TableRow[],
  style: TextStyle,
): readonly Column[] {
  const missing = columns.map(({ align, width, style: own }, index) => {
    if (align !== 'right') return 0;
    const widths = rows.map(({ cells }) => {
      const cell = cells[index] ?? '';
      return isBlock(cell) ? 0 : widestWord(typesetter, cell, { ...style, ...own });
    });
    return Math.ceil(Math.max(0, ...widths.map((widest) => widest - width)));
  });
  const total = missing.reduce((sum, points) => sum + points, 0);
  if (total === 0) return columns;
  const textWidths = columns.map(({ align, width }) => (align === 'right' ? 0 : width));
  const widest = Math.max(...textWidths);
  const giving = textWidths.indexOf(widest);
  const given = Math.min(total, Math.max(0, widest - minTextWidth));
  return columns.map((column, index) => ({
    ...column,
    width: column.width + (given * (missing[index] ?? 0)) / total - (index === giving ? given : 0),
  }));
}

function isBlock(cell: Cell): cell is Block {
  return typeof cell === 'object' && 'draw' in cell;
}

function cellTag(column: number, isHead: boolean): Tag {
  if (isHead) return { role: 'TH', scope: 'Column' };
  return column === 0 ? { role: 'TH', scope: 'Row' } : { role: 'TD' };
}

const tableRow = (cells: Parameters<typeof sideBySide>[0]) =>
  tagged({ role: 'TR' }, sideBySide(cells));
