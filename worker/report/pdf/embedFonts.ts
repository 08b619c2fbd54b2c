import type { jsPDF } from 'jspdf';
import type { EmbeddedGlyph, Face } from '../fonts/Face.ts';
import { writeTrueType } from '../fonts/trueType.ts';
import {
  fingerprint,
  type ObjectId,
  type ObjectWriter,
  objectWriter,
  reference,
  utf16Digits,
  writeObject,
} from './packObjects.ts';

/** The part of a jsPDF font that is used here. */
interface EmbeddedFont {
  readonly fontName: string;
  readonly metadata: FontMetrics;
  encoding: string;
  objectNumber: number;
  isAlreadyPutted: boolean;
}

/** The fonts of the PDF by the face that they draw. */
export type EmbeddedFonts = ReadonlyMap<Face, EmbeddedFont>;

/**
 * Embeds the glyphs that each face draws. jsPDF encodes the text that is drawn, but it maps a glyph
 * to no more than one UTF-16 unit, so the fonts are written here.
 */
export function embedFonts(pdf: jsPDF, faces: readonly Face[]): EmbeddedFonts {
  const fonts = new Map<Face, EmbeddedFont>();
  const added: EmbeddedFont[] = [];
  const { events } = pdf.internal;
  const onAddFont = ({ font }: { font: EmbeddedFont }) => {
    added.push(font);
  };
  const token = events.subscribe('addFont', onAddFont);
  for (const face of faces.filter(({ glyphs }) => glyphs.length > 0)) {
    const name = subsetName(face);
    const path = `${face.name}.ttf`;
    const outlines = face.glyphs.map(({ glyph }) => glyph);
    const file = binaryString(writeTrueType(face.name, outlines));
    pdf.addFileToVFS(path, file);
    pdf.addFont(path, name, 'normal', 'normal', 'Identity-H');
    const font = added.find(({ fontName }) => fontName === name);
    if (!font) throw new Error(`jsPDF did not embed the font ${face.name}.`);
    fonts.set(face, font);
    events.subscribe('postPutPages', () => {
      font.objectNumber = writeFont(objectWriter(pdf), {
        name,
        face,
        file,
        metrics: font.metadata,
      });
      // jsPDF writes neither a font that is written already, nor one in an encoding of its own.
      font.isAlreadyPutted = true;
      font.encoding = '';
    });
  }
  events.unsubscribe(token);
  return fonts;
}

/** Prefixes the name with six letters that differ between subsets (ISO 32000-1, 9.6.4). */
function subsetName({ name, glyphs }: Face): string {
  const texts = glyphs.map(({ text, width }) => `${text} ${width}`);
  const letters = Array.from(fingerprint([name, ...texts].join('\n')).slice(-6), (digit) =>
    String.fromCharCode(65 + Number.parseInt(digit, 16)),
  );
  return `${letters.join('')}+${name}`;
}

function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** Measures of a font in thousandths of the text size, as jsPDF reads them. */
interface FontMetrics {
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
function writeFont(writer: ObjectWriter, font: WrittenFont): ObjectId {
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
