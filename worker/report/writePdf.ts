import { jsPDF } from 'jspdf';
import type { Face } from './fonts/Face.ts';
import type { Bookmark } from './layout/Flow.ts';
import type { Sheet } from './layout/Sheet.ts';
import type { StructureElement } from './layout/Structure.ts';
import { drawSheet } from './pdf/drawSheet.ts';
import { embedFonts } from './pdf/embedFonts.ts';
import { packObjects } from './pdf/packObjects.ts';
import { tagDocument } from './pdf/tagDocument.ts';
import { xmpMetadata } from './pdf/xmpMetadata.ts';

/** A laid-out document. */
export interface LaidOutDocument {
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  readonly bookmarks: readonly Bookmark[];
  readonly structure: StructureElement;
  readonly faces: readonly Face[];
  readonly title: string;
  /** The creation date, such as `2027-03-01`. */
  readonly date: string;
  /** 32 hexadecimal digits that identify the document. */
  readonly fileId: string;
}

/**
 * Writes the document as a tagged PDF. The bytes depend only on the document, not on clock, locale
 * or chance.
 */
export function writePdf(document: LaidOutDocument): Uint8Array<ArrayBuffer> {
  const { width, height, sheets, structure, title, date } = document;
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width, height],
    // Everything is compressed by `packObjects`.
    compress: false,
    putOnlyUsedFonts: true,
    // Half of a tenth is less than a dot at 1,200 dpi; each further decimal makes files longer.
    floatPrecision: 1,
  });
  pdf.setFileId(document.fileId);
  pdf.setCreationDate(`D:${date.replaceAll('-', '')}000000+00'00'`);
  pdf.setLanguage('en');
  pdf.setDocumentProperties({ title, creator: '' });
  pdf.addMetadata(xmpMetadata({ title, date }), true);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  const fonts = embedFonts(pdf, document.faces);
  const marks = sheets.map((sheet, index) => {
    if (index > 0) pdf.addPage([width, height]);
    return drawSheet(pdf, sheet, index, fonts);
  });
  tagDocument(pdf, { height, sheets, structure, marks });
  for (const { title: entry, page } of document.bookmarks) {
    pdf.outline.add(null, entry, { pageNumber: page });
  }
  return packObjects(pdf.output());
}
