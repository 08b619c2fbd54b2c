import { jsPDF } from 'jspdf';
import type { Face } from './fonts/Face.ts';
import { writeTrueType } from './fonts/writeTrueType.ts';
import type { Bookmark } from './layout/Flow.ts';
import type { Item, PathItem, Sheet, TextItem } from './layout/Sheet.ts';

/** A laid-out document. */
export interface LaidOutDocument {
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  readonly bookmarks: readonly Bookmark[];
  readonly faces: readonly Face[];
  readonly title: string;
  readonly author: string;
  /** The creation date, such as `2027-03-01`. */
  readonly date: string;
  /** 32 hexadecimal digits that identify the document. */
  readonly fileId: string;
}

/** The part of a jsPDF font that is used here. */
interface EmbeddedFont {
  readonly fontName: string;
  readonly metadata: { readonly toUnicode: Record<number, number> };
}

/**
 * Writes the document as a PDF. The bytes depend only on the document, not on clock, locale or
 * chance.
 */
export function writePdf(document: LaidOutDocument): Uint8Array<ArrayBuffer> {
  const { width, height, sheets, faces } = document;
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width, height],
    compress: true,
    putOnlyUsedFonts: true,
    // No printer resolves a thousandth of a point; more decimals would double the size of the
    // drawing.
    floatPrecision: 3,
  });
  const day = document.date.replaceAll('-', '');
  pdf.setFileId(document.fileId);
  pdf.setCreationDate(`D:${day}000000+00'00'`);
  pdf.setLanguage('en');
  pdf.setDocumentProperties({ title: document.title, author: document.author, creator: '' });
  const used = faces.filter(({ subset }) => subset.length > 0);
  const embedded = embedFaces(pdf, used);
  sheets.forEach((sheet, index) => {
    if (index > 0) pdf.addPage([width, height]);
    for (const item of sheet.items) drawItem(pdf, item);
  });
  for (const { title, page } of document.bookmarks)
    pdf.outline.add(null, title, { pageNumber: page });
  mapToUnicode(used, embedded);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** Embeds the glyphs of each face, and returns the fonts that jsPDF creates for them. */
function embedFaces(pdf: jsPDF, faces: readonly Face[]): EmbeddedFont[] {
  const embedded: EmbeddedFont[] = [];
  const onAddFont = ({ font }: { font: EmbeddedFont }) => {
    embedded.push(font);
  };
  const token = pdf.internal.events.subscribe('addFont', onAddFont);
  for (const face of faces) {
    const file = `${face.name}.ttf`;
    pdf.addFileToVFS(file, binaryString(writeTrueType(face.name, face.subset)));
    pdf.addFont(file, face.name, 'normal', 'normal', 'Identity-H');
  }
  pdf.internal.events.unsubscribe(token);
  return embedded;
}

/** Maps the private codes to characters, so that readers can search and copy the text. */
function mapToUnicode(faces: readonly Face[], embedded: readonly EmbeddedFont[]): void {
  for (const face of faces) {
    const font = embedded.find(({ fontName }) => fontName === face.name);
    if (!font) throw new Error(`jsPDF did not embed the font ${face.name}.`);
    face.characters.forEach((character, index) => {
      font.metadata.toUnicode[index + 1] = character;
    });
  }
}

function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function drawItem(pdf: jsPDF, item: Item): void {
  if (item.kind === 'text') drawText(pdf, item);
  if (item.kind === 'path') drawPath(pdf, item);
  if (item.kind === 'box') {
    if (item.fill) pdf.setFillColor(item.fill);
    if (item.stroke) pdf.setDrawColor(item.stroke).setLineWidth(0.6);
    const paint = item.fill && item.stroke ? 'FD' : item.fill ? 'F' : 'S';
    pdf.roundedRect(item.x, item.y, item.width, item.height, item.radius, item.radius, paint);
  }
  if (item.kind === 'link') {
    const { target } = item;
    const options = typeof target === 'string' ? { url: target } : { pageNumber: target.page };
    pdf.link(item.x, item.y, item.width, item.height, options);
  }
}

function drawText(pdf: jsPDF, item: TextItem): void {
  pdf.setFontSize(item.style.size).setTextColor(item.style.color);
  for (const { face, codes, x } of item.runs) {
    pdf.setFont(face.name, 'normal');
    pdf.text(String.fromCharCode(...codes), item.x + x, item.baseline);
  }
}

function drawPath(pdf: jsPDF, { points, stroke, fill }: PathItem): void {
  points.forEach(({ x, y }, index) => {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  });
  if (fill) {
    pdf.setFillColor(fill);
    pdf.close().fill();
  }
  if (stroke) {
    pdf.setDrawColor(stroke.color).setLineWidth(stroke.width);
    pdf.setLineDashPattern([...(stroke.dash ?? [])], 0);
    pdf.stroke();
    pdf.setLineDashPattern([], 0);
  }
}
