import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { textBox } from '../../testing/textBox.ts';
import type { Item, PathItem } from '../../worker/report/layout/Sheet.ts';
import type { DrawnContent } from './drawnContent.ts';
import { svgPath } from './svgPath.ts';

/** Registers the fonts with @react-pdf/renderer, which opens them once for all documents. */
export function registerFaces({ fonts }: DrawnContent): void {
  const inAddress = (file: Uint8Array) =>
    `data:font/woff;base64,${Buffer.from(file).toString('base64')}`;
  Font.register({
    family: 'Inter',
    fonts: [
      { src: inAddress(fonts.regular), fontWeight: 400 },
      { src: inAddress(fonts.semibold), fontWeight: 600 },
    ],
  });
}

/**
 * Draws the pages of the report with @react-pdf/renderer: an element for each text, box and path.
 */
export async function drawWithReactPdf(content: DrawnContent): Promise<Uint8Array> {
  const { title, width, height, sheets } = content;
  const pages = sheets.map(({ items }, index) =>
    createElement(
      Page,
      { key: index, size: [width, height], style: { fontFamily: 'Inter' } },
      items.map(elementOf),
    ),
  );
  return await renderToBuffer(createElement(Document, { title }, pages));
}

function elementOf(item: Item, key: number) {
  if (item.kind === 'text') {
    const { size, color, weight } = item.style;
    const { x, y, width } = textBox(item);
    const style = {
      ...at(x, y),
      // Kerning may make a line wider than ours, and it must not wrap.
      width: width + size,
      fontSize: size,
      lineHeight: 1,
      color,
      fontWeight: weight === 'semibold' ? 600 : 400,
    };
    return createElement(Text, { key, style }, item.text);
  }
  if (item.kind === 'box') {
    const style = {
      ...at(item.x, item.y),
      width: item.width,
      height: item.height,
      borderRadius: item.radius,
      ...(item.fill && { backgroundColor: item.fill }),
      ...(item.stroke && { borderColor: item.stroke, borderWidth: 0.6 }),
    };
    return createElement(View, { key, style });
  }
  return item.kind === 'path' ? pathElement(item, key) : null;
}

/**
 * A horizontal or vertical line becomes a thin box, which is faster; other paths become an SVG.
 */
function pathElement(path: PathItem, key: number) {
  const { points, stroke, fill } = path;
  const lineWidth = stroke?.width ?? 0;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - lineWidth / 2, Math.min(...ys) - lineWidth / 2];
  const width = Math.max(...xs) + lineWidth / 2 - left;
  const height = Math.max(...ys) + lineWidth / 2 - top;
  const isStraight = width === lineWidth || height === lineWidth;
  if (isStraight && stroke && !stroke.dash) {
    const style = { ...at(left, top), width, height, backgroundColor: stroke.color };
    return createElement(View, { key, style });
  }
  return createElement(
    Svg,
    { key, style: at(left, top), width, height, viewBox: `${left} ${top} ${width} ${height}` },
    createElement(Path, {
      d: svgPath(path),
      fill: fill ?? 'none',
      ...(stroke && { stroke: stroke.color, strokeWidth: stroke.width }),
      ...(stroke?.dash && { strokeDasharray: stroke.dash.join(' ') }),
    }),
  );
}

const at = (left: number, top: number) => ({ position: 'absolute', left, top });
