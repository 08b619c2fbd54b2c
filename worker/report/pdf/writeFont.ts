import type { EmbeddedGlyph, Face } from '../fonts/Face.ts';
import { type ObjectId, type ObjectWriter, reference, writeObject } from './ObjectWriter.ts';
import { utf16Digits } from './pdfText.ts';

/** Measures of a font in thousandths of the text size, as jsPDF reads them. */
export interface FontMetrics {
  readonly bbox: readonly number[];
  readonly ascender: number;
  /** Below the baseline, negative. */
  readonly decender: number;
  readonly capHeight: number;
  readonly scaleFactor: number;
}

interface WrittenFont {
  readonly name: string;
  readonly face: Face;
  /** The TrueType file, one character per byte. */
  readonly file: string;
  readonly metrics: FontMetrics;
}

/**
 * Writes a font whose glyphs are numbered from 1 (ISO 32000-1, 9.7).
 *
 * @returns The object of the font.
 */
export function writeFont(writer: ObjectWriter, font: WrittenFont): ObjectId {
  const { name, face } = font;
  const { bbox, ascender, decender, capHeight, scaleFactor } = font.metrics;
  const file = writeStream(writer, font.file);
  const toUnicode = writeStream(writer, unicodeMap(face.glyphs));
  const add = (content: string) => {
    const id = writer.newObjectDeferred();
    writeObject(writer, id, content);
    return id;
  };
  const descriptor = add(
    `<</Type /FontDescriptor /FontName /${name} /FontFile2 ${reference(file)} /Flags 4 /FontBBox [${bbox.join(' ')}] /StemV ${face.name.endsWith('SemiBold') ? boldStem : regularStem} /ItalicAngle 0 /Ascent ${ascender} /Descent ${decender} /CapHeight ${Math.round(capHeight * scaleFactor)}>>`,
  );
  const widths = face.glyphs.map(({ width }) => width).join(' ');
  const descendant = add(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${reference(descriptor)} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap /Identity /W [1 [${widths}]]>>`,
  );
  return add(
    `<</Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${reference(descendant)}] /ToUnicode ${reference(toUnicode)}>>`,
  );
}

/** Typical widths of vertical stems of sans-serif faces, in thousandths of the text size. */
const regularStem = 88;
const boldStem = 130;

function writeStream(writer: ObjectWriter, data: string): ObjectId {
  const id = writer.newObjectDeferred();
  writer.newObjectDeferredBegin(id, true);
  writer.putStream({ data, addLength1: true, objectId: id });
  writer.write('endobj');
  return id;
}

/** A section of a map has at most this many entries (ISO 32000-1, 9.10.3). */
const sectionSize = 100;

/** Maps each glyph to its text, by which readers search and copy it. */
function unicodeMap(glyphs: readonly EmbeddedGlyph[]): string {
  const entries = glyphs.map(
    ({ text }, index) => `<${(index + 1).toString(16).padStart(4, '0')}><${utf16Digits(text)}>`,
  );
  const sections = Array.from({ length: Math.ceil(entries.length / sectionSize) }, (_, index) => {
    const section = entries.slice(index * sectionSize, (index + 1) * sectionSize);
    return [`${section.length} beginbfchar`, ...section, 'endbfchar'];
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000><ffff>',
    'endcodespacerange',
    ...sections.flat(),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
