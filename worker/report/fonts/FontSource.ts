/** A glyph by its number within its font. */
export type GlyphId = number;

/** One opened font file: which characters it draws, how wide, and the outlines to embed. */
export interface FontSource {
  readonly unitsPerEm: number;
  /** In font units above and below the baseline; `descent` is negative. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** The glyph of a code point, or undefined where the font has none. */
  glyphOf(codePoint: number): GlyphId | undefined;
  /** The same digit at the width that all digits share, or the glyph itself. */
  tabular(glyph: GlyphId): GlyphId;
  /** In font units. */
  advanceOf(glyph: GlyphId): number;
  leftSideBearingOf(glyph: GlyphId): number;
  /** The glyph's `glyf` record; empty for a space. */
  outlineOf(glyph: GlyphId): Uint8Array;
}
