import { type Block, card, type Heading, sideBySide, stack, tagged } from './Block.ts';
import { colors, page, text } from './design.ts';
import { type Content, type ParagraphStyle, paragraph, type Span } from './paragraph.ts';
import type { Tag } from './Sheet.ts';
import type { TextStyle, Typesetter } from './Typesetter.ts';
import { type Cell, type Column, type Table, type TableRow, table } from './table.ts';

/** How much room the parts of a report take. */
export interface Density {
  /** Above the title of a section, in points. */
  readonly sectionGap: number;
  /** By which the gaps below headings and blocks are multiplied. */
  readonly gapFactor: number;
  /** Above and below the cells of a table, in points. */
  readonly rowPadding: number;
  /** The largest distance between the lines of a text, as a multiple of its size. */
  readonly maxLeading: number;
  /** By how much texts are smaller, down to 8 points. */
  readonly textReduction: number;
  /** How many levers the sensitivity chart has; a note names the weaker ones. */
  readonly mostLevers: number;
  /** False leaves out the glossary and the calculation of the finance figures (decision 0413). */
  readonly isComplete: boolean;
}

/**
 * Creates the recurring parts of the report in its design, so that sections contain no styles of
 * their own.
 */
export class Composer {
  readonly density: Density;
  readonly #typesetter: Typesetter;
  readonly #mark: string;

  /** @param mark - Marks the titles of sections whose figures follow other assumptions (E24). */
  constructor(typesetter: Typesetter, density: Density, mark = '') {
    this.#typesetter = typesetter;
    this.density = density;
    this.#mark = mark;
  }

  /** Makes a text smaller; titles and figures keep their size. */
  #sized<Style extends TextStyle>(style: Style): Style {
    if (style.size >= text.subheading.size) return style;
    return { ...style, size: Math.max(minSize, style.size - this.density.textReduction) };
  }

  #leading(leading: number): number {
    return Math.min(leading, this.density.maxLeading);
  }

  /** A paragraph in any style; as wide as the page by default. */
  text(
    content: Content,
    style: TextStyle,
    options: Partial<Omit<ParagraphStyle, keyof TextStyle>> = {},
  ): Block {
    const sized = this.#sized(style);
    return paragraph(this.#typesetter, content, { width: page.contentWidth, ...sized, ...options });
  }

  /** The width of a text in points. */
  widthOf(content: string, style: TextStyle): number {
    return this.#typesetter.widthOf(content, style);
  }

  /** The title of a section, marked where the visitor's assumptions change its figures (E24). */
  heading(title: string, isAffected = false): Heading {
    const mark: Span = { text: ` · ${this.#mark}`, style: text.label };
    const block = this.text(isAffected ? [title, mark] : title, text.heading, { leading: 1.3 });
    return { ...block, title };
  }

  subheading(content: string): Block {
    return this.text(content, text.subheading);
  }

  body(content: Content, width: number = page.contentWidth): Block {
    return this.text(content, text.body, { width, leading: this.#leading(1.42) });
  }

  note(content: Content, width: number = page.contentWidth): Block {
    return this.text(content, text.note, { width, leading: this.#leading(1.45) });
  }

  /** A bulleted list, one block per item. */
  bullets(items: readonly Content[], style: TextStyle = text.body): Block[] {
    const list: Tag = { role: 'L' };
    return items.map((content) => {
      const block = this.text(content, style, {
        width: page.contentWidth - bulletIndent,
        leading: this.#leading(1.42),
        tag: { role: 'LBody' },
      });
      const item = sideBySide([
        { x: 0, block: bulletMark(this.#sized(style).size) },
        { x: bulletIndent, block },
      ]);
      return tagged(list, tagged({ role: 'LI' }, item));
    });
  }

  callout(content: Content, accent: 'accent' | 'inHouse' | 'embedded'): Block {
    const style = { accent: colors[accent], fill: colors[`${accent}Soft`] };
    const width = page.contentWidth;
    return card(this.body(content, width - 24), { width, padding: 10, ...style });
  }

  /**
   * A table that may run over several pages.
   *
   * @param options.padding - In addition to that of the density, in points.
   */
  table(
    columns: readonly Column[],
    rows: readonly TableRow[],
    options: { padding?: number; leading?: number } = {},
  ): Table {
    return table(this.#typesetter, columns, rows, {
      body: this.#sized(text.cell),
      padding: this.density.rowPadding + (options.padding ?? 0),
      leading: this.#leading(options.leading ?? 1.4),
    });
  }

  /** A short table that is not split across pages. */
  tableBlock(
    columns: readonly Column[],
    rows: readonly (readonly Cell[])[],
    padding: number,
  ): Block {
    const { head, rows: lines } = this.table(
      columns,
      rows.map((cells) => ({ cells })),
      { padding },
    );
    return stack([head, ...lines]);
  }
}

/** Of the smallest text, in points. */
const minSize = 8;

const bulletIndent = 10;

function bulletMark(size: number): Block {
  return {
    height: 0,
    draw(sheet, x, y) {
      const box = { x: x + 1, y: y + size * 0.56, width: 3, height: 3, radius: 1.5 };
      sheet.add({ kind: 'box', ...box, fill: colors.muted });
    },
  };
}

/** Bold text within a paragraph. */
export const strong = (content: string): Span => ({
  text: content,
  style: { weight: 'semibold' },
});

/** A link within a paragraph: to an address, or to a page of the report. */
export const linked = (content: string, link: string | { page: number }): Span => ({
  text: content,
  style: { color: colors.accent, link },
});
