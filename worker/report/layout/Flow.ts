import { artifact, type Block, type Heading, sideBySide, space, stack } from './Block.ts';
import type { Density } from './Composer.ts';
import type { PageFrame } from './design.ts';
import { Sheet, Structure } from './Sheet.ts';
import type { Table } from './table.ts';

/** An entry of the PDF outline. */
export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
}

/** Ignores the noise of floating point, in points. */
const tolerance = 1e-6;

type FlowGaps = Pick<Density, 'sectionGap' | 'gapFactor'>;

/** Places blocks below each other and starts a new page when a block does not fit. */
export class Flow {
  readonly sheets: Sheet[] = [];
  readonly bookmarks: Bookmark[] = [];
  readonly structure = new Structure();
  readonly #frame: PageFrame;
  readonly #gaps: FlowGaps;
  #y = 0;
  /** Where the latest block ends. */
  #end = 0;

  constructor(frame: PageFrame, gaps: FlowGaps) {
    this.#frame = frame;
    this.#gaps = gaps;
    this.startPage();
  }

  startPage(): void {
    this.sheets.push(new Sheet(this.structure));
    this.#y = this.#frame.top;
  }

  /** The space left on the current page, in points. */
  get remainingHeight(): number {
    return this.#frame.height - this.#frame.bottom - this.#y;
  }

  /** The part of the current page that is full. */
  get fullShare(): number {
    const { height, top, bottom } = this.#frame;
    return (this.#end - top) / (height - bottom - top);
  }

  /** Starts a new page if less than this height is left, in points. */
  ensureHeight(height: number): void {
    if (this.remainingHeight < height - tolerance && this.#y > this.#frame.top) this.startPage();
  }

  /** Adds an entry for the current page to the outline. */
  bookmark(title: string): void {
    this.bookmarks.push({ title, page: this.sheets.length });
  }

  /** Adds a block, and a gap below it in points, before the factor. */
  add(block: Block, gap = 0): void {
    this.ensureHeight(block.height);
    const sheet = this.sheets.at(-1);
    if (!sheet) return;
    block.draw(sheet, this.#frame.left, this.#y);
    this.#end = this.#y + block.height;
    this.#y = this.#end + gap * this.#gaps.gapFactor;
  }

  /** Ends the page with a block at its bottom; without room for it, the next begins with it. */
  addAtFoot(block: Block): void {
    const room = this.remainingHeight - block.height;
    if (room < 0) {
      this.add(block);
      return;
    }
    this.#y += room;
    this.add(block);
    this.startPage();
  }

  /** Leaves vertical space, in points, before the factor of gaps. */
  addSpace(height: number): void {
    this.#y += height * this.#gaps.gapFactor;
  }

  /**
   * Adds a heading with an entry in the outline.
   *
   * @param keepWithNext - The height that must fit below the heading on the same page, in points.
   */
  addHeading(heading: Heading, keepWithNext: number): void {
    if (this.#y > this.#frame.top) this.#y += this.#gaps.sectionGap;
    this.ensureHeight(heading.height + headingGap * this.#gaps.gapFactor + keepWithNext);
    this.bookmark(heading.title);
    this.add(heading, headingGap);
  }

  /**
   * Adds a title and blocks. No page has the title with fewer than two blocks, and no page has the
   * last block alone.
   */
  addList(title: Block, blocks: readonly Block[]): void {
    const [first, ...others] = blocks;
    if (!first) return;
    this.ensureHeight(listOpening(title, blocks));
    this.add(stack([title, space(titleGap), first]));
    others.forEach((block, index) => {
      this.#y += listGap;
      if (index === others.length - 2) this.ensureHeight(stack(others.slice(-2), listGap).height);
      this.add(block);
    });
  }

  /**
   * Returns the height of what is kept together at the start of a table, in points: the whole table
   * where the rest of the page is short enough to be left empty for it; else the least of it.
   *
   * @param above - The height of what precedes the table, in points.
   */
  tableOpening({ head, rows }: Table, above = 0): number {
    const { height, top, bottom } = this.#frame;
    const content = height - top - bottom;
    const whole = stack([head, ...rows]).height;
    const isShort = this.remainingHeight <= mostEmptyShare * content;
    return isShort && above + whole <= content ? whole : leastHeight({ head, rows });
  }

  /** Adds a table; the head is repeated on every page, for the eye alone. */
  addTable({ head, rows, beside }: Table, gap = 0): void {
    this.ensureHeight(leastHeight({ head, rows }));
    for (let from = 0; from < rows.length; ) {
      if (from > 0) this.startPage();
      const to = from + Math.max(1, this.#countThatFits(rows.slice(from), head.height));
      const part = [from > 0 ? artifact('pagination', head) : head, ...rows.slice(from, to)];
      this.add(sideBySide([...(beside ? [beside(from, to)] : []), { x: 0, block: stack(part) }]));
      from = to;
    }
    this.addSpace(gap);
  }

  /** How many rows fit on the page below a head. The last row, a total, is never alone. */
  #countThatFits(rows: readonly Block[], headHeight: number): number {
    let left = this.remainingHeight - headHeight + tolerance;
    const count = rows.findIndex(({ height }, index) => {
      const next = index === rows.length - 2 ? (rows[index + 1]?.height ?? 0) : 0;
      if (left < height + next) return true;
      left -= height;
      return false;
    });
    return count === -1 ? rows.length : count;
  }
}

/** Below the title of a section, in points. */
const headingGap = 7;

/** Between the blocks of a list, in points. */
const listGap = 2.5;

/** Between the title of a list and its first block, in points. */
const titleGap = 4;

/**
 * Returns the height of what `Flow.addList` keeps together at the start of a list: its title and
 * two blocks, or three where there are no more.
 */
export function listOpening(title: Block, blocks: readonly Block[]): number {
  const kept = blocks.slice(0, blocks.length <= 3 ? 3 : 2);
  return title.height + titleGap + stack(kept, listGap).height;
}

/** A shorter rest of a page, as a share of it, is left empty for a table that is longer. */
const mostEmptyShare = 0.3;

/** The height of a head and a row of a table, or of two where there are no more, in points. */
function leastHeight({ head, rows }: Table): number {
  return stack([head, ...rows.slice(0, rows.length === 2 ? 2 : 1)]).height;
}
