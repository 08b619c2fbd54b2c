import { lowerFirst } from '../../../contract/format/deferredClaimTexts.ts';
import { leverTexts } from '../../../contract/format/leverTexts.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import { formatList } from '../../../contract/format/phrases.ts';
import type { LeverJudgement } from '../../forecast/costLevers.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { LeverOutcome, Sensitivity } from '../../forecast/sensitivity.ts';
import { addLine, artifact, type Block, figure, space, stack } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const columnGap = 12;
const endWidth = 84;
const nameWidth = 148;
const barsWidth = 66;
const barsLeft = nameWidth + columnGap + endWidth + columnGap;
const turnWidth = page.contentWidth - barsLeft - barsWidth - 2 * columnGap - endWidth;
const columns = [
  { title: 'What changes', width: nameWidth },
  // The bars are drawn at the right of this column.
  { title: 'At its low end', width: endWidth + columnGap + barsWidth },
  { title: 'At its high end', width: endWidth },
  { title: 'Changes at', width: turnWidth },
] as const;

/**
 * Adds the chart of how far each input and assumption moves the cost difference, with a table of
 * its figures; nothing for a build that is not live by then, which has no difference (E22).
 */
export function leverChart(flow: Flow, compose: Composer, { forecast }: ReportModel): void {
  const { differenceUsd, levers } = forecast.sensitivity;
  if (differenceUsd === null) return;
  const moving = levers.filter((lever) => doesMove(lever, differenceUsd));
  if (moving.length === 0) return;
  const { head, rows } = compose.table(
    columns,
    moving.map((lever) => ({
      cells: [
        nameCell(compose, lever),
        endCell(compose, lever, lever.less),
        endCell(compose, lever, lever.more),
        turnText(lever),
      ],
    })),
    { leading: 1.25 },
  );
  const reachedUsd = [differenceUsd, ...moving.flatMap(endsOf)];
  const alt = alternativeText(moving, differenceUsd);
  const beside = (from: number, to: number) => {
    const part = leverBars(compose, {
      differenceUsd,
      reachedUsd,
      levers: moving.slice(from, to),
      heights: rows.slice(from, to).map(({ height }) => height),
      headHeight: head.height,
      hasLabel: from === 0,
    });
    // The text of the figure on the first page covers the bars of all pages.
    const block =
      from === 0 ? figure(part, { alt, width: barsWidth }) : artifact('decoration', part);
    return { x: barsLeft, block };
  };
  const title = stack([
    compose.subheading('What changes the result?'),
    space(2),
    compose.note(introduction),
    space(5),
  ]);
  flow.addSpace(10);
  flow.ensureHeight(title.height + head.height + (rows[0]?.height ?? 0) + (rows[1]?.height ?? 0));
  flow.add(title);
  flow.addTable({ head, rows, beside });
  const unmoving = levers.filter((lever) => !moving.includes(lever));
  if (unmoving.length === 0) return;
  flow.addSpace(3);
  flow.add(
    compose.note(
      `No effect on this difference: ${formatList(unmoving.map(({ lever }) => lowerFirst(leverTexts[lever].name)))}.`,
    ),
  );
}

const introduction = `In-house minus embedded over ${forecastMonths} months if one input changes by a quarter or one step, or one assumption within its plausible range. Light bar: to the low end. Solid bar: to the high end. What is marked as judged rests on our judgement.`;

/** Whether a lever changes the difference at one of its ends, or leaves nothing live there. */
function doesMove({ less, more }: Sensitivity, differenceUsd: number): boolean {
  return [less, more].some((outcome) => outcome && outcome.differenceUsd !== differenceUsd);
}

const judgementNotes: Readonly<Record<LeverJudgement, string>> = {
  value: '; judged',
  range: '; range judged',
};

/** The differences at both ends of a lever, as far as something is live there. */
function endsOf({ less, more }: Sensitivity): number[] {
  return [less, more].flatMap((outcome) => outcome?.differenceUsd ?? []);
}

function nameCell(compose: Composer, { lever, current, judgement }: Sensitivity): Block {
  const { name, value } = leverTexts[lever];
  const options = { width: nameWidth, leading: 1.25 };
  return stack([
    compose.text(name, text.cell, options),
    compose.text(
      `now ${value(current)}${judgement ? judgementNotes[judgement] : ''}`,
      text.note,
      options,
    ),
  ]);
}

function endCell(compose: Composer, { lever }: Sensitivity, outcome: LeverOutcome | null): Block {
  const options = { width: endWidth, leading: 1.25 };
  if (!outcome) {
    const unmoved = lever === 'listings' ? 'the current choice' : 'at the limit';
    return compose.text(unmoved, text.note, options);
  }
  const { value, differenceUsd } = outcome;
  return stack([
    compose.text(
      differenceUsd === null ? 'not live by then' : formatUsd(differenceUsd),
      text.cell,
      options,
    ),
    compose.text(leverTexts[lever].value(value), text.note, options),
  ]);
}

function turnText({ lever, breakEvenValue }: Sensitivity): string {
  if (breakEvenValue === null) return lever === 'listings' ? 'neither choice' : 'none';
  return leverTexts[lever].value(breakEvenValue);
}

function alternativeText([strongest]: readonly Sensitivity[], differenceUsd: number): string {
  const ends = strongest ? [differenceUsd, ...endsOf(strongest)] : [differenceUsd];
  const name = strongest ? leverTexts[strongest.lever].name : '';
  return `Bar chart of how far each input and assumption moves the cost difference of ${formatUsd(differenceUsd)}. The largest effect: ${name}, from ${formatUsd(Math.min(...ends))} to ${formatUsd(Math.max(...ends))}. The table beside it has the figures.`;
}

interface LeverBars {
  /** In-house minus embedded without any change, in USD: where the bars begin. */
  readonly differenceUsd: number;
  /** The differences of all levers, which share one scale. */
  readonly reachedUsd: readonly number[];
  readonly levers: readonly Sensitivity[];
  /** Of the rows, in points. */
  readonly heights: readonly number[];
  /** The height above the first row, for the label. */
  readonly headHeight: number;
  /** Whether the present difference is stated above the bars. */
  readonly hasLabel: boolean;
}

const barHeight = 9;

/**
 * Draws a row of bars to both sides of the present difference, beside the rows of a table. A dashed
 * line marks where both sides cost the same.
 */
function leverBars(
  compose: Composer,
  { differenceUsd, reachedUsd, levers, heights, headHeight, hasLabel }: LeverBars,
): Block {
  const lowest = Math.min(...reachedUsd);
  const highest = Math.max(...reachedUsd);
  const rowsHeight = heights.reduce((sum, height) => sum + height, 0);
  return {
    height: headHeight + rowsHeight,
    draw(sheet, x, y) {
      const at = (usd: number) => x + (barsWidth * (usd - lowest)) / (highest - lowest);
      const base = at(differenceUsd);
      const labelWidth = compose.widthOf(formatUsd(differenceUsd), text.chart) + 1;
      const labelLeft = Math.max(x, Math.min(x + barsWidth - labelWidth, base - labelWidth / 2));
      const label = compose.text(formatUsd(differenceUsd), text.chart, {
        width: labelWidth,
        leading: 1.25,
      });
      if (hasLabel) label.draw(sheet, labelLeft, y);
      let top = y + headHeight;
      levers.forEach(({ less, more }, index) => {
        const { [index]: height = 0 } = heights;
        const bars = [
          { to: at(less?.differenceUsd ?? differenceUsd), style: lightBar },
          { to: at(more?.differenceUsd ?? differenceUsd), style: solidBar },
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
      });
      const [first, last] = [y + headHeight, y + headHeight + rowsHeight];
      const line = (position: number, dash: readonly number[]) =>
        addLine(
          sheet,
          { x: position, y: first },
          { x: position, y: last },
          { ...axisStroke, dash },
        );
      line(base, []);
      if (lowest < 0 && highest > 0) line(at(0), [2, 2]);
    },
  };
}

const lightBar = { fill: colors.accentSoft, stroke: colors.accent };
const solidBar = { fill: colors.accent, stroke: colors.accent };
const axisStroke = { color: colors.ink, width: 0.8 };
