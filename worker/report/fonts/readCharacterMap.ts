import type { GlyphId } from './FontSource.ts';

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
