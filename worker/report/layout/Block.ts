import type { ArtifactKind, PathItem, Point, Sheet, Tag } from './Sheet.ts';

/** A part of the report with a known height, such as a paragraph or a chart. */
export interface Block {
  /** In points. */
  readonly height: number;
  /** Draws the block with its top left corner at a point. */
  draw(sheet: Sheet, x: number, y: number): void;
}

/** A heading with the title of its entry in the outline. */
export interface Heading extends Block {
  readonly title: string;
}

/** Places blocks below each other. */
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

/** Places blocks next to each other, each at its distance from the left edge. */
export function sideBySide(
  columns: readonly { readonly x: number; readonly block: Block }[],
): Block {
  return {
    height: Math.max(0, ...columns.map(({ block }) => block.height)),
    draw(sheet, x, y) {
      for (const column of columns) column.block.draw(sheet, x + column.x, y);
    },
  };
}

interface CardStyle {
  readonly width: number;
  readonly padding: number;
  readonly fill?: string;
  readonly stroke?: string;
  /** The colour of a bar along the left edge. */
  readonly accent?: string;
}

/** Places a block on a surface with padding. */
export function card(block: Block, style: CardStyle): Block {
  const height = block.height + 2 * style.padding;
  return {
    height,
    draw(sheet, x, y) {
      const { width, fill, stroke, accent } = style;
      sheet.add({
        kind: 'box',
        x,
        y,
        width,
        height,
        radius: accent ? 0 : 6,
        ...(fill ? { fill } : {}),
        ...(stroke ? { stroke } : {}),
      });
      if (accent) sheet.add({ kind: 'box', x, y, width: 2.5, height, radius: 0, fill: accent });
      block.draw(sheet, x + style.padding, y + style.padding);
    },
  };
}

/** Makes a block the content of an element, such as a table. */
export function tagged(tag: Tag, block: Block): Block {
  return {
    height: block.height,
    draw(sheet, x, y) {
      sheet.structure.within(tag, () => block.draw(sheet, x, y));
    },
  };
}

/** Makes a block invisible to assistive technology. */
export function artifact(kind: ArtifactKind, block: Block): Block {
  return {
    height: block.height,
    draw(sheet, x, y) {
      sheet.structure.asArtifact(kind, () => block.draw(sheet, x, y));
    },
  };
}

/**
 * Makes a drawing one figure with an alternative text. Texts in it are a part of the picture.
 *
 * @param alt - The content of the figure, and where its figures are in words or in a table.
 * @param width - In points.
 */
export function figure(block: Block, { alt, width }: { alt: string; width: number }): Block {
  const { height } = block;
  return {
    height,
    draw(sheet, x, y) {
      sheet.structure.within({ role: 'Figure', alt, box: { x, y, width, height } }, () =>
        block.draw(sheet, x, y),
      );
    },
  };
}

/** Leaves vertical space, in points. */
export const space = (height: number): Block => ({ height, draw() {} });

/** Draws a horizontal line. */
export function rule(width: number, color: string): Block {
  const thickness = 0.6;
  return {
    height: thickness,
    draw(sheet, x, y) {
      const at = y + thickness / 2;
      const stroke = { color, width: thickness };
      addLine(sheet, { x, y: at }, { x: x + width, y: at }, stroke);
    },
  };
}

/** Draws a straight line. */
export function addLine(
  sheet: Sheet,
  from: Point,
  to: Point,
  stroke: NonNullable<PathItem['stroke']>,
): void {
  sheet.add({ kind: 'path', points: [from, to], stroke });
}
