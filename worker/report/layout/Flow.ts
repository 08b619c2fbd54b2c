import { type Block, space, stack } from './Block.ts';
import { Sheet } from './Sheet.ts';
import type { Table } from './table.ts';

/** An entry of the document's outline. */
export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
}

export interface PageFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Puts blocks below each other and goes on to a new page where one does not fit any more. */
export class Flow {
  readonly sheets: Sheet[] = [];
  readonly bookmarks: Bookmark[] = [];
  readonly #frame: PageFrame;
  #y = 0;

  constructor(frame: PageFrame) {
    this.#frame = frame;
    this.startPage();
  }

  startPage(): void {
    this.sheets.push(new Sheet());
    this.#y = this.#frame.top;
  }

  /** Points that are left on this page. */
  get room(): number {
    return this.#frame.height - this.#frame.bottom - this.#y;
  }

  /** Starts a page where less than this is left. */
  require(height: number): void {
    if (this.room < height && this.#y > this.#frame.top) this.startPage();
  }

  /** An entry of the outline that leads to this page. */
  bookmark(title: string): void {
    this.bookmarks.push({ title, page: this.sheets.length });
  }

  add(block: Block, gap = 0): void {
    this.require(block.height);
    const sheet = this.sheets.at(-1);
    if (!sheet) return;
    block.draw(sheet, this.#frame.left, this.#y);
    this.#y += block.height + gap;
  }

  /** Puts a block at the foot of this page. */
  addAtFoot(block: Block): void {
    this.require(block.height);
    this.skip(this.room - block.height);
    this.add(block);
  }

  skip(height: number): void {
    this.#y += height;
  }

  /** A heading that stays with what follows it, and stands in the outline. */
  addHeading(
    title: string,
    block: Block,
    { gap, keepWith }: { gap: number; keepWith: number },
  ): void {
    this.require(block.height + gap + keepWith);
    this.bookmark(title);
    this.add(block, gap);
  }

  /** A title that stays with the first of its blocks; the others may go on to the next page. */
  addList(title: Block, [first, ...others]: readonly Block[], gap: number): void {
    if (!first) return;
    this.add(stack([title, space(4), first]), others.length > 0 ? gap : 0);
    others.forEach((block, index) => {
      this.add(block, index < others.length - 1 ? gap : 0);
    });
  }

  /** The head again on every page that the rows run over to. */
  addTable({ head, rows }: Table, gap = 0): void {
    this.require(head.height + (rows[0]?.height ?? 0));
    this.add(head);
    for (const [index, row] of rows.entries()) {
      // The last row, a total, never stands alone on a page.
      const next = index === rows.length - 2 ? (rows[index + 1]?.height ?? 0) : 0;
      if (this.room < row.height + next) {
        this.startPage();
        this.add(head);
      }
      this.add(row);
    }
    this.skip(gap);
  }
}
