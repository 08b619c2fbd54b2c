import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { defaultAnswer } from '../backend/agents/defaultAnswer.ts';
import { formatUsd } from '../contract/format/money.ts';
import { product } from '../contract/product.ts';

/** The size that social networks show large, in pixels. */
const width = 1200;
const height = 630;
const margin = 72;
const inner = width - 2 * margin;

/** The light colors of `src/tokens.css`. */
const colors = {
  background: '#f6f7fb',
  ink: '#0f172a',
  muted: '#475069',
  'In-house': '#c2410c',
  Embedded: '#1d4ed8',
};

const weights = [400, 600] as const;
for (const weight of weights) {
  const file = `../worker/report/fonts/files/inter/inter-latin-${weight}-normal.woff`;
  GlobalFonts.register(readFileSync(new URL(file, import.meta.url)), 'Picture');
}

/**
 * Draws the picture that a shared link shows, as a PNG: the costs of both sides for the default
 * inputs, and how sure the result is.
 */
export function sharingPicture(): Buffer {
  const { scenario, costs, costsLabel, sentence, basis } = defaultAnswer();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');

  /** Writes text in lines of the inner width; `y` is the baseline of the first one. */
  function write(text: string, y: number, size: number, options: Style = {}) {
    const { weight = 400, color = colors.ink } = options;
    context.font = `${weight} ${size}px Picture`;
    context.fillStyle = color;
    const lines = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (context.measureText(longer).width <= inner) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    lines.forEach((line, index) => {
      context.fillText(line, margin, y + index * size * 1.35);
    });
  }

  context.fillStyle = colors.background;
  context.fillRect(0, 0, width, height);
  write(product.title, 112, 41, { weight: 600 });
  write(scenario, 164, 25, { color: colors.muted });
  write(costsLabel, 232, 25, { weight: 600 });
  const largest = Math.max(...Object.values(costs));
  let top = 256;
  for (const side of ['In-house', 'Embedded'] as const) {
    const length = (costs[side] / largest) * 780;
    context.fillStyle = colors[side];
    context.fillRect(margin, top, length, 52);
    context.font = '600 30px Picture';
    context.fillStyle = colors.ink;
    context.fillText(`${side} ${formatUsd(costs[side])}`, margin + length + 18, top + 37);
    top += 72;
  }
  write(sentence, 456, 30, { weight: 600 });
  write(basis, 574, 23, { color: colors.muted });
  return canvas.toBuffer('image/png');
}

interface Style {
  weight?: (typeof weights)[number];
  color?: string;
}
