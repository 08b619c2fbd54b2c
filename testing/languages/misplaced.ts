import { parentPort } from 'node:worker_threads';
import { page } from '../../worker/report/layout/design.ts';
import type { Rectangle, TextItem } from '../../worker/report/layout/Sheet.ts';
import type { ReportLayout } from '../../worker/report/layoutReport.ts';
import { builtLayout } from '../builtReports.ts';
import type { ReportName } from '../reportRequests.ts';

parentPort?.on('message', async (name: ReportName) => {
  const { layout } = await builtLayout(name);
  parentPort?.postMessage({ answer: misplaced(layout) });
});

/** Half a point: rounded widths add up to that in a long line. */
export const tolerance = 0.5;

export const textsOf = (layout: ReportLayout, index: number): TextItem[] =>
  (layout.sheets[index]?.items ?? []).filter((item) => item.kind === 'text');

function leavesPage({ x, y, width, height }: Rectangle, paper: ReportLayout['paper']): boolean {
  // A place that is not a number is on no page.
  return !(
    x >= paper.left - tolerance &&
    x + width <= paper.left + page.contentWidth + tolerance &&
    y >= 18 &&
    y + height <= paper.height - 18
  );
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > tolerance &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > tolerance
  );
}

/** Finds lines outside the margins, and lines that overlap. */
export function misplaced(layout: ReportLayout): string[] {
  return layout.sheets.flatMap((_, index) => {
    const texts = textsOf(layout, index).map((item) => ({ item, box: textBox(item) }));
    return texts.flatMap(({ item, box }, at) => [
      ...(leavesPage(box, layout.paper) ? [`page ${index + 1}: outside: ${item.text}`] : []),
      ...texts
        .slice(at + 1)
        .filter((other) => overlap(box, other.box))
        .map((other) => `page ${index + 1}: ${item.text} over ${other.item.text}`),
    ]);
  });
}

/** The height of a line of text above and below its baseline, as a part of its size. */
const ascent = 0.8;
const descent = 0.22;

/** Computes the box of a text item on its page. */
export function textBox(item: TextItem): Rectangle {
  const { size } = item.style;
  return {
    x: item.x,
    y: item.baseline - size * ascent,
    width: item.width,
    height: size * (ascent + descent),
  };
}
