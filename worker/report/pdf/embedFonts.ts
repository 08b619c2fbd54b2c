import type { jsPDF } from 'jspdf';
import type { Face } from '../fonts/Face.ts';
import { writeTrueType } from '../fonts/writeTrueType.ts';
import { fingerprint } from './fingerprint.ts';
import { objectWriter } from './ObjectWriter.ts';
import { type FontMetrics, writeFont } from './writeFont.ts';

/** The part of a jsPDF font that is used here. */
export interface EmbeddedFont {
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
