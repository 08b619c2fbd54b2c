import type { FontSource } from './FontSource.ts';
import { firstCode, type GlyphPick } from './writeTrueType.ts';

/** How one drawn character is encoded: its code in the embedded font, and its width in thousandths of the text size. */
export interface DrawnCharacter {
  readonly code: number;
  readonly width: number;
}

/**
 * One face of the document: what it draws is remembered, so that exactly those glyphs are embedded.
 * Its sources share an em size; an earlier one wins where several know a character.
 */
export class Face {
  readonly name: string;
  readonly #sources: readonly FontSource[];
  readonly #drawn = {
    plain: new Map<number, DrawnCharacter>(),
    tabular: new Map<number, DrawnCharacter>(),
  };
  readonly #picks: GlyphPick[] = [];
  readonly #characters: number[] = [];

  constructor(name: string, sources: readonly FontSource[]) {
    this.name = name;
    this.#sources = sources;
  }

  /** The glyphs to embed, in the order of their codes. */
  get picks(): readonly GlyphPick[] {
    return this.#picks;
  }

  /** The characters that those glyphs stand for, so that a reader can search and copy them. */
  get characters(): readonly number[] {
    return this.#characters;
  }

  has(codePoint: number): boolean {
    if (this.#drawn.plain.has(codePoint)) return true;
    return this.#sources.some((source) => source.glyphOf(codePoint) !== undefined);
  }

  /** Undefined where the face has no such character; only digits are ever tabular. */
  draw(codePoint: number, isTabular: boolean): DrawnCharacter | undefined {
    const isTabularDigit = isTabular && codePoint >= 0x30 && codePoint <= 0x39;
    const drawnBefore = this.#drawn[isTabularDigit ? 'tabular' : 'plain'];
    const known = drawnBefore.get(codePoint);
    if (known) return known;
    const source = this.#sources.find((candidate) => candidate.glyphOf(codePoint) !== undefined);
    const plain = source?.glyphOf(codePoint);
    if (!source || plain === undefined) return undefined;
    const glyph = isTabularDigit ? source.tabular(plain) : plain;
    const drawn = {
      code: firstCode + this.#picks.length,
      // jsPDF writes widths in whole thousandths, rounded down, and viewers advance by those.
      width: Math.floor((source.advanceOf(glyph) * 1000) / source.unitsPerEm),
    };
    this.#picks.push({ source, glyph });
    this.#characters.push(letterOf(codePoint));
    drawnBefore.set(codePoint, drawn);
    return drawn;
  }
}

/** A shaped Arabic letter is read and searched as the letter itself; a ligature of two stays what it is. */
function letterOf(codePoint: number): number {
  if (codePoint < 0xfb50 || codePoint > 0xfefc) return codePoint;
  const letter = String.fromCodePoint(codePoint).normalize('NFKC');
  return letter.length === 1 ? letter.charCodeAt(0) : codePoint;
}
