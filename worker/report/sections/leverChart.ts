import { isAssumption, leverName, leverValue } from '../../../contract/format/leverTexts.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { formatList, lowerFirst } from '../../../contract/format/phrases.ts';
import type { LeverOutcome, Sensitivity } from '../../forecast/sensitivity.ts';
import { addLine, artifact, type Block, figure, space, stack } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Content } from '../layout/paragraph.ts';
import type { Table } from '../layout/table.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import {
  leverTexts as cellTexts,
  leverBarsText,
  leverChartTexts,
  leverColumns,
} from '../texts/costTexts.ts';
import { publishedRange } from './evidence.ts';

const columnGap = 12;
const endWidth = 84;
const nameWidth = 148;
const barsWidth = 66;
const barsLeft = nameWidth + columnGap + endWidth + columnGap;
const turnWidth = page.contentWidth - barsLeft - barsWidth - 2 * columnGap - endWidth;
const columns = [
  { title: leverColumns.name, width: nameWidth },
  // The bars are drawn at the right of this column.
  { title: leverColumns.less, width: endWidth + columnGap + barsWidth },
  { title: leverColumns.more, width: endWidth },
  { title: leverColumns.turn, width: turnWidth },
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
  const shown = moving.slice(0, compose.density.mostLevers);
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
    { leading: 1.25 },
  );
  const scale = scaleOf(shown, differenceUsd);
  const title = stack([
    compose.subheading(leverChartTexts.title),
    space(2),
    compose.note(scale.hasZero ? `${introduction} ${zeroLine}` : introduction),
    space(5),
  ]);
  flow.addSpace(10);
  flow.ensureHeight(title.height + flow.tableOpening({ head, rows }));
  flow.add(title);
  flow.addTable({
    head,
    rows,
    beside: leverBars(compose, shown, differenceUsd, scale, { head, rows }),
  });
  const sentences = [
    ...namesText(leverChartTexts.smaller, moving.slice(shown.length)),
    ...namesText(
      leverChartTexts.none,
      levers.filter((lever) => !moving.includes(lever)),
    ),
  ];
  if (sentences.length === 0) return;
  flow.addSpace(3);
  flow.add(compose.note(sentences.join(' ')));
}

function namesText(text: (names: string) => string, levers: readonly Sensitivity[]): string[] {
  const names = levers.map(({ lever }) => lowerFirst(leverName(lever)));
  return names.length > 0 ? [text(formatList(names))] : [];
}

const { introduction, zeroLine } = leverChartTexts;

/** The differences that the bars reach. Where both sides cost the same lies within or outside. */
function scaleOf(levers: readonly Sensitivity[], differenceUsd: number) {
  const reachedUsd = [differenceUsd, ...levers.flatMap(endsOf)];
  const [lowest, highest] = [Math.min(...reachedUsd), Math.max(...reachedUsd)];
  return { lowest, highest, hasZero: lowest < 0 && highest > 0 };
}

/** Whether a lever changes the difference at one of its ends, or leaves nothing live there. */
function doesMove({ less, more }: Sensitivity, differenceUsd: number): boolean {
  return [less, more].some((outcome) => outcome && outcome.differenceUsd !== differenceUsd);
}

/** The differences at both ends of a lever, as far as something is live there. */
function endsOf({ less, more }: Sensitivity): number[] {
  return [less, more].flatMap((outcome) => outcome?.differenceUsd ?? []);
}

function nameCell(compose: Composer, { lever, current, judgement }: Sensitivity): Block {
  const published = isAssumption(lever) ? publishedRange(lever) : null;
  const range = published ? ['; ', ...published] : [];
  const now = cellTexts.now(leverValue(lever, current), judgement);
  return twoLines(compose, nameWidth, leverName(lever), [now, ...range]);
}

function endCell(compose: Composer, { lever }: Sensitivity, outcome: LeverOutcome | null): Block {
  if (!outcome) {
    const unmoved = lever === 'listings' ? cellTexts.currentChoice : cellTexts.atLimit;
    return compose.text(unmoved, text.note, { width: endWidth, leading: 1.25 });
  }
  const { value, differenceUsd } = outcome;
  const difference = differenceUsd === null ? cellTexts.notLive : formatUsd(differenceUsd);
  return twoLines(compose, endWidth, difference, leverValue(lever, value));
}

function twoLines(compose: Composer, width: number, content: string, note: Content): Block {
  const options = { width, leading: 1.25 };
  return stack([compose.text(content, text.cell, options), compose.text(note, text.note, options)]);
}

function turnText({ lever, breakEvenValue }: Sensitivity): string {
  if (breakEvenValue === null)
    return lever === 'listings' ? cellTexts.neitherChoice : cellTexts.noTurn;
  return leverValue(lever, breakEvenValue);
}

function alternativeText([strongest]: readonly Sensitivity[], differenceUsd: number): string {
  const ends = strongest ? [differenceUsd, ...endsOf(strongest)] : [differenceUsd];
  const name = strongest ? leverName(strongest.lever) : '';
  return leverBarsText({
    differenceUsd: formatUsd(differenceUsd),
    name,
    fromUsd: formatUsd(Math.min(...ends)),
    toUsd: formatUsd(Math.max(...ends)),
  });
}

const barHeight = 9;

/**
 * Draws bars to both sides of the present difference, beside the rows of a table. A dotted line
 * marks where both sides cost the same.
 *
 * @param differenceUsd - In-house minus embedded without any change: where the bars begin.
 */
function leverBars(
  compose: Composer,
  levers: readonly Sensitivity[],
  differenceUsd: number,
  { lowest, highest, hasZero }: ReturnType<typeof scaleOf>,
  { head, rows }: Table,
): NonNullable<Table['beside']> {
  const difference = formatUsd(differenceUsd);
  const width = compose.widthOf(difference, text.chart) + 1;
  const label = compose.text(difference, text.chart, { width, leading: 1.25 });
  const alt = alternativeText(levers, differenceUsd);
  return (from, to) => {
    const { height } = stack([head, ...rows.slice(from, to)]);
    const bars: Block = {
      height,
      draw(sheet, x, y) {
        const at = (usd: number) => x + (barsWidth * (usd - lowest)) / (highest - lowest);
        const base = at(differenceUsd);
        const labelLeft = Math.max(x, Math.min(x + barsWidth - width, base - width / 2));
        if (from === 0) label.draw(sheet, labelLeft, y);
        let top = y + head.height;
        for (let index = from; index < to; index += 1) {
          const rowHeight = rows[index]?.height ?? 0;
          const middle = top + (rowHeight - barHeight) / 2;
          for (const bar of barsOf(levers[index], at, base)) sheet.add({ ...bar, y: middle });
          top += rowHeight;
        }
        const line = (position: number, dash: readonly number[]) => {
          const [start, end] = [y + head.height, y + height];
          const stroke = { color: colors.ink, width: 0.8, dash };
          addLine(sheet, { x: position, y: start }, { x: position, y: end }, stroke);
        };
        line(base, []);
        if (hasZero) line(at(0), [2, 2]);
      },
    };
    // The text of the figure on the first page covers the bars of all pages.
    const block =
      from === 0 ? figure(bars, { alt, width: barsWidth }) : artifact('decoration', bars);
    return { x: barsLeft, block };
  };
}

/** The bars of a lever; the shorter one is in front, where both lead to the same side. */
function barsOf(lever: Sensitivity | undefined, at: (usd: number) => number, base: number) {
  return [
    { usd: lever?.less?.differenceUsd, style: lightBar },
    { usd: lever?.more?.differenceUsd, style: solidBar },
  ]
    .map(({ usd, style }) => ({ to: usd == null ? base : at(usd), style }))
    .filter(({ to }) => to !== base)
    .toSorted((a, b) => Math.abs(b.to - base) - Math.abs(a.to - base))
    .map(({ to, style }) => ({
      kind: 'box' as const,
      x: Math.min(base, to),
      width: Math.abs(to - base),
      height: barHeight,
      radius: 0,
      ...style,
    }));
}

const lightBar = { fill: colors.accentSoft, stroke: colors.accent };
const solidBar = { fill: colors.accent, stroke: colors.accent };
