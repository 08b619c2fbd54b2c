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

/** The tables of a font file by tag, such as `glyf`. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const headerBytes = 44;
const entryBytes = 20;

/**
 * Unpacks the TrueType tables of a WOFF 1.0 file (W3C WOFF File Format 1.0). WOFF 1.0 needs only
 * zlib, which browsers and Node.js include.
 *
 * @throws Error if the file is no WOFF file with TrueType outlines.
 */
export async function unpackWoff(file: Uint8Array): Promise<FontTables> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4646 || view.getUint32(4) !== 0x00010000) {
    throw new Error('Expected a WOFF file with TrueType outlines.');
  }
  const entries = Array.from(
    { length: view.getUint16(12) },
    (_, index) => headerBytes + index * entryBytes,
  );
  return new Map(
    await Promise.all(
      entries.map(async (at) => {
        const tag = String.fromCharCode(...file.subarray(at, at + 4));
        const offset = view.getUint32(at + 4);
        const stored = file.subarray(offset, offset + view.getUint32(at + 8));
        const isCompressed = stored.length < view.getUint32(at + 12);
        return [tag, isCompressed ? await inflate(stored) : stored] as const;
      }),
    ),
  );
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Reads the glyphs by code point from the subtables of format 12, which covers all of Unicode, and
 * of format 4, which covers the Basic Multilingual Plane (OpenType, `cmap`).
 *
 * @throws Error if there is neither.
 */
export function readCharacterMap(cmap: DataView): ReadonlyMap<number, GlyphId> {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(4 + index * 8 + 4),
  );
  const subtable = (format: number) => subtables.find((at) => cmap.getUint16(at) === format);
  const segmented = subtable(12);
  if (segmented !== undefined) return readSegmentedCoverage(cmap, segmented);
  const mapped = subtable(4);
  if (mapped !== undefined) return readSegmentMapping(cmap, mapped);
  throw new Error('Expected the font to have a character map of format 4 or 12.');
}

function readSegmentedCoverage(cmap: DataView, at: number): Map<number, GlyphId> {
  const glyphs = new Map<number, GlyphId>();
  for (let group = 0; group < cmap.getUint32(at + 12); group += 1) {
    const record = at + 16 + group * 12;
    const start = cmap.getUint32(record);
    const glyph = cmap.getUint32(record + 8);
    for (let code = start; code <= cmap.getUint32(record + 4); code += 1) {
      glyphs.set(code, glyph + code - start);
    }
  }
  return glyphs;
}

function readSegmentMapping(cmap: DataView, at: number): Map<number, GlyphId> {
  const segments = cmap.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  const glyphs = new Map<number, GlyphId>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = cmap.getUint16(ends + segment * 2);
    const start = cmap.getUint16(starts + segment * 2);
    const delta = cmap.getUint16(deltas + segment * 2);
    const range = cmap.getUint16(ranges + segment * 2);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const formatList =
        range === 0 ? code : cmap.getUint16(ranges + segment * 2 + range + (code - start) * 2);
      const glyph = formatList === 0 && range !== 0 ? 0 : (formatList + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** Joins byte arrays. */
export function bytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const zeros = (length: number) => new Uint8Array(length);

/** Fills up to a multiple of four bytes. */
export function padded(data: Uint8Array): Uint8Array {
  return data.length % 4 === 0 ? data : bytes(data, zeros(4 - (data.length % 4)));
}

export const dataView = (data: Uint8Array) =>
  new DataView(data.buffer, data.byteOffset, data.byteLength);

function encodeNumbers(
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

/** Encodes numbers in the big-endian formats of OpenType. */
export const u16 = (...values: number[]) =>
  encodeNumbers(2, values, (view, at, value) => view.setUint16(at, value));
export const i16 = (...values: number[]) =>
  encodeNumbers(2, values, (view, at, value) => view.setInt16(at, value));
export const u32 = (...values: number[]) =>
  encodeNumbers(4, values, (view, at, value) => view.setUint32(at, value));
