import {
  type PaperBlock,
  type PaperList,
  type PaperPart,
  type PaperTable,
  type PaperText,
  plainText,
  spansOf,
} from '../../../contract/paper/PaperPart.ts';
import { type Block, sideBySide, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Content } from '../layout/paragraph.ts';
import type { Table } from '../layout/table.ts';

const blockGap = 5;

/** Adds a part that the print sheet has too. */
export function addPart(
  flow: Flow,
  compose: Composer,
  { title, blocks }: PaperPart,
  isAffected = false,
): void {
  const drawn = blocks.map((block) => drawBlock(compose, block));
  const main = blocks.findIndex(({ kind }) => kind !== 'text' && kind !== 'note');
  const kept = main < 0 ? drawn.length : main + 1;
  const opening = drawn.slice(0, kept).map((block) => openingOf(flow, block));
  flow.addHeading(compose.heading(title, isAffected), stack(opening, blockGap).height);
  for (const [index, block] of drawn.entries()) addDrawn(flow, block, index < kept);
}

/** Adds a part below the heading of another. */
export function addSubpart(flow: Flow, compose: Composer, { title, blocks }: PaperPart): void {
  const [first, ...others] = blocks.map((block) => drawBlock(compose, block));
  if (first) addDrawn(flow, titled(compose, title, first));
  for (const block of others) addDrawn(flow, block);
}

/** A table may run over several pages. */
interface DrawnTable {
  readonly title: Block;
  readonly table: Table;
}

type Drawn = Block | DrawnTable;

/** @param isKept - Whether what opens it is already kept on one page. */
function addDrawn(flow: Flow, drawn: Drawn, isKept = false): void {
  if (!('table' in drawn)) {
    flow.add(drawn, blockGap);
    return;
  }
  if (!isKept) flow.ensureHeight(openingOf(flow, drawn).height);
  flow.add(drawn.title);
  flow.addTable(drawn.table, blockGap);
}

/** What is kept together at the start of a block. */
function openingOf(flow: Flow, drawn: Drawn): Block {
  if (!('table' in drawn)) return drawn;
  return stack([drawn.title, space(flow.tableOpening(drawn.table, drawn.title.height))]);
}

function titled(compose: Composer, title: string, drawn: Drawn): Drawn {
  const heading = stack([compose.subheading(title), space(3)]);
  return 'table' in drawn ? { ...drawn, title: heading } : stack([heading, drawn]);
}

function drawBlock(compose: Composer, block: PaperBlock): Drawn {
  switch (block.kind) {
    case 'lists':
      return sideBySide(
        block.lists.map((list, index) => ({
          x: index * (listWidth + listGap),
          block: listBlock(compose, list),
        })),
      );
    case 'note':
      return compose.note(block.text);
    case 'callout':
      return compose.callout(block.text, 'inHouse');
    case 'text':
      return compose.body(contentOf(block.text));
    case 'items':
      return stack(compose.bullets(block.items.map(contentOf)), 2.5);
    case 'table': {
      const table = { title: space(0), table: drawTable(compose, block.table) };
      return block.title ? titled(compose, block.title, table) : table;
    }
  }
}

function contentOf(of: PaperText): Content {
  return spansOf(of).map((span) => {
    if (typeof span === 'string') return span;
    if ('strong' in span) return strong(span.strong);
    return { text: span.muted, style: { color: colors.muted, size: text.note.size } };
  });
}

const columnGap = 12;
const minFigureWidth = 72;
const wordWidth = 110;
const figure = { ...text.cell, weight: 'semibold' } as const;

/** Draws a table whose last column of words, or whose first beside figures, has the room left. */
function drawTable(compose: Composer, { columns, rows, hasWords = false }: PaperTable): Table {
  const flexible = hasWords ? columns.length - 1 : 0;
  const widths = columns.map((title, index) => {
    if (index === flexible) return 0;
    if (hasWords) return wordWidth;
    const cells = rows.map(({ [index]: cell = '' }) => compose.widthOf(plainText(cell), figure));
    return Math.max(minFigureWidth, compose.widthOf(title, text.tableHead), ...cells);
  });
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const left = page.contentWidth - taken - columnGap * (columns.length - 1);
  return compose.table(
    columns.map((title, index) => ({
      title,
      width: index === flexible ? left : (widths[index] ?? 0),
      align: hasWords || index === 0 ? 'left' : 'right',
    })),
    rows.map((cells) => ({ cells: cells.map(contentOf) })),
    { padding: hasWords ? 0 : 1.2 },
  );
}

const listGap = 20;
const listWidth = (page.contentWidth - listGap) / 2;
const valueWidth = 90;

function listBlock(compose: Composer, { title, side, lines }: PaperList): Block {
  const columns = [
    { title: '', width: listWidth - valueWidth - 12 },
    { title: '', width: valueWidth, align: 'right' as const },
  ];
  const table = compose.table(
    columns,
    lines.map(({ label, value, isTotal }) => ({
      cells: isTotal
        ? [strong(label), strong(value)]
        : [{ text: label, style: { color: colors.muted } }, value],
    })),
    { padding: 0.8 },
  );
  const style = { ...text.subheading, color: side ? colors[side] : colors.ink };
  const head = title ? [compose.text(title, style, { width: listWidth })] : [];
  return stack([...head, ...table.rows]);
}
