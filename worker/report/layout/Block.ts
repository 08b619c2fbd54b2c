import type { Sheet } from './Sheet.ts';

/** Something of a known height that can be put on a page; every part of the report is one. */
export interface Block {
  /** In points. */
  readonly height: number;
  /** Draws it with its top left corner there. */
  draw(sheet: Sheet, x: number, y: number): void;
}

/** Blocks below each other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  return {
    height: height + gap * Math.max(0, blocks.length - 1),
    draw(sheet, x, y) {
      let top = y;
      for (const block of blocks) {
        block.draw(sheet, x, top);
        top += block.height + gap;
      }
    },
  };
}

/** Blocks beside each other, each at its own distance from the left. */
export function beside(columns: readonly { readonly x: number; readonly block: Block }[]): Block {
  return {
    height: Math.max(0, ...columns.map(({ block }) => block.height)),
    draw(sheet, x, y) {
      for (const column of columns) column.block.draw(sheet, x + column.x, y);
    },
  };
}

export interface CardStyle {
  readonly width: number;
  readonly padding: number;
  readonly fill?: string;
  readonly stroke?: string;
  /** A bar of this colour along the left edge. */
  readonly accent?: string;
  /** Stretches the card, so that neighbours end on one line. */
  readonly minHeight?: number;
}

/** A block on a surface of its own. */
export function card(block: Block, style: CardStyle): Block {
  const height = Math.max(block.height + 2 * style.padding, style.minHeight ?? 0);
  return {
    height,
    draw(sheet, x, y) {
      const { width, fill, stroke, accent } = style;
      sheet.add({
        kind: 'box',
        ...{ x, y, width, height, radius: accent ? 0 : 6 },
        ...(fill ? { fill } : {}),
        ...(stroke ? { stroke } : {}),
      });
      if (accent) sheet.add({ kind: 'box', x, y, width: 2.5, height, radius: 0, fill: accent });
      block.draw(sheet, x + style.padding, y + style.padding);
    },
  };
}

export const space = (height: number): Block => ({ height, draw() {} });

/** A hairline across. */
export function rule(width: number, color: string, thickness = 0.6): Block {
  return {
    height: thickness,
    draw(sheet, x, y) {
      const at = y + thickness / 2;
      sheet.add({
        kind: 'path',
        points: [
          { x, y: at },
          { x: x + width, y: at },
        ],
        stroke: { color, width: thickness },
      });
    },
  };
}
