import { type Spending, financeFigureTexts as texts, wholeYears } from '../format/financeTexts.ts';
import { formatShown } from '../format/money.ts';
import { quarterColumn, quartersTitle } from '../words/quartersTable.ts';
import type { PaperTable } from './PaperPart.ts';

export { quartersTitle };

/** The spending of both sides by quarter; quarter 0 is the start. */
export interface Quarters {
  /** Whether the build is live by the last quarter; else nothing is to compare (E22). */
  readonly isLive: boolean;
  readonly amounts: readonly (Spending & { readonly quarter: number })[];
}

/**
 * What both sides spend in each quarter of the forecast, with time lost in a column of its own
 * (E43). The rows add up to the last one, which has the totals of the page. A build that is not
 * live by then has spending alone (E22).
 */
export function quartersTable({ isLive, amounts }: Quarters): PaperTable<string> {
  const whole = wholeYears(amounts);
  const columns = [
    [texts.inHouse, 'inHouseUsd'],
    [texts.timeLost, 'timeLostUsd'],
    [texts.embedded, 'embeddedUsd'],
    ...(isLive ? [[texts.benefit, 'benefitUsd'] as const] : []),
  ] as const;
  return {
    columns: [quarterColumn, ...columns.map(([title]) => title)],
    rows: [
      ...whole.map((ofQuarter) => [
        ofQuarter.quarter === 0 ? texts.start : `${ofQuarter.quarter}`,
        ...columns.map(([, amount]) => formatShown(ofQuarter[amount])),
      ]),
      [
        texts.total,
        ...columns.map(([, amount]) =>
          formatShown(whole.reduce((sum, { [amount]: usd }) => sum + usd, 0)),
        ),
      ],
    ],
  };
}
