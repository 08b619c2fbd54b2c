import { memo } from '../../../contract/memo.ts';
import type { FontSource } from './openFont.ts';
import type { ShapedGlyph, ShapingFont } from './startHarfBuzz.ts';
import { compositeGlyph, type PlacedGlyph, plainGlyph, type SubsetGlyph } from './trueType.ts';

/** A glyph: its number in the embedded font, and its width in thousandths of the text size. */
export interface EncodedGlyph {
  readonly code: number;
  readonly width: number;
}

/** A glyph to embed, and the text by which readers search and copy it. */
export interface EmbeddedGlyph extends EncodedGlyph {
  readonly glyph: SubsetGlyph;
  readonly text: string;
}

const digits = Array.from('0123456789', (digit) => digit.charCodeAt(0));

/**
 * A font face of the document. It collects the glyphs that it draws, so that only they are embedded
 * (a subset).
 *
 * All sources have the same em size. If several contain a character, the first one draws it.
 */
export class Face {
  readonly name: string;
  readonly #sources: readonly FontSource[];
  readonly #glyphs: EmbeddedGlyph[] = [];

  constructor(name: string, sources: readonly FontSource[]) {
    this.name = name;
    this.#sources = sources;
  }

  /** The glyphs to embed, in the order of their codes. */
  get glyphs(): readonly EmbeddedGlyph[] {
    return this.#glyphs;
  }

  /** Whether the face has a space between words; the space of an emoji font is too wide. */
  get hasWordSpace(): boolean {
    return this.#sources.some((source) => {
      const space = source.glyphOf(0x20);
      return space !== undefined && source.advanceOf(space) * 2 < source.unitsPerEm;
    });
  }

  /** Whether the face has all glyphs of a text. */
  draws(text: string): boolean {
    return Array.from(text).every((character) => this.#sourceOf(character.codePointAt(0) ?? 0));
  }

  /**
   * Encodes a character and adds its glyph to the subset.
   *
   * @param isTabular - Draws digits with equal widths; other characters ignore it.
   * @returns undefined if the face cannot draw the character.
   */
  encode(codePoint: number, isTabular: boolean): EncodedGlyph | undefined {
    return this.#encode(codePoint, isTabular && digits.includes(codePoint));
  }

  readonly #encode = memo((codePoint: number, isTabularDigit: boolean) => {
    const source = this.#sourceOf(codePoint);
    const glyph = source?.glyphOf(codePoint);
    if (!source || glyph === undefined) return undefined;
    return this.add(
      isTabularDigit ? tabularDigit(source, glyph) : plainGlyph(source, glyph),
      String.fromCodePoint(codePoint),
    );
  });

  #sourceOf(codePoint: number): FontSource | undefined {
    return this.#sources.find((source) => source.glyphOf(codePoint) !== undefined);
  }

  /** Adds a glyph to the subset. */
  protected add(glyph: SubsetGlyph, text: string): EncodedGlyph {
    const embedded = {
      glyph,
      text,
      code: this.#glyphs.length + 1,
      width: Math.round((glyph.advance * 1000) / glyph.source.unitsPerEm),
    };
    this.#glyphs.push(embedded);
    return embedded;
  }
}

/** Centres a digit in the width of the widest digit. */
function tabularDigit(source: FontSource, glyph: number): SubsetGlyph {
  const advance = Math.max(
    ...digits.map((digit) => source.advanceOf(source.glyphOf(digit) ?? glyph)),
  );
  const x = Math.round((advance - source.advanceOf(glyph)) / 2);
  return compositeGlyph(source, [{ glyph, x, y: 0 }], advance);
}

/** Consecutive glyphs that draw a part of a text that cannot be divided, such as a conjunct. */
interface Cluster {
  readonly text: string;
  readonly glyphs: readonly ShapedGlyph[];
}

/**
 * A face of a script whose letters join, stack or change their order. HarfBuzz picks and places its
 * glyphs. Each cluster is embedded as one glyph, so that readers copy its text as a whole.
 */
export class ShapedFace extends Face {
  readonly #source: FontSource;
  readonly #font: ShapingFont;

  constructor(name: string, source: FontSource, font: ShapingFont) {
    super(name, [source]);
    this.#source = source;
    this.#font = font;
  }

  override draws(text: string): boolean {
    return this.#font.shape(text, false).every(({ glyph }) => glyph !== 0);
  }

  /**
   * Encodes a text and adds its glyphs to the subset.
   *
   * @returns The glyphs from left to right.
   * @throws Error for text without a glyph, which would vanish from the report.
   */
  shape(text: string, isRightToLeft: boolean): EncodedGlyph[] {
    return clustersOf(text, this.#font.shape(text, isRightToLeft)).map((cluster) => {
      if (cluster.glyphs.some(({ glyph }) => glyph === 0)) {
        throw new Error(`The font ${this.name} has no glyph for "${cluster.text}".`);
      }
      return this.#encodeCluster(
        isRightToLeft ? Array.from(cluster.text).reverse().join('') : cluster.text,
        place(cluster.glyphs),
      );
    });
  }

  readonly #encodeCluster = memo((text: string, { placed, advance }: Placed) =>
    this.add(compositeGlyph(this.#source, placed, advance), text),
  );
}

function clustersOf(text: string, glyphs: readonly ShapedGlyph[]): Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const clusters = new Map<number, ShapedGlyph[]>();
  for (const glyph of glyphs) {
    clusters.set(glyph.cluster, [...(clusters.get(glyph.cluster) ?? []), glyph]);
  }
  return Array.from(clusters, ([start, ofCluster]) => ({
    text: text.slice(start, starts[starts.indexOf(start) + 1]),
    glyphs: ofCluster,
  }));
}

/** The glyphs of a cluster as one glyph. */
interface Placed {
  readonly placed: readonly PlacedGlyph[];
  readonly advance: number;
}

/** Places glyphs one after another, as the pen moves. */
function place(glyphs: readonly ShapedGlyph[]): Placed {
  let advance = 0;
  const placed = glyphs.map(({ glyph, x, y, advance: width }): PlacedGlyph => {
    const at = { glyph, x: advance + x, y };
    advance += width;
    return at;
  });
  return { placed, advance };
}
