import type { FontSource, GlyphId } from './woff.ts';
import { bytes, dataView, i16, padded, u16, u32, zeros } from './woff.ts';

/**
 * The code of the first glyph, in the private use area: PDF tools neither reorder nor join such
 * characters.
 */
export const privateUseStart = 0xe000;

/**
 * Writes a TrueType font with the glyphs of a subset; jsPDF embeds the bytes unchanged. Glyph n of
 * the subset is glyph n + 1 of the font and has the code `privateUseStart + n`.
 *
 * @param name - The PostScript name of the font.
 * @param subset - At least one glyph; the sources have the same em size.
 */
export function writeTrueType(name: string, subset: readonly SubsetGlyph[]): Uint8Array {
  const first = subset[0];
  if (!first) throw new Error(`Expected at least one glyph for ${name}.`);
  const glyphs = withComponents(subset);
  const outlines = [new Uint8Array(), ...glyphs.map(({ outline }) => padded(outline))];
  const widths = [0, ...glyphs.map(({ advance }) => advance)];
  const bearings = [0, ...glyphs.map(({ leftSideBearing }) => leftSideBearing)];
  const components = outlines.map((outline) => componentOffsets(dataView(outline)).length);
  const { unitsPerEm, ascent, descent, capHeight } = first.source;
  const offsets = [0];
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length);
  const box = boundingBox(outlines);

  const tables = {
    'OS/2': bytes(
      ...[u16(4), i16(Math.round(unitsPerEm / 2)), u16(500, 5, 0), zeros(52), u16(0)],
      ...[u16(privateUseStart, privateUseStart + subset.length - 1), i16(ascent, descent, 0)],
      ...[
        u16(ascent, -descent),
        zeros(8),
        i16(Math.round(capHeight * 0.75), capHeight),
        u16(0, 32, 0),
      ],
    ),
    cmap: bytes(u16(0, 1, 3, 1), u32(12), characterMap(subset.length)),
    glyf: bytes(...outlines),
    head: bytes(
      ...[u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5), u16(0, unitsPerEm), zeros(16)],
      ...[i16(...box), u16(0, 6), i16(2, 1, 0)],
    ),
    hhea: bytes(
      ...[u32(0x00010000), i16(ascent, descent, 0), u16(Math.max(...widths)), i16(0, 0, box[2])],
      ...[i16(1, 0, 0), zeros(10), u16(widths.length)],
    ),
    hmtx: bytes(...widths.map((width, glyph) => bytes(u16(width), i16(bearings[glyph] ?? 0)))),
    loca: bytes(u32(...offsets)),
    maxp: bytes(
      u32(0x00010000),
      u16(outlines.length, 4000, 400, 4000, 400, 1),
      zeros(14),
      u16(Math.max(...components), 4),
    ),
    name: nameTable(name),
    post: bytes(u32(0x00030000, 0), i16(-100, 50), zeros(20)),
  };
  return assembleTrueType(Object.entries(tables));
}

/**
 * Appends the components of composite glyphs to the subset and renumbers the references to them.
 */
function withComponents(subset: readonly SubsetGlyph[]): SubsetGlyph[] {
  const copyOf = (glyph: SubsetGlyph) => ({ ...glyph, outline: Uint8Array.from(glyph.outline) });
  const glyphs = subset.map(copyOf);
  const numbers = new Map<FontSource, Map<GlyphId, number>>();
  const numberOf = (source: FontSource, glyph: GlyphId) => {
    const known = numbers.get(source) ?? new Map<GlyphId, number>();
    numbers.set(source, known);
    const number = known.get(glyph) ?? glyphs.length + 1;
    if (!known.has(glyph)) {
      known.set(glyph, number);
      glyphs.push(copyOf(plainGlyph(source, glyph)));
    }
    return number;
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

/**
 * Format 4 with one segment: code `privateUseStart + n` is glyph n + 1. The format requires an end
 * segment.
 */
function characterMap(count: number): Uint8Array {
  return bytes(
    ...[
      u16(4, 32, 0, 4, 4, 1, 0),
      u16(privateUseStart + count - 1, 0xffff, 0),
      u16(privateUseStart, 0xffff),
    ],
    ...[u16((1 - privateUseStart) & 0xffff, 1), u16(0, 0)],
  );
}

function nameTable(name: string): Uint8Array {
  const text = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  const ids = [1, 4, 6];
  return bytes(
    u16(0, ids.length, 6 + 12 * ids.length),
    ...ids.map((id) => u16(1, 0, 0, id, text.length, 0)),
    text,
  );
}

function boundingBox(outlines: readonly Uint8Array[]): [number, number, number, number] {
  const boxes = outlines.filter((outline) => outline.length > 0).map(dataView);
  return [
    Math.min(0, ...boxes.map((box) => box.getInt16(2))),
    Math.min(0, ...boxes.map((box) => box.getInt16(4))),
    Math.max(0, ...boxes.map((box) => box.getInt16(6))),
    Math.max(0, ...boxes.map((box) => box.getInt16(8))),
  ];
}

/**
 * Joins tables to a TrueType file: a directory, then the tables, each aligned to four bytes
 * (OpenType, table directory).
 *
 * @param tables - By tag, in the order of the tags.
 */
export function assembleTrueType(tables: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  const entries = [...tables];
  const log2 = 31 - Math.clz32(entries.length);
  const power = 2 ** log2;
  let offset = 12 + entries.length * 16;
  const directory = entries.map(([tag, data]) => {
    const entry = bytes(
      Uint8Array.from(tag, (letter) => letter.charCodeAt(0)),
      u32(0, offset, data.length),
    );
    offset += padded(data).length;
    return entry;
  });
  return bytes(
    u32(0x00010000),
    u16(entries.length, power * 16, log2, (entries.length - power) * 16),
    ...directory,
    ...entries.map(([, data]) => padded(data)),
  );
}

/** A glyph to embed; lengths are in font units. */
export interface SubsetGlyph {
  readonly source: FontSource;
  /** A `glyf` record, which refers to its components by their glyphs in the source. */
  readonly outline: Uint8Array;
  readonly advance: number;
  readonly leftSideBearing: number;
}

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
