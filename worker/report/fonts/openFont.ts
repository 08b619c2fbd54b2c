import type { FontSource, GlyphId } from './FontSource.ts';
import { tabularFigures } from './tabularFigures.ts';
import { type FontTables, unpackWoff } from './unpackWoff.ts';

/**
 * Opens a WOFF file.
 *
 * @throws Error if a required table is missing.
 */
export async function openFont(file: Uint8Array): Promise<FontSource> {
  const tables = await unpackWoff(file);
  const head = view(tables, 'head');
  const os2 = view(tables, 'OS/2');
  const hhea = view(tables, 'hhea');
  const hmtx = view(tables, 'hmtx');
  const loca = view(tables, 'loca');
  const glyf = table(tables, 'glyf');
  const glyphs = readCharacterMap(view(tables, 'cmap'));
  const gsub = tables.get('GSUB');
  const figures = gsub ? tabularFigures(dataView(gsub)) : new Map<GlyphId, GlyphId>();
  const metricCount = hhea.getUint16(34);
  const isLongLoca = head.getInt16(50) === 1;
  const offsetOf = (glyph: GlyphId) =>
    isLongLoca ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;

  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    glyphOf: (codePoint) => glyphs.get(codePoint),
    tabular: (glyph) => figures.get(glyph) ?? glyph,
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4),
    leftSideBearingOf: (glyph) =>
      glyph < metricCount
        ? hmtx.getInt16(glyph * 4 + 2)
        : hmtx.getInt16(metricCount * 4 + (glyph - metricCount) * 2),
    outlineOf: (glyph) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)),
  };
}

function table(tables: FontTables, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (!found) throw new Error(`Expected the font to have a ${tag} table.`);
  return found;
}

const dataView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const view = (tables: FontTables, tag: string) => dataView(table(tables, tag));

/**
 * Reads the glyphs by code point from the format 4 subtable (OpenType, `cmap`). All characters of
 * the report are in the Basic Multilingual Plane, which this format covers.
 */
function readCharacterMap(cmap: DataView): ReadonlyMap<number, GlyphId> {
  const at = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(4 + index * 8 + 4),
  ).find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined) throw new Error('Expected the font to have a format 4 character map.');
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
