import type { jsPDF } from 'jspdf';
import type { PathItem, TextItem } from '../layout/Item.ts';
import type { Sheet } from '../layout/Sheet.ts';
import type { PlacedItem, StructureElement } from '../layout/Structure.ts';
import type { EmbeddedFonts } from './embedFonts.ts';
import { objectWriter } from './ObjectWriter.ts';

/** Consecutive content of one element on one page. */
export interface Mark {
  readonly element: StructureElement;
  /** From 0. */
  readonly page: number;
  /** The number within the page that the element refers to (MCID), from 0. */
  readonly number: number;
}

/** The marks by the items that are drawn in them. */
export type Marks = ReadonlyMap<PlacedItem, Mark>;

/**
 * Draws a page, and marks what belongs to which element, and what is decoration.
 *
 * @param page - From 0.
 */
export function drawSheet(pdf: jsPDF, { items }: Sheet, page: number, fonts: EmbeddedFonts): Marks {
  const writer = objectWriter(pdf);
  const marks = new Map<PlacedItem, Mark>();
  let owner: PlacedItem['owner'] | null = null;
  let mark: Mark | null = null;
  let count = 0;
  for (const item of items) {
    if (item.kind === 'link' || (item.kind === 'text' && item.runs.length === 0)) continue;
    if (item.owner !== owner) {
      if (owner) writer.write('EMC');
      owner = item.owner;
      mark = typeof owner === 'string' ? null : { element: owner, page, number: count };
      if (mark) count += 1;
      writer.write(beginning(owner, mark));
    }
    if (mark) marks.set(item, mark);
    drawItem(pdf, item, fonts);
  }
  if (owner) writer.write('EMC');
  return marks;
}

/** The operator that begins marked content (ISO 32000-1, 14.6). */
function beginning(owner: PlacedItem['owner'], mark: Mark | null): string {
  if (mark) return `/${mark.element.role} <</MCID ${mark.number}>> BDC`;
  return owner === 'pagination' ? '/Artifact <</Type /Pagination>> BDC' : '/Artifact BMC';
}

function drawItem(pdf: jsPDF, item: PlacedItem, fonts: EmbeddedFonts): void {
  if (item.kind === 'text') drawText(pdf, item, fonts);
  if (item.kind === 'path') drawPath(pdf, item);
  if (item.kind === 'box') {
    if (item.fill) pdf.setFillColor(item.fill);
    if (item.stroke) pdf.setDrawColor(item.stroke).setLineWidth(0.6);
    const paint = item.fill && item.stroke ? 'FD' : item.fill ? 'F' : 'S';
    pdf.roundedRect(item.x, item.y, item.width, item.height, item.radius, item.radius, paint);
  }
}

function drawText(pdf: jsPDF, item: TextItem, fonts: EmbeddedFonts): void {
  pdf.setFontSize(item.style.size).setTextColor(item.style.color);
  for (const { face, codes, x } of item.runs) {
    pdf.setFont(fonts.get(face)?.fontName ?? face.name, 'normal');
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
    if (stroke.dash) pdf.setLineDashPattern([...stroke.dash], 0);
    pdf.stroke();
    if (stroke.dash) pdf.setLineDashPattern([], 0);
  }
}
