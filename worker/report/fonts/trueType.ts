import type { FontSource, GlyphId } from './openFont.ts';
import { assembleTrueType, bytes, dataView, padded, u16, u32 } from './openFont.ts';

/**
 * Writes a TrueType font with the glyphs of a subset and the tables that a PDF needs (ISO 32000-1,
 * 9.9). Glyph n of the subset is glyph n + 1 of the font.
 *
 * @param subset - At least one glyph; the sources have the same em size.
 */
export function writeTrueType(subset: readonly SubsetGlyph[]): Uint8Array {
  const glyphs = withComponents(subset);
  const [, first] = glyphs;
  if (!first) throw new Error('Expected at least one glyph.');
  const { unitsPerEm, ascent, descent } = first.source;
  const outlines = glyphs.map(({ outline }) => padded(outline));
  const offsets = [0];
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length);
  const box = boundingBox(subset);
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const metrics = glyphs.map(({ outline, advance }) =>
    u16(advance, outline.length > 0 ? dataView(outline).getInt16(2) : 0),
  );
  return assembleTrueType({
    glyf: bytes(...outlines),
    head: bytes(
      ...[u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5), u16(0, unitsPerEm), zeros(16)],
      u16(...box, 0, 6, 2, 1, 0),
    ),
    hhea: bytes(
      ...[u32(0x00010000), u16(ascent, descent, 0, widest, 0, 0, box[2], 1, 0, 0)],
      ...[zeros(10), u16(glyphs.length)],
    ),
    hmtx: bytes(...metrics),
    loca: u32(...offsets),
    maxp: bytes(
      ...[u32(0x00010000), u16(glyphs.length, 4000, 400, 4000, 400, 1)],
      ...[zeros(14), u16(100, 4)],
    ),
  });
}

const zeros = (length: number) => new Uint8Array(length);

/**
 * Puts an empty glyph before the subset, and the components of its composite glyphs after it, and
 * renumbers the references to them.
 */
function withComponents(subset: readonly SubsetGlyph[]): SubsetGlyph[] {
  const copyOf = (glyph: SubsetGlyph) => ({ ...glyph, outline: Uint8Array.from(glyph.outline) });
  const empty = subset.slice(0, 1).map((first) => ({ ...first, outline: zeros(0), advance: 0 }));
  const glyphs = [...empty, ...subset.map(copyOf)];
  const components: { readonly source: FontSource; readonly glyph: GlyphId }[] = [];
  const numberOf = (source: FontSource, glyph: GlyphId) => {
    const known = components.findIndex((each) => each.source === source && each.glyph === glyph);
    if (known >= 0) return 1 + subset.length + known;
    components.push({ source, glyph });
    return glyphs.push(copyOf(plainGlyph(source, glyph))) - 1;
  };
  // Components are appended during the iteration, so their own components are found, too.
  for (const { source, outline } of glyphs) {
    const view = dataView(outline);
    for (const at of componentOffsets(view)) {
      view.setUint16(at, numberOf(source, view.getUint16(at)));
    }
  }
  return glyphs;
}

/** The offsets of the component references in a composite outline (OpenType, `glyf`). */
function componentOffsets(outline: DataView): number[] {
  if (outline.byteLength === 0 || outline.getInt16(0) >= 0) return [];
  const offsets: number[] = [];
  let at = 10;
  let flags = 0;
  do {
    flags = outline.getUint16(at);
    offsets.push(at + 2);
    const argumentBytes = flags & 0x0001 ? 4 : 2;
    const scaleBytes = flags & 0x0080 ? 8 : flags & 0x0040 ? 4 : flags & 0x0008 ? 2 : 0;
    at += 4 + argumentBytes + scaleBytes;
  } while (flags & 0x0020);
  return offsets;
}

/** The left, bottom, right and top of glyphs and of the origin, in font units. */
export function boundingBox(glyphs: readonly SubsetGlyph[]): [number, number, number, number] {
  const boxes = glyphs.flatMap(({ outline }) => (outline.length > 0 ? dataView(outline) : []));
  return [
    Math.min(0, ...boxes.map((box) => box.getInt16(2))),
    Math.min(0, ...boxes.map((box) => box.getInt16(4))),
    Math.max(0, ...boxes.map((box) => box.getInt16(6))),
    Math.max(0, ...boxes.map((box) => box.getInt16(8))),
  ];
}

/** A glyph to embed; lengths are in font units. */
export interface SubsetGlyph {
  readonly source: FontSource;
  /** A `glyf` record, which refers to its components by their glyphs in the source. */
  readonly outline: Uint8Array;
  readonly advance: number;
}

export interface PlacedGlyph {
  readonly glyph: GlyphId;
  readonly x: number;
  readonly y: number;
}

/** A glyph as it is in its font. */
export function plainGlyph(source: FontSource, glyph: GlyphId): SubsetGlyph {
  return { source, outline: source.outlineOf(glyph), advance: source.advanceOf(glyph) };
}

/** One glyph that draws several glyphs, each at its place (OpenType, `glyf`, composite glyphs). */
export function compositeGlyph(
  source: FontSource,
  glyphs: readonly PlacedGlyph[],
  advance: number,
): SubsetGlyph {
  const drawn = glyphs.filter(({ glyph }) => source.outlineOf(glyph).length > 0);
  const [first, ...others] = drawn;
  if (!first) return { source, outline: zeros(0), advance };
  if (others.length === 0 && first.x === 0 && first.y === 0) {
    return { source, outline: source.outlineOf(first.glyph), advance };
  }
  const boxes = drawn.map(({ glyph, x, y }) => {
    const record = dataView(source.outlineOf(glyph));
    return [2, 4, 6, 8].map((at, side) => record.getInt16(at) + (side % 2 === 0 ? x : y));
  });
  const sideOf = (pick: (...values: number[]) => number, side: number) =>
    pick(...boxes.map((box) => box[side] ?? 0));
  const outline = bytes(
    u16(-1, sideOf(Math.min, 0), sideOf(Math.min, 1), sideOf(Math.max, 2), sideOf(Math.max, 3)),
    ...drawn.map(({ glyph, x, y }, index) => {
      const isLast = index === drawn.length - 1;
      const flags = argumentsAreWords | argumentsAreOffsets | (isLast ? 0 : hasMoreComponents);
      return u16(flags, glyph, x, y);
    }),
  );
  return { source, outline, advance };
}

const argumentsAreWords = 0x0001;
const argumentsAreOffsets = 0x0002;
const hasMoreComponents = 0x0020;
