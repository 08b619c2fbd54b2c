import type { FontSource } from './FontSource.ts';
import { compositeGlyph, plainGlyph, type SubsetGlyph } from './SubsetGlyph.ts';
import { privateUseStart } from './writeTrueType.ts';

/**
 * A glyph as the PDF encodes it: its code in the embedded font, and its width in thousandths of the
 * text size.
 */
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
  readonly #encoded = {
    plain: new Map<number, EncodedGlyph>(),
    tabular: new Map<number, EncodedGlyph>(),
  };
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

  /** Whether the face has a glyph for a character. */
  has(codePoint: number): boolean {
    return this.#sources.some((source) => source.glyphOf(codePoint) !== undefined);
  }

  /**
   * Encodes a character and adds its glyph to the subset.
   *
   * @param isTabular - Draws digits with equal widths; other characters ignore it.
   * @returns undefined if the face cannot draw the character.
   */
  encode(codePoint: number, isTabular: boolean): EncodedGlyph | undefined {
    const isTabularDigit = isTabular && digits.includes(codePoint);
    const encodings = this.#encoded[isTabularDigit ? 'tabular' : 'plain'];
    const existing = encodings.get(codePoint);
    if (existing) return existing;
    const source = this.#sources.find((candidate) => candidate.glyphOf(codePoint) !== undefined);
    const glyph = source?.glyphOf(codePoint);
    if (!source || glyph === undefined) return undefined;
    const encoded = this.add(
      isTabularDigit ? tabularDigit(source, glyph) : plainGlyph(source, glyph),
      String.fromCodePoint(codePoint),
    );
    encodings.set(codePoint, encoded);
    return encoded;
  }

  /** Adds a glyph to the subset. */
  protected add(glyph: SubsetGlyph, text: string): EncodedGlyph {
    const embedded = {
      glyph,
      text,
      code: privateUseStart + this.#glyphs.length,
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
