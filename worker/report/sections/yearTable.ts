import { financeFigureTexts as texts } from '../../../contract/format/financeTexts.ts';
import { monthsPerYear } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { wholeYears } from '../../../contract/format/wholeYears.ts';
import type { Finance, FinanceHorizon, FinanceYear } from '../../forecast/finance.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { ByHorizon } from '../model/byHorizon.ts';

const cellGap = 12;
const amountWidth = 110;

/**
 * Builds the table of both sides' spending in each of five years. Totals follow year 3 and year 5.
 * A build that is not live within 60 months has spending alone (E22).
 */
export function yearTable(compose: Composer, finance: ByHorizon<Finance>, padding: number): Block {
  const { years, verdict } = finance[60];
  const columns = [texts.inHouse, texts.embedded, ...(verdict ? [texts.benefit] : [])];
  return stack([
    compose.subheading(texts.table),
    space(3),
    compose.tableBlock(
      [
        { title: texts.year, width: page.contentWidth - columns.length * (amountWidth + cellGap) },
        ...columns.map((title) => ({ title, width: amountWidth, align: 'right' }) as const),
      ],
      yearRows(years, finance).map(({ label, isTotal, cells }) => {
        const row = [label, ...cells.slice(0, columns.length)];
        return isTotal ? row.map(strong) : row;
      }),
      { padding },
    ),
  ]);
}

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
