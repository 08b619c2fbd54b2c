import type { jsPDF } from 'jspdf';
import type { Face } from '../fonts/Face.ts';
import { writeTrueType } from '../fonts/writeTrueType.ts';
import { fingerprint } from './fingerprint.ts';

/** The part of a jsPDF font that is used here. */
export interface EmbeddedFont {
  readonly fontName: string;
  readonly metadata: {
    readonly toUnicode: Record<number, number>;
    readonly scaleFactor: number;
    capHeight: number;
    stemV: number;
  };
}

/** The fonts of the PDF by the face that they draw. */
export type EmbeddedFonts = ReadonlyMap<Face, EmbeddedFont>;

/** Embeds the glyphs that each face draws. */
export function embedFonts(pdf: jsPDF, faces: readonly Face[]): EmbeddedFonts {
  const fonts = new Map<Face, EmbeddedFont>();
  const embedded: EmbeddedFont[] = [];
  const onAddFont = ({ font }: { font: EmbeddedFont }) => {
    embedded.push(font);
  };
  const token = pdf.internal.events.subscribe('addFont', onAddFont);
  for (const face of faces.filter(({ subset }) => subset.length > 0)) {
    const name = subsetName(face);
    const file = `${face.name}.ttf`;
    pdf.addFileToVFS(file, binaryString(writeTrueType(face.name, face.subset)));
    pdf.addFont(file, name, 'normal', 'normal', 'Identity-H');
    const font = embedded.find(({ fontName }) => fontName === name);
    if (!font) throw new Error(`jsPDF did not embed the font ${face.name}.`);
    correctMetrics(font, face);
    fonts.set(face, font);
  }
  pdf.internal.events.unsubscribe(token);
  return fonts;
}

/**
 * Maps the private codes to characters, so that readers can search and copy the text. jsPDF maps
 * them to themselves while it draws, so this comes last.
 */
export function mapToUnicode(fonts: EmbeddedFonts): void {
  for (const [face, { metadata }] of fonts) {
    face.characters.forEach((character, index) => {
      metadata.toUnicode[index + 1] = character;
    });
  }
}

/** Prefixes the name with six letters that differ between subsets (ISO 32000-1, 9.6.4). */
function subsetName({ name, characters }: Face): string {
  const letters = Array.from(fingerprint(`${name} ${characters.join(' ')}`).slice(-6), (digit) =>
    String.fromCharCode(65 + Number.parseInt(digit, 16)),
  );
  return `${letters.join('')}+${name}`;
}

/** Adds the stem width, which jsPDF leaves out, and converts the cap height to thousandths. */
function correctMetrics({ metadata }: EmbeddedFont, face: Face): void {
  metadata.capHeight = Math.round(metadata.capHeight * metadata.scaleFactor);
  metadata.stemV = face.name.endsWith('SemiBold') ? boldStem : regularStem;
}

/** Typical widths of vertical stems of sans-serif faces, in thousandths of the text size. */
const regularStem = 88;
const boldStem = 130;

function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
