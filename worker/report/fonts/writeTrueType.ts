import type { FontSource, GlyphId } from './FontSource.ts';

/** A glyph to embed, and the font that it comes from. */
export interface GlyphPick {
  readonly source: FontSource;
  readonly glyph: GlyphId;
}

/** The code of the first pick: a private one, so that nothing on the way takes it for a letter to reorder or join. */
export const firstCode = 0xe000;

/**
 * A TrueType font of just these glyphs: the n-th pick is glyph n + 1 and answers to the code
 * `firstCode + n`. All picks share one em size; jsPDF embeds the bytes as they are.
 */
export function writeTrueType(name: string, picks: readonly GlyphPick[]): Uint8Array {
  const first = picks[0];
  if (!first) throw new Error(`expected at least one glyph for ${name}`);
  const glyphs = withComponents(picks);
  const outlines = [new Uint8Array(), ...glyphs.map(({ outline }) => padded(outline))];
  const widths = [0, ...glyphs.map(({ pick }) => pick.source.advanceOf(pick.glyph))];
  const bearings = [0, ...glyphs.map(({ pick }) => pick.source.leftSideBearingOf(pick.glyph))];
  const { unitsPerEm, ascent, descent, capHeight } = first.source;
  const offsets = [0];
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length);
  const box = boundingBox(outlines);

  return assemble({
    'OS/2': bytes(
      ...[u16(4), i16(Math.round(unitsPerEm / 2)), u16(500, 5, 0), zeros(52), u16(0)],
      ...[u16(firstCode, firstCode + picks.length - 1), i16(ascent, descent, 0)],
      ...[
        u16(ascent, -descent),
        zeros(8),
        i16(Math.round(capHeight * 0.75), capHeight),
        u16(0, 32, 0),
      ],
    ),
    cmap: bytes(u16(0, 1, 3, 1), u32(12), characterMap(picks.length)),
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
      u16(outlines.length, 2000, 200, 2000, 200, 1),
      zeros(14),
      u16(16, 4),
    ),
    name: nameTable(name),
    post: bytes(u32(0x00030000, 0), i16(-100, 50), zeros(20)),
  });
}

/** The picks, then the glyphs that composite ones are built from, with the references renumbered. */
function withComponents(picks: readonly GlyphPick[]) {
  const glyphs = picks.map((pick) => ({ pick, outline: Uint8Array.from(outlineOf(pick)) }));
  const numbers = new Map<FontSource, Map<GlyphId, number>>();
  const numberOf = (pick: GlyphPick) => {
    const known = numbers.get(pick.source) ?? new Map<GlyphId, number>();
    numbers.set(pick.source, known);
    const number = known.get(pick.glyph) ?? glyphs.length + 1;
    if (!known.has(pick.glyph)) {
      known.set(pick.glyph, number);
      glyphs.push({ pick, outline: Uint8Array.from(outlineOf(pick)) });
    }
    return number;
  };
  // A component is appended while the walk is on, and is walked in its turn.
  for (const { pick, outline } of glyphs) {
    const view = new DataView(outline.buffer);
    for (const at of componentPlaces(view)) {
      view.setUint16(at, numberOf({ source: pick.source, glyph: view.getUint16(at) }));
    }
  }
  return glyphs;
}

const outlineOf = ({ source, glyph }: GlyphPick) => source.outlineOf(glyph);

/** Where a composite outline names its components (OpenType, glyf: composite glyph description). */
function componentPlaces(outline: DataView): number[] {
  if (outline.byteLength === 0 || outline.getInt16(0) >= 0) return [];
  const places: number[] = [];
  let at = 10;
  let flags = 0;
  do {
    flags = outline.getUint16(at);
    places.push(at + 2);
    const offsets = flags & 0x0001 ? 4 : 2;
    const scale = flags & 0x0080 ? 8 : flags & 0x0040 ? 4 : flags & 0x0008 ? 2 : 0;
    at += 4 + offsets + scale;
  } while (flags & 0x0020);
  return places;
}

/** One segment, format 4: code `firstCode + n` is glyph n + 1; the closing segment is required. */
function characterMap(count: number): Uint8Array {
  return bytes(
    ...[u16(4, 32, 0, 4, 4, 1, 0), u16(firstCode + count - 1, 0xffff, 0), u16(firstCode, 0xffff)],
    ...[u16((1 - firstCode) & 0xffff, 1), u16(0, 0)],
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
  const boxes = outlines
    .filter((outline) => outline.length > 0)
    .map((outline) => new DataView(outline.buffer, outline.byteOffset, outline.byteLength));
  return [
    Math.min(0, ...boxes.map((box) => box.getInt16(2))),
    Math.min(0, ...boxes.map((box) => box.getInt16(4))),
    Math.max(0, ...boxes.map((box) => box.getInt16(6))),
    Math.max(0, ...boxes.map((box) => box.getInt16(8))),
  ];
}

/** The tables behind their directory, each on a multiple of four bytes (OpenType, table directory). */
function assemble(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(tables);
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

function padded(data: Uint8Array): Uint8Array {
  return data.length % 4 === 0 ? data : bytes(data, zeros(4 - (data.length % 4)));
}

function bytes(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const zeros = (length: number) => new Uint8Array(length);

function written(
  size: number,
  values: number[],
  write: (view: DataView, at: number, value: number) => void,
) {
  const data = new Uint8Array(values.length * size);
  const view = new DataView(data.buffer);
  values.forEach((value, index) => {
    write(view, index * size, value);
  });
  return data;
}

const u16 = (...values: number[]) =>
  written(2, values, (view, at, value) => view.setUint16(at, value));
const i16 = (...values: number[]) =>
  written(2, values, (view, at, value) => view.setInt16(at, value));
const u32 = (...values: number[]) =>
  written(4, values, (view, at, value) => view.setUint32(at, value));
