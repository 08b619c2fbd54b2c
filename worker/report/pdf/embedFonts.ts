import { strFromU8 } from 'fflate';
import type { EmbeddedGlyph, Face } from '../fonts/Face.ts';
import { boundingBox, writeTrueType } from '../fonts/trueType.ts';
import { fingerprint, type ObjectId, type PdfFile, reference, utf16Digits } from './PdfFile.ts';

/** Embeds the glyphs that each face draws. Face n of the document is the font `/Fn`, from 0. */
export function embedFonts(file: PdfFile, faces: readonly Face[]): void {
  const fonts = faces.map((face, index) =>
    face.glyphs.length > 0 ? `/F${index} ${reference(writeFont(file, face))}` : '',
  );
  file.set(file.resources, `/Font <<${fonts.join(' ')}>>`);
}

/** Prefixes the name with six letters that differ between subsets (ISO 32000-1, 9.6.4). */
function subsetName({ name, glyphs }: Face): string {
  const texts = glyphs.map(({ text, width }) => `${text} ${width}`);
  const letters = Array.from(fingerprint([name, ...texts].join('\n')).slice(-6), (digit) =>
    String.fromCharCode(65 + Number.parseInt(digit, 16)),
  );
  return `${letters.join('')}+${name}`;
}

/**
 * Writes a font whose glyphs are numbered from 1 (ISO 32000-1, 9.7). jsPDF would map a glyph to no
 * more than one UTF-16 unit.
 *
 * @returns The object of the font.
 */
function writeFont(file: PdfFile, face: Face): ObjectId {
  const name = subsetName(face);
  const glyphs = face.glyphs.map(({ glyph }) => glyph);
  const trueType = strFromU8(writeTrueType(glyphs), true);
  const { unitsPerEm = 1000, ascent = 0, descent = 0, capHeight = 0 } = glyphs[0]?.source ?? {};
  const box = boundingBox(glyphs);
  const [left, bottom, right, top, above, below, capitals] = [
    ...[...box, ascent, descent, capHeight],
  ].map((length) => Math.round((length * 1000) / unitsPerEm));
  const descriptor = file.add(
    `/Type /FontDescriptor /FontName /${name} /FontFile2 ${reference(file.add(`/Length1 ${trueType.length}`, trueType))} /Flags 4 /FontBBox [${left} ${bottom} ${right} ${top}] /StemV ${face.name.endsWith('SemiBold') ? boldStem : regularStem} /ItalicAngle 0 /Ascent ${above} /Descent ${below} /CapHeight ${capitals}`,
  );
  const widths = face.glyphs.map(({ width }) => width).join(' ');
  const descendant = file.add(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${reference(descriptor)} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap /Identity /W [1 [${widths}]]`,
  );
  const toUnicode = file.add('', unicodeMap(face.glyphs));
  return file.add(
    `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${reference(descendant)}] /ToUnicode ${reference(toUnicode)}`,
  );
}

/** Typical widths of vertical stems of sans-serif faces, in thousandths of the text size. */
const regularStem = 88;
const boldStem = 130;

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
