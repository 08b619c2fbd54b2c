import { strFromU8, strToU8 } from 'fflate';
import { jsPDF } from 'jspdf';
import { language } from '../../contract/format/locale.ts';
import type { Face } from './fonts/Face.ts';
import type { PathItem, PlacedItem, Sheet, TextItem } from './layout/Sheet.ts';
import type { ReportLayout } from './layoutReport.ts';
import { embedFonts } from './pdf/embedFonts.ts';
import { byteString, PdfFile, pdfText, reference } from './pdf/PdfFile.ts';
import { type Mark, tagDocument } from './pdf/tagDocument.ts';

/** A file within a PDF. */
interface Attachment {
  readonly name: string;
  readonly description: string;
  readonly json: string;
}

interface LaidOutDocument extends ReportLayout {
  readonly faces: readonly Face[];
  readonly title: string;
  /** The creation date, such as `2027-03-01`. */
  readonly date: string;
  /** 32 hexadecimal digits that identify the document. */
  readonly fileId: string;
  readonly source: Attachment;
}

/**
 * Writes the document as a tagged PDF. The bytes depend only on the document, not on clock, locale
 * or chance.
 */
export function writePdf(document: LaidOutDocument): Uint8Array<ArrayBuffer> {
  const { paper, sheets, faces, title, date } = document;
  const { width, height } = paper;
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width, height],
    // `PdfFile` compresses everything.
    compress: false,
    putOnlyUsedFonts: true,
    // Half of a tenth is less than a dot at 1,200 dpi; each further decimal makes files longer.
    floatPrecision: 1,
  });
  pdf.setFileId(document.fileId);
  pdf.setCreationDate(`D:${date.replaceAll('-', '')}000000+00'00'`);
  pdf.setLanguage(language);
  pdf.setDocumentProperties({ title, creator: '' });
  pdf.addMetadata(xmpMetadata({ title, date }), true);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  const marks = new Map<PlacedItem, Mark>();
  sheets.forEach((sheet, page) => {
    if (page > 0) pdf.addPage([width, height]);
    drawSheet({ pdf, height, faces, marks }, sheet, page);
  });
  for (const { title: entry, page } of document.bookmarks) {
    pdf.outline.add(null, entry, { pageNumber: page });
  }
  const file = new PdfFile(pdf.output());
  embedFonts(file, faces);
  tagDocument(file, { ...document, height }, marks);
  attachFile(file, document.source);
  return file.toBytes();
}

interface Drawing {
  readonly pdf: jsPDF;
  /** The height of a page in points. */
  readonly height: number;
  readonly faces: readonly Face[];
  /** The marks by the items that are drawn in them. */
  readonly marks: Map<PlacedItem, Mark>;
}

/** Writes an operator to the current page; the types of jsPDF 4.2 do not include the function. */
function write(pdf: jsPDF, operator: string): void {
  (pdf.internal as jsPDF['internal'] & { write(line: string): void }).write(operator);
}

/**
 * Draws a page, and marks what belongs to which element, and what is decoration.
 *
 * @param page - From 0.
 */
function drawSheet(drawing: Drawing, { items }: Sheet, page: number): void {
  const { pdf, marks } = drawing;
  let owner: PlacedItem['owner'] | null = null;
  let mark: Mark | null = null;
  let count = 0;
  for (const item of items) {
    if (item.kind === 'link' || (item.kind === 'text' && item.runs.length === 0)) continue;
    if (item.owner !== owner) {
      if (owner) write(pdf, 'EMC');
      owner = item.owner;
      mark = typeof owner === 'string' ? null : { element: owner, page, number: count };
      if (mark) count += 1;
      write(pdf, beginning(owner, mark));
    }
    if (mark) marks.set(item, mark);
    drawItem(drawing, item);
  }
  if (owner) write(pdf, 'EMC');
}

/** The operator that begins marked content (ISO 32000-1, 14.6). */
function beginning(owner: PlacedItem['owner'], mark: Mark | null): string {
  if (mark) return `/${mark.element.role} <</MCID ${mark.number}>> BDC`;
  return owner === 'pagination' ? '/Artifact <</Type /Pagination>> BDC' : '/Artifact BMC';
}

function drawItem(drawing: Drawing, item: PlacedItem): void {
  const { pdf } = drawing;
  if (item.kind === 'text') drawText(drawing, item);
  if (item.kind === 'path') drawPath(pdf, item);
  if (item.kind === 'box') {
    if (item.fill) pdf.setFillColor(item.fill);
    if (item.stroke) pdf.setDrawColor(item.stroke).setLineWidth(0.6);
    const paint = item.fill && item.stroke ? 'FD' : item.fill ? 'F' : 'S';
    pdf.roundedRect(item.x, item.y, item.width, item.height, item.radius, item.radius, paint);
  }
}

/** Draws glyphs by their numbers: `pdf.text` takes only characters of a font that jsPDF embeds. */
function drawText({ pdf, height, faces }: Drawing, { runs, style, x, baseline }: TextItem): void {
  const color = [1, 3, 5].map((at) => Number.parseInt(style.color.slice(at, at + 2), 16) / 255);
  const paint = color.map((part) => part.toFixed(3)).join(' ');
  for (const run of runs) {
    const place = [x + run.x, height - baseline].map((at) => Number(at.toFixed(1))).join(' ');
    const glyphs = run.codes.map((code) => String.fromCharCode(code >> 8, code & 0xff)).join('');
    write(pdf, `BT /F${faces.indexOf(run.face)} ${style.size} Tf ${paint} rg ${place} Td`);
    write(pdf, `${byteString(glyphs)} Tj ET`);
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
    if (stroke.dash) pdf.setLineDashPattern([...stroke.dash], 0);
    pdf.stroke();
    if (stroke.dash) pdf.setLineDashPattern([], 0);
  }
}

/**
 * The properties of a document as XMP, which agree with its information dictionary.
 *
 * @param date - The creation date, such as `2027-03-01`.
 */
function xmpMetadata({ title, date }: { title: string; date: string }): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${date}T00:00:00+00:00</xmp:CreateDate>`,
    `<pdf:Producer>jsPDF ${jsPDF.version}</pdf:Producer>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Embeds a file as the source of a document: programs list it beside the pages, and read from it
 * what the pages show (ISO 32000-2, 7.11.4 and 14.13).
 */
function attachFile(file: PdfFile, { name, description, json }: Attachment): void {
  const bytes = strFromU8(strToU8(json), true);
  const content = file.add(
    `/Type /EmbeddedFile /Subtype /application#2Fjson /Params <</Size ${bytes.length}>>`,
    bytes,
  );
  const names = [`/F ${pdfText(name)}`, `/UF ${pdfText(name)}`, `/Desc ${pdfText(description)}`];
  const stream = reference(content);
  const attached = file.add(
    `/Type /Filespec ${names.join(' ')} /AFRelationship /Source /EF <</F ${stream} /UF ${stream}>>`,
  );
  file.extend(
    file.catalog,
    `/AF [${reference(attached)}] /Names <</EmbeddedFiles <</Names [${pdfText(name)} ${reference(attached)}]>>>>`,
  );
}
