import { financeFigureTexts as texts } from '../../../contract/format/financeTexts.ts';
import { monthsPerYear } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { wholeYears } from '../../../contract/format/wholeYears.ts';
import type { Finance, FinanceHorizon, FinanceYear } from '../../forecast/finance.ts';
import { type Block, sideBySide, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import type { ByHorizon } from '../model/byHorizon.ts';

const tableGap = 18;
const halfWidth = (page.contentWidth - tableGap) / 2;
const cellGap = 12;
const wideAmount = 110;

/**
 * What both sides spend in each of five years, and what they show as expense, side by side if the
 * amounts are short enough. Totals follow year 3 and year 5. A build that is not live within 60
 * months has spending alone (E22).
 */
export function yearTables(
  compose: Composer,
  finance: ByHorizon<Finance>,
  { hasExpenses, padding }: { hasExpenses: boolean; padding: number },
): Block {
  const { years, expenseYears, verdict } = finance[60];
  const columns = [texts.inHouse, texts.embedded, ...(verdict ? [texts.benefit] : [])];
  const tableOf = (view: 'cash' | 'expense', width: number, amountWidth: number) =>
    stack([
      compose.subheading(texts.table(view), width),
      space(3),
      compose.tableBlock(
        [
          { title: texts.year, width: width - columns.length * (amountWidth + cellGap) },
          ...columns.map((title) => ({ title, width: amountWidth, align: 'right' }) as const),
        ],
        yearRows(view === 'cash' ? years : expenseYears, finance).map(
          ({ label, isTotal, cells }) => {
            const row = [label, ...cells.slice(0, columns.length)];
            return isTotal ? row.map(strong) : row;
          },
        ),
        { padding },
      ),
    ]);
  if (!hasExpenses) return tableOf('cash', page.contentWidth, wideAmount);
  const rows = [years, expenseYears].flatMap((ofView) => yearRows(ofView, finance));
  const widest = (cells: readonly string[]) =>
    Math.max(...cells.map((cell) => compose.widthOf(cell, boldCell)));
  const labelWidth = widest(rows.map(({ label }) => label));
  const amountWidth = Math.max(
    widest(rows.flatMap(({ cells }) => cells)),
    ...columns
      .flatMap((title) => title.split(' '))
      .map((word) => compose.widthOf(word, text.tableHead)),
  );
  if (labelWidth + columns.length * (amountWidth + cellGap) > halfWidth) {
    const views = ['cash', 'expense'] as const;
    return stack(
      views.map((view) => tableOf(view, page.contentWidth, wideAmount)),
      10,
    );
  }
  return sideBySide([
    { x: 0, block: tableOf('cash', halfWidth, amountWidth) },
    { x: halfWidth + tableGap, block: tableOf('expense', halfWidth, amountWidth) },
  ]);
}

const boldCell = { ...text.cell, weight: 'semibold' } as const;

interface YearRow {
  readonly label: string;
  readonly isTotal: boolean;
  /** In-house, embedded and their difference. */
  readonly cells: readonly string[];
}

/**
 * The years, and the totals at the end of both horizons, in whole USD that add up. The total of a
 * horizon by which the build is not live has no difference (E22).
 */
function yearRows(years: readonly FinanceYear[], finance: ByHorizon<Finance>): YearRow[] {
  const whole = wholeYears(years);
  const amounts = (first: number, last: number) =>
    (['inHouseUsd', 'embeddedUsd', 'benefitUsd'] as const).map((amount) =>
      formatUsd(whole.slice(first, last + 1).reduce((sum, { [amount]: usd }) => sum + usd, 0)),
    );
  const total = (months: FinanceHorizon): YearRow => {
    const cells = amounts(0, months / monthsPerYear);
    return {
      label: `${months} months`,
      isTotal: true,
      cells: finance[months].verdict ? cells : [...cells.slice(0, 2), '–'],
    };
  };
  const rows = years.map(({ year }) => ({
    label: year === 0 ? texts.start : `${texts.year} ${year}`,
    isTotal: false,
    cells: amounts(year, year),
  }));
  return [...rows.slice(0, 4), total(36), ...rows.slice(4), total(60)];
}
