/** The number of a glyph within its font. */
export type GlyphId = number;

/** An opened font file: its characters, their widths, and the outlines to embed. */
export interface FontSource {
  readonly unitsPerEm: number;
  /** In font units above and below the baseline; `descent` is negative. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** The glyph of a code point; undefined if the font has none. */
  glyphOf(codePoint: number): GlyphId | undefined;
  /** In font units. */
  advanceOf(glyph: GlyphId): number;
  leftSideBearingOf(glyph: GlyphId): number;
  /** The `glyf` record of a glyph; empty for a space. */
  outlineOf(glyph: GlyphId): Uint8Array;
  /** The whole font as a TrueType file. */
  toTrueType(): Uint8Array;
}
