import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, rgb } from 'pdf-lib';
import type { DrawnContent } from './drawnContent.ts';
import { svgPath } from './svgPath.ts';

/**
 * Draws the pages of the report with pdf-lib: texts, boxes and paths, with subsets of the fonts.
 */
export async function drawWithPdfLib(content: DrawnContent): Promise<Uint8Array> {
  const { title, width, height, sheets, fonts } = content;
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title);
  const faces = {
    regular: await pdf.embedFont(fonts.regular, { subset: true }),
    semibold: await pdf.embedFont(fonts.semibold, { subset: true }),
  };
  for (const { items } of sheets) {
    const page = pdf.addPage([width, height]);
    for (const item of items) {
      if (item.kind === 'text') {
        const { size, color, weight } = item.style;
        const place = { x: item.x, y: height - item.baseline };
        page.drawText(item.text, { ...place, size, font: faces[weight], color: colorOf(color) });
      }
      if (item.kind === 'box') {
        page.drawRectangle({
          x: item.x,
          y: height - item.y - item.height,
          width: item.width,
          height: item.height,
          ...(item.fill && { color: colorOf(item.fill) }),
          ...(item.stroke && { borderColor: colorOf(item.stroke), borderWidth: 0.6 }),
        });
      }
      if (item.kind === 'path') {
        page.drawSvgPath(svgPath(item), {
          x: 0,
          y: height,
          ...(item.fill && { color: colorOf(item.fill) }),
          ...(item.stroke && {
            borderColor: colorOf(item.stroke.color),
            borderWidth: item.stroke.width,
            borderDashArray: [...(item.stroke.dash ?? [])],
          }),
        });
      }
    }
  }
  return await pdf.save();
}

function colorOf(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
