import type { Rectangle, TextItem } from '../worker/report/layout/Sheet.ts';

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
