import { bytes, dataView, i16, u16 } from './binary.ts';
import type { FontSource, GlyphId } from './FontSource.ts';

/** A glyph to embed; lengths are in font units. */
export interface SubsetGlyph {
  readonly source: FontSource;
  /** A `glyf` record, which refers to its components by their glyphs in the source. */
  readonly outline: Uint8Array;
  readonly advance: number;
  readonly leftSideBearing: number;
}

/** A glyph of a font at a place. */
export interface PlacedGlyph {
  readonly glyph: GlyphId;
  readonly x: number;
  readonly y: number;
}

/** A glyph as it is in its font. */
export function plainGlyph(source: FontSource, glyph: GlyphId): SubsetGlyph {
  return {
    source,
    outline: source.outlineOf(glyph),
    advance: source.advanceOf(glyph),
    leftSideBearing: source.leftSideBearingOf(glyph),
  };
}

/** One glyph that draws several glyphs, each at its place (OpenType, `glyf`, composite glyphs). */
export function compositeGlyph(
  source: FontSource,
  glyphs: readonly PlacedGlyph[],
  advance: number,
): SubsetGlyph {
  const drawn = glyphs.filter(({ glyph }) => source.outlineOf(glyph).length > 0);
  const [first, ...others] = drawn;
  if (!first) return { source, outline: new Uint8Array(), advance, leftSideBearing: 0 };
  if (others.length === 0 && first.x === 0 && first.y === 0) {
    return { ...plainGlyph(source, first.glyph), advance };
  }
  const boxes = drawn.map(({ glyph, x, y }) => {
    const record = dataView(source.outlineOf(glyph));
    return {
      left: record.getInt16(2) + x,
      bottom: record.getInt16(4) + y,
      right: record.getInt16(6) + x,
      top: record.getInt16(8) + y,
    };
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const outline = bytes(
    i16(-1, left, Math.min(...boxes.map(({ bottom }) => bottom))),
    i16(Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ top }) => top))),
    ...drawn.map(({ glyph, x, y }, index) => {
      const isLast = index === drawn.length - 1;
      const flags = argumentsAreWords | argumentsAreOffsets | (isLast ? 0 : hasMoreComponents);
      return bytes(u16(flags, glyph), i16(x, y));
    }),
  );
  return { source, outline, advance, leftSideBearing: left };
}

const argumentsAreWords = 0x0001;
const argumentsAreOffsets = 0x0002;
const hasMoreComponents = 0x0020;
