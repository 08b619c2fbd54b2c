import { financeFigureTexts as texts } from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { wholeParts } from '../../../contract/format/wholeParts.ts';
import type { Finance, FinanceVerdict, FinanceYear } from '../../forecast/finance.ts';
import { type Block, sideBySide, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { sectionTitle } from './sectionTitle.ts';

/**
 * Adds what embedding is worth to a finance team, and what both sides spend by year (E25).
 *
 * @param options - `isOnOnePage`: the figures and the tables are kept on one page. `hasExpenses`:
 *   each year shows its expense next to its cash.
 */
export function financeSection(
  flow: Flow,
  compose: Composer,
  model: ReportModel,
  { isOnOnePage, hasExpenses }: { isOnOnePage: boolean; hasExpenses: boolean },
): void {
  const { finance, affected } = model;
  const { verdict, earlierLaunchUsd, crossings, months } = finance;
  const intro = compose.note(texts.intro(finance));
  const showsExpenses = hasExpenses && verdict !== null;
  const tables = yearTables(compose, finance, showsExpenses);
  const figures = verdict && compose.tiles(verdictTiles(verdict));
  const title = 'For your CFO';
  flow.addHeading(title, compose.heading(sectionTitle(title, affected.finance)), {
    gap: 6,
    keepWithNext:
      intro.height +
      (figures?.height ?? 0) +
      (isOnOnePage ? tables.height + (earlierLaunchUsd === null ? 65 : 105) : 40),
  });
  flow.add(intro, 8);
  if (figures) {
    flow.add(figures, 8);
    flow.add(compose.body(texts.crossings(crossings, finance.months)), 10);
  } else flow.add(compose.body(texts.unfinished(months)), 10);
  flow.add(tables, 4);
  if (showsExpenses) flow.add(compose.note(texts.expenseNote));
  if (earlierLaunchUsd !== null) {
    flow.addSpace(10);
    flow.add(earlierLaunch(compose, earlierLaunchUsd));
  }
}

function verdictTiles(verdict: FinanceVerdict) {
  const payback = (month: number | null) =>
    month === null ? texts.noPayback : texts.inMonth(month);
  return [
    { label: texts.npv, figure: formatUsd(verdict.npvUsd), note: texts.npvNote },
    { label: texts.npvAnnual, figure: formatUsd(verdict.npvAnnualUsd), note: texts.npvAnnualNote },
    ...(verdict.roi === null
      ? []
      : [
          {
            label: texts.roi,
            figure: texts.roiValue(verdict.roi),
            note: texts.roiNote(verdict.npvUsd),
          },
        ]),
    {
      label: texts.payback,
      figure: payback(verdict.paybackMonth),
      note: texts.paybackNote(verdict.paybackMonth, payback(verdict.discountedPaybackMonth)),
    },
  ];
}

/** On a line of its own: it is never part of a cost (E25). */
function earlierLaunch(compose: Composer, usd: number): Block {
  return compose.tableBlock(
    [
      { title: '', width: page.contentWidth - 112 },
      { title: '', width: 100, align: 'right' },
    ],
    [[[strong(texts.earlierLaunch), ` (${texts.earlierLaunchNote})`], strong(formatUsd(usd))]],
    { hasHead: false },
  );
}

const tableGap = 22;
const cellGap = 12;
const halfWidth = (page.contentWidth - tableGap) / 2;
const narrowAmount = 55;

/**
 * What both sides spend, and what they show as expense, side by side if the amounts are short
 * enough. An unfinished build has spending alone (E22).
 */
function yearTables(
  compose: Composer,
  { years, expenseYears, verdict }: Finance,
  showsExpenses: boolean,
): Block {
  if (!showsExpenses) {
    const amountCount = verdict ? 3 : 2;
    return yearTable(compose, texts.table('cash'), years, page.contentWidth, 110, amountCount);
  }
  const amounts = [years, expenseYears].flatMap(amountRows).flatMap((row) => row.map(formatUsd));
  const isNarrow = amounts.every((usd) => compose.widthOf(usd, boldCell) <= narrowAmount);
  const width = isNarrow ? halfWidth : page.contentWidth;
  const [cash, expense] = (['cash', 'expense'] as const).map((view) =>
    yearTable(
      compose,
      texts.table(view),
      view === 'cash' ? years : expenseYears,
      width,
      isNarrow ? narrowAmount : 110,
      3,
    ),
  );
  const blocks = [cash ?? space(0), expense ?? space(0)];
  return isNarrow
    ? sideBySide(blocks.map((block, index) => ({ x: index * (halfWidth + tableGap), block })))
    : stack(blocks, 10);
}

const boldCell = { ...text.cell, weight: 'semibold' } as const;

function yearTable(
  compose: Composer,
  title: string,
  years: readonly FinanceYear[],
  width: number,
  amountWidth: number,
  amountCount: number,
): Block {
  const amount = { width: amountWidth, align: 'right' } as const;
  const names = [
    ...years.map(({ year }) => (year === 0 ? texts.start : `${texts.year} ${year}`)),
    texts.total,
  ];
  const rows = amountRows(years).map((amounts, index) => {
    const cells = [names[index] ?? '', ...amounts.slice(0, amountCount).map(formatUsd)];
    return index === years.length ? cells.map(strong) : cells;
  });
  return stack([
    compose.subheading(title, width),
    space(3),
    compose.tableBlock(
      [
        { title: texts.year, width: width - amountCount * (amountWidth + cellGap) },
        ...[texts.inHouse, texts.embedded, texts.benefit]
          .slice(0, amountCount)
          .map((column) => ({ title: column, ...amount })),
      ],
      rows,
      { padding: 3.5 },
    ),
  ]);
}

/** In-house, embedded and their difference by year, and the totals, in whole USD that add up. */
function amountRows(years: readonly FinanceYear[]): number[][] {
  const inHouse = wholeDollars(years.map(({ inHouseUsd }) => inHouseUsd));
  const embedded = wholeDollars(years.map(({ embeddedUsd }) => embeddedUsd));
  return inHouse.map((usd, index) => {
    const { [index]: embeddedUsd = 0 } = embedded;
    return [usd, embeddedUsd, usd - embeddedUsd];
  });
}

/** The amounts in whole USD, and their total at the end. */
function wholeDollars(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, usd) => sum + usd, 0);
  return [...wholeParts(amounts, total), Math.round(total)];
}
