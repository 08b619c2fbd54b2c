import type { GlyphId } from './FontSource.ts';

/**
 * Reads the glyphs that the `tnum` feature of a font substitutes for digits, so that figures in a
 * column align (OpenType, `GSUB`). PDF viewers do not apply font features, so the report selects
 * the glyphs.
 *
 * @param gsub - The `GSUB` table.
 * @returns The tabular glyph by the glyph that it replaces.
 */
export function tabularFigures(gsub: DataView): ReadonlyMap<GlyphId, GlyphId> {
  const features = gsub.getUint16(6);
  const lookups = gsub.getUint16(8);
  const replaced = new Map<GlyphId, GlyphId>();
  for (let index = 0; index < gsub.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (gsub.getUint32(record) !== 0x746e756d) continue;
    const feature = features + gsub.getUint16(record + 4);
    for (let at = 0; at < gsub.getUint16(feature + 2); at += 1) {
      const lookup =
        lookups + gsub.getUint16(lookups + 2 + gsub.getUint16(feature + 4 + at * 2) * 2);
      readLookup(gsub, lookup, replaced);
    }
  }
  return replaced;
}

const singleSubstitution = 1;
const extension = 7;

function readLookup(gsub: DataView, lookup: number, replaced: Map<GlyphId, GlyphId>) {
  const type = gsub.getUint16(lookup);
  for (let index = 0; index < gsub.getUint16(lookup + 4); index += 1) {
    const subtable = lookup + gsub.getUint16(lookup + 6 + index * 2);
    if (type === singleSubstitution) readSingle(gsub, subtable, replaced);
    if (type === extension && gsub.getUint16(subtable + 2) === singleSubstitution) {
      readSingle(gsub, subtable + gsub.getUint32(subtable + 4), replaced);
    }
  }
}

function readSingle(gsub: DataView, at: number, replaced: Map<GlyphId, GlyphId>) {
  const isByDelta = gsub.getUint16(at) === 1;
  coveredGlyphs(gsub, at + gsub.getUint16(at + 2)).forEach((glyph, index) => {
    const substitute = isByDelta
      ? (glyph + gsub.getInt16(at + 4)) & 0xffff
      : gsub.getUint16(at + 6 + index * 2);
    replaced.set(glyph, substitute);
  });
}

function coveredGlyphs(gsub: DataView, at: number): GlyphId[] {
  const count = gsub.getUint16(at + 2);
  if (gsub.getUint16(at) === 1) {
    return Array.from({ length: count }, (_, index) => gsub.getUint16(at + 4 + index * 2));
  }
  return Array.from({ length: count }, (_, index) => at + 4 + index * 6).flatMap((range) => {
    const first = gsub.getUint16(range);
    return Array.from({ length: gsub.getUint16(range + 2) - first + 1 }, (_, step) => first + step);
  });
}
