import type { FontSource } from './FontSource.ts';
import { privateUseStart, type SubsetGlyph } from './writeTrueType.ts';

/**
 * A character as the PDF encodes it: its code in the embedded font, and its width in thousandths of
 * the text size.
 */
export interface EncodedCharacter {
  readonly code: number;
  readonly width: number;
}

/**
 * A font face of the document. It collects the characters that it draws, so that only their glyphs
 * are embedded (a subset).
 *
 * All sources have the same em size. If several contain a character, the first one draws it.
 */
export class Face {
  readonly name: string;
  readonly #sources: readonly FontSource[];
  readonly #encoded = {
    plain: new Map<number, EncodedCharacter>(),
    tabular: new Map<number, EncodedCharacter>(),
  };
  readonly #subset: SubsetGlyph[] = [];
  readonly #characters: number[] = [];

  constructor(name: string, sources: readonly FontSource[]) {
    this.name = name;
    this.#sources = sources;
  }

  /** The glyphs to embed, in the order of their codes. */
  get subset(): readonly SubsetGlyph[] {
    return this.#subset;
  }

  /** The characters of these glyphs, by which readers search and copy the text. */
  get characters(): readonly number[] {
    return this.#characters;
  }

  /** Whether the face can draw a character. */
  has(codePoint: number): boolean {
    if (this.#encoded.plain.has(codePoint)) return true;
    return this.#sources.some((source) => source.glyphOf(codePoint) !== undefined);
  }

  /**
   * Encodes a character and adds its glyph to the subset.
   *
   * @param isTabular - Draws digits with equal widths; other characters ignore it.
   * @returns undefined if the face cannot draw the character.
   */
  encode(codePoint: number, isTabular: boolean): EncodedCharacter | undefined {
    const isTabularDigit = isTabular && codePoint >= 0x30 && codePoint <= 0x39;
    const encodings = this.#encoded[isTabularDigit ? 'tabular' : 'plain'];
    const existing = encodings.get(codePoint);
    if (existing) return existing;
    const source = this.#sources.find((candidate) => candidate.glyphOf(codePoint) !== undefined);
    const plain = source?.glyphOf(codePoint);
    if (!source || plain === undefined) return undefined;
    const glyph = isTabularDigit ? source.tabular(plain) : plain;
    const encoded = {
      code: privateUseStart + this.#subset.length,
      // jsPDF writes widths as integers, rounded down, and viewers advance by them.
      width: Math.floor((source.advanceOf(glyph) * 1000) / source.unitsPerEm),
    };
    this.#subset.push({ source, glyph });
    this.#characters.push(searchableCharacter(codePoint));
    encodings.set(codePoint, encoded);
    return encoded;
  }
}

/** Maps a shaped Arabic letter to the plain letter; ligatures of two letters stay as they are. */
function searchableCharacter(codePoint: number): number {
  if (codePoint < 0xfb50 || codePoint > 0xfefc) return codePoint;
  const letter = String.fromCodePoint(codePoint).normalize('NFKC');
  return letter.length === 1 ? letter.charCodeAt(0) : codePoint;
}
