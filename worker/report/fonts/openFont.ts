import { strToU8, unzlibSync } from 'fflate';

/** A WOFF file by its path in `files/`. Each holds one weight of one subset of a typeface. */
export type FontFile =
  | `inter/inter-${string}-${400 | 600}-normal.woff`
  | `noto-${string}/noto-${string}-500-normal.woff`;

/** The file that shapes text: `harfbuzzjs/dist/harfbuzz.wasm`. */
export const shaperFile = 'harfbuzz.wasm';

/**
 * Loads the bytes of a font file, or of HarfBuzz. The browser fetches the same files that Node
 * reads from disk, so both draw the same report (S5).
 */
export type LoadFont = (file: FontFile | typeof shaperFile) => Promise<Uint8Array>;

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
  /** The `glyf` record of a glyph; empty for a space. */
  outlineOf(glyph: GlyphId): Uint8Array;
  /** The whole font as a TrueType file. */
  toTrueType(): Uint8Array;
}

/**
 * Opens a WOFF file.
 *
 * @throws Error if the file is no WOFF file with TrueType outlines, or a required table is missing.
 */
export function openFont(file: Uint8Array): FontSource {
  const tables = unpackWoff(file);
  const table = (tag: string) => {
    const found = tables[tag];
    if (!found) throw new Error(`Expected the font to have a ${tag} table.`);
    return found;
  };
  const view = (tag: string) => dataView(table(tag));
  const head = view('head');
  const hhea = view('hhea');
  const hmtx = view('hmtx');
  const loca = view('loca');
  const glyf = table('glyf');
  const glyphs = readCharacterMap(view('cmap'));
  const metricCount = hhea.getUint16(34);
  const isLongLoca = head.getInt16(50) === 1;
  const offsetOf = (glyph: GlyphId) =>
    isLongLoca ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;

  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: view('OS/2').getInt16(88),
    glyphOf: (codePoint) => glyphs.get(codePoint),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4),
    outlineOf: (glyph) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)),
    toTrueType: () => assembleTrueType(tables),
  };
}

/** The tables of a font by tag, such as `glyf`, in the order of the tags. */
type FontTables = Readonly<Record<string, Uint8Array>>;

/** Unpacks the TrueType tables of a WOFF 1.0 file (W3C WOFF File Format 1.0). */
function unpackWoff(file: Uint8Array): FontTables {
  const view = dataView(file);
  if (view.getUint32(0) !== 0x774f4646 || view.getUint32(4) !== 0x00010000) {
    throw new Error('Expected a WOFF file with TrueType outlines.');
  }
  return Object.fromEntries(
    Array.from({ length: view.getUint16(12) }, (_, index) => {
      const at = 44 + index * 20;
      const tag = String.fromCharCode(...file.subarray(at, at + 4));
      const offset = view.getUint32(at + 4);
      const stored = file.subarray(offset, offset + view.getUint32(at + 8));
      const isCompressed = stored.length < view.getUint32(at + 12);
      return [tag, isCompressed ? unzlibSync(stored) : stored];
    }),
  );
}

/**
 * Reads the glyphs by code point from the subtable of format 4, which covers the Basic Multilingual
 * Plane (OpenType, `cmap`). HarfBuzz finds the glyphs of the scripts beyond it.
 *
 * @throws Error if there is none.
 */
function readCharacterMap(cmap: DataView): ReadonlyMap<number, GlyphId> {
  const at = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(4 + index * 8 + 4),
  ).find((subtable) => cmap.getUint16(subtable) === 4);
  if (at === undefined) throw new Error('Expected the font to have a character map of format 4.');
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

/**
 * Joins tables to a TrueType file: a directory, then the tables, each aligned to four bytes
 * (OpenType, table directory).
 */
export function assembleTrueType(tables: FontTables): Uint8Array {
  const entries = Object.entries(tables);
  const log2 = 31 - Math.clz32(entries.length);
  const power = 2 ** log2;
  let offset = 12 + entries.length * 16;
  const directory = entries.map(([tag, data]) => {
    const entry = bytes(strToU8(tag), u32(0, offset, data.length));
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

/** Fills up to a multiple of four bytes. */
export function padded(data: Uint8Array): Uint8Array {
  return data.length % 4 === 0 ? data : bytes(data, new Uint8Array(4 - (data.length % 4)));
}

export const dataView = (data: Uint8Array) =>
  new DataView(data.buffer, data.byteOffset, data.byteLength);

/** Encodes numbers of 16 bits in the order of OpenType, negative ones as their complement. */
export const u16 = (...values: number[]) =>
  Uint8Array.from(values.flatMap((value) => [value >> 8, value]));

export const u32 = (...values: number[]) =>
  Uint8Array.from(values.flatMap((value) => [value >> 24, value >> 16, value >> 8, value]));
