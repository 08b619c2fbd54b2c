import { assembleTrueType } from './assembleTrueType.ts';
import { dataView } from './binary.ts';
import type { FontSource, GlyphId } from './FontSource.ts';
import { readCharacterMap } from './readCharacterMap.ts';
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
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4),
    leftSideBearingOf: (glyph) =>
      glyph < metricCount
        ? hmtx.getInt16(glyph * 4 + 2)
        : hmtx.getInt16(metricCount * 4 + (glyph - metricCount) * 2),
    outlineOf: (glyph) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)),
    toTrueType: () => assembleTrueType(tables),
  };
}

function table(tables: FontTables, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (!found) throw new Error(`Expected the font to have a ${tag} table.`);
  return found;
}

const view = (tables: FontTables, tag: string) => dataView(table(tables, tag));
