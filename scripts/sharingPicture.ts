import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
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
  inHouse: '#c2410c',
  embedded: '#1d4ed8',
};

const weights = [400, 600] as const;
for (const weight of weights) {
  const file = `../worker/report/fonts/files/inter/inter-latin-${weight}-normal.woff`;
  GlobalFonts.register(readFileSync(new URL(file, import.meta.url)), 'Picture');
}

/**
 * Draws the picture that a shared link shows, as a PNG. It has no figures: a link opens any
 * scenario, and its preview has the picture of all.
 */
export function sharingPicture(): Buffer {
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
  write(product.title, 176, 64, { weight: 600 });
  write(product.description, 356, 32);
  context.fillStyle = colors.inHouse;
  context.fillRect(margin, 494, inner * 0.62, 12);
  context.fillStyle = colors.embedded;
  context.fillRect(margin, 518, inner * 0.62, 12);
  write(pictureNote, 574, 23, { color: colors.muted });
  return canvas.toBuffer('image/png');
}

const pictureNote = 'Planning estimates with their ranges and sources, not a quote.';

interface Style {
  weight?: (typeof weights)[number];
  color?: string;
}
