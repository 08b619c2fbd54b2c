import { jsPDF } from 'jspdf';
import type { Face } from './fonts/Face.ts';
import { writeTrueType } from './fonts/writeTrueType.ts';
import type { Bookmark } from './layout/Flow.ts';
import type { Item, PathItem, Sheet, TextItem } from './layout/Sheet.ts';

/** A laid-out document, ready to be written. */
export interface LaidOutDocument {
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  readonly bookmarks: readonly Bookmark[];
  readonly faces: readonly Face[];
  readonly title: string;
  readonly author: string;
  /** `2027-03-01`, the document's only date. */
  readonly date: string;
  /** 32 hexadecimal digits; the same document has the same. */
  readonly fileId: string;
}

/** What jsPDF keeps of a font that it embeds. */
interface EmbeddedFont {
  readonly fontName: string;
  readonly metadata: { readonly toUnicode: Record<number, number> };
}

/** Writes the document as PDF bytes that depend on nothing but the document: no clock, no chance, no locale. */
export function writePdf(document: LaidOutDocument): Uint8Array<ArrayBuffer> {
  const { width, height, sheets, faces } = document;
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width, height],
    compress: true,
    putOnlyUsedFonts: true,
    // A thousandth of a point is less than any printer shows; sixteen decimals would be half of the file's drawing.
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
  nameCharacters(used, embedded);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** Hands each face's glyphs to jsPDF, and keeps hold of what it makes of them. */
function embedFaces(pdf: jsPDF, faces: readonly Face[]): EmbeddedFont[] {
  const embedded: EmbeddedFont[] = [];
  const keep = ({ font }: { font: EmbeddedFont }) => {
    embedded.push(font);
  };
  const token = pdf.internal.events.subscribe('addFont', keep);
  for (const face of faces) {
    const file = `${face.name}.ttf`;
    pdf.addFileToVFS(file, binaryString(writeTrueType(face.name, face.subset)));
    pdf.addFont(file, face.name, 'normal', 'normal', 'Identity-H');
  }
  pdf.internal.events.unsubscribe(token);
  return embedded;
}

/** Glyphs are drawn by private codes; readers search and copy the characters that those stand for. */
function nameCharacters(faces: readonly Face[], embedded: readonly EmbeddedFont[]): void {
  for (const face of faces) {
    const font = embedded.find(({ fontName }) => fontName === face.name);
    if (!font) throw new Error(`jsPDF did not take the face ${face.name}`);
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
