import { formatUsd } from '../../../contract/format/formatUsd.ts';
import type { Block } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, text } from '../layout/design.ts';
import type { Sheet } from '../layout/Sheet.ts';

/** The bars of one lever: the cost difference at its ends, null where there is none. */
interface LeverRow {
  /** In points. */
  readonly height: number;
  readonly lessUsd: number | null;
  readonly moreUsd: number | null;
}

interface LeverBars {
  /** In-house minus embedded without any change, in USD: where the bars begin. */
  readonly differenceUsd: number;
  readonly rows: readonly LeverRow[];
  readonly width: number;
  /** The height above the first row, for the labels. */
  readonly headHeight: number;
}

const barHeight = 9;

/**
 * Draws a row of bars to both sides of the present difference, beside the rows of a table. A dashed
 * line marks where both sides cost the same.
 */
export function leverBars(
  compose: Composer,
  { differenceUsd, rows, width, headHeight }: LeverBars,
): Block {
  const ends = rows.flatMap(({ lessUsd, moreUsd }) => [lessUsd, moreUsd]);
  const reached = [differenceUsd, ...ends.filter((usd) => usd !== null)];
  const lowest = Math.min(...reached);
  const highest = Math.max(...reached);
  const rowsHeight = rows.reduce((sum, { height }) => sum + height, 0);
  return {
    height: headHeight + rowsHeight,
    draw(sheet, x, y) {
      const at = (usd: number) => x + (width * (usd - lowest)) / (highest - lowest);
      const base = at(differenceUsd);
      const labelWidth = compose.widthOf(formatUsd(differenceUsd), text.chart) + 1;
      const labelLeft = Math.max(x, Math.min(x + width - labelWidth, base - labelWidth / 2));
      const label = compose.text(formatUsd(differenceUsd), text.chart, {
        width: labelWidth,
        leading: 1.25,
      });
      label.draw(sheet, labelLeft, y);
      let top = y + headHeight;
      for (const { height, lessUsd, moreUsd } of rows) {
        const bars = [
          { to: at(lessUsd ?? differenceUsd), style: lightBar },
          { to: at(moreUsd ?? differenceUsd), style: solidBar },
        ].toSorted((a, b) => Math.abs(b.to - base) - Math.abs(a.to - base));
        // The shorter bar is in front, where both lead to the same side.
        for (const { to, style } of bars) {
          if (to === base) continue;
          sheet.add({
            kind: 'box',
            x: Math.min(base, to),
            width: Math.abs(to - base),
            height: barHeight,
            radius: 0,
            y: top + (height - barHeight) / 2,
            ...style,
          });
        }
        top += height;
      }
      const line = (position: number, dash: readonly number[]) =>
        verticalLine(sheet, position, y + headHeight, rowsHeight, dash);
      line(base, []);
      if (lowest < 0 && highest > 0) line(at(0), [2, 2]);
    },
  };
}

const lightBar = { fill: colors.accentSoft, stroke: colors.accent };
const solidBar = { fill: colors.accent, stroke: colors.accent };

function verticalLine(
  sheet: Sheet,
  x: number,
  top: number,
  height: number,
  dash: readonly number[],
): void {
  sheet.add({
    kind: 'path',
    points: [
      { x, y: top },
      { x, y: top + height },
    ],
    stroke: { color: colors.ink, width: 0.8, dash },
  });
}
