import { type Block, sideBySide, stack } from './Block.ts';
import { type ParagraphStyle, paragraph, type Span } from './paragraph.ts';
import type { TextStyle, Typesetter } from './Typesetter.ts';

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly style?: Partial<TextStyle>;
}

export type Cell = Span | readonly Span[] | Block;

/** A row with one cell per column. */
export interface TableRow {
  readonly cells: readonly Cell[];
  /** A note below the cells, across all columns. */
  readonly note?: Span | readonly Span[];
}

export interface TableStyle {
  readonly head: TextStyle;
  readonly body: TextStyle;
  readonly note: TextStyle;
  readonly gap: number;
  readonly padding: number;
  readonly line: string;
  readonly leading?: number;
}

/** A table as blocks, so that it can be split across pages. */
export interface Table {
  readonly head: Block;
  readonly rows: readonly Block[];
}

/** Lays out a table; a line separates its rows. */
export function table(
  typesetter: Typesetter,
  columns: readonly Column[],
  rows: readonly TableRow[],
  style: TableStyle,
): Table {
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, column) => sum + column.width + style.gap, 0),
  );
  const width = columns.reduce((sum, column) => sum + column.width + style.gap, -style.gap);
  const row = (cells: readonly Cell[], text: TextStyle, isHead: boolean) =>
    sideBySide(
      columns.map((column, index) => {
        const cell = cells[index] ?? '';
        const own: ParagraphStyle = {
          ...text,
          ...(isHead ? {} : column.style),
          width: column.width,
          align: column.align ?? 'left',
          ...(style.leading ? { leading: style.leading } : {}),
        };
        return {
          x: lefts[index] ?? 0,
          block: isBlock(cell) ? cell : paragraph(typesetter, cell, own),
        };
      }),
    );
  return {
    head: underlined(
      row(
        columns.map(({ title }) => title),
        style.head,
        true,
      ),
      width,
      style,
      0,
    ),
    rows: rows.map(({ cells, note }) => {
      const main = row(cells, style.body, false);
      const below = note
        ? [paragraph(typesetter, note, { ...style.note, width, leading: 1.2 })]
        : [];
      return underlined(stack([main, ...below], 1), width, style, style.padding);
    }),
  };
}

function isBlock(cell: Cell): cell is Block {
  return typeof cell === 'object' && 'draw' in cell;
}

function underlined(block: Block, width: number, style: TableStyle, top: number): Block {
  const height = top + block.height + style.padding;
  return {
    height,
    draw(sheet, x, y) {
      block.draw(sheet, x, y + top);
      sheet.add({
        kind: 'path',
        points: [
          { x, y: y + height },
          { x: x + width, y: y + height },
        ],
        stroke: { color: style.line, width: 0.6 },
      });
    },
  };
}
