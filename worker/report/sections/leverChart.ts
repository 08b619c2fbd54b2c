import { lowerFirst } from '../../../contract/format/deferredClaimTexts.ts';
import { type Lever, leverTexts } from '../../../contract/format/leverTexts.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import type { LeverJudgement } from '../../forecast/costLevers.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { LeverOutcome, Sensitivity } from '../../forecast/sensitivity.ts';
import { formatList } from '../../format/phrases.ts';
import { addLine, type Block, figure, sideBySide, space, stack } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
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
 * Builds the chart of how far each input and assumption moves the cost difference, with a table of
 * its figures; null for a build that is not live by then, which has no difference (E22).
 *
 * @param options.isComplete - False shows what rests on judgement and the reviews, and of the other
 *   levers the one with the largest effect.
 */
export function leverChart(
  compose: Composer,
  { forecast }: ReportModel,
  { isComplete, rowPadding }: { isComplete: boolean; rowPadding: number },
): Block | null {
  const { differenceUsd, levers } = forecast.sensitivity;
  if (differenceUsd === null) return null;
  const moving = levers.filter((lever) => doesMove(lever, differenceUsd));
  const shown = isComplete ? moving : mostImportant(moving);
  if (shown.length === 0) return null;
  const { head, rows } = compose.table(
    columns,
    shown.map((lever) => ({
      cells: [
        nameCell(compose, lever),
        endCell(compose, lever, lever.less),
        endCell(compose, lever, lever.more),
        turnText(lever),
      ],
    })),
    { padding: rowPadding, leading: 1.25 },
  );
  const bars = leverBars(compose, {
    differenceUsd,
    rows: shown.map(({ less, more }, index) => ({
      height: rows[index]?.height ?? 0,
      lessUsd: less?.differenceUsd ?? null,
      moreUsd: more?.differenceUsd ?? null,
    })),
    width: barsWidth,
    headHeight: head.height,
  });
  const alt = alternativeText(shown, differenceUsd);
  const unmoving = levers.filter((lever) => !moving.includes(lever));
  return stack([
    compose.subheading('What changes the result?'),
    space(2),
    compose.note(introduction(moving.length > shown.length ? shown.length : null)),
    space(5),
    sideBySide([
      { x: barsLeft, block: figure(bars, { alt, width: barsWidth }) },
      { x: 0, block: stack([head, ...rows]) },
    ]),
    ...(unmoving.length > 0
      ? [
          space(3),
          compose.note(
            `No effect on this difference: ${formatList(unmoving.map(({ lever }) => lowerFirst(leverTexts[lever].name)))}.`,
          ),
        ]
      : []),
  ]);
}

const introduction = (shownCount: number | null) =>
  `In-house minus embedded over ${forecastMonths} months if one input changes by a quarter or one step, or one assumption within its plausible range. Light bar: to the low end. Solid bar: to the high end. What is marked as judged rests on our judgement.${shownCount === null ? '' : ` The ${shownCount} rows are all judgements and reviews that change this difference, and the largest of the other effects.`}`;

/** Whether a lever changes the difference at one of its ends, or leaves nothing live there. */
function doesMove({ less, more }: Sensitivity, differenceUsd: number): boolean {
  return [less, more].some((outcome) => outcome && outcome.differenceUsd !== differenceUsd);
}

/** Shown like what rests on judgement: how long reviews take, and the choice that changes it. */
const reviewLevers: readonly Lever[] = ['reviews', 'listings'];

/** The levers that are shown where there is no room for all of them, in their order. */
function mostImportant(levers: readonly Sensitivity[]): Sensitivity[] {
  const isOther = ({ lever, judgement }: Sensitivity) =>
    judgement === null && !reviewLevers.includes(lever);
  const largestOther = levers.find(isOther);
  return levers.filter((lever) => lever === largestOther || !isOther(lever));
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
function leverBars(
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
