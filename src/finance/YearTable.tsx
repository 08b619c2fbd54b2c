import { formatUsd } from '../../contract/format/formatUsd.ts';
import { wholeYears } from '../../contract/format/wholeYears.ts';
import type { FinanceFigure, YearColumn } from '../../worker/estimate/trace.ts';
import type { Finance } from '../../worker/forecast/finance.ts';
import { ExplainedFigure } from '../explanations/Amount.tsx';
import { deferredFinanceTexts as texts } from '../texts/deferred/cards.ts';

/** What is paid, or what shows as an expense where a build is capitalised. */
export type FinanceView = 'cash' | 'expense';

type Amount = 'inHouseUsd' | 'embeddedUsd' | 'benefitUsd';

/** The columns by the names of their figures, with the amount of a year that each shows. */
const cashColumns = [
  ['inHouse', 'inHouseUsd'],
  ['embedded', 'embeddedUsd'],
  ['benefit', 'benefitUsd'],
] as const satisfies readonly (readonly [YearColumn, Amount])[];
const expenseColumns = [
  ['inHouseExpense', 'inHouseUsd'],
  ['embedded', 'embeddedUsd'],
  ['benefitExpense', 'benefitUsd'],
] as const satisfies readonly (readonly [YearColumn, Amount])[];

/**
 * Both sides and the difference, year by year. An unfinished build has spending alone: nothing is
 * live to compare or to write off (E22).
 */
export function YearTable({ finance, view }: { finance: Finance; view: FinanceView }) {
  const years = wholeYears(view === 'cash' ? finance.years : finance.expenseYears);
  const columnsOfView = view === 'cash' ? cashColumns : expenseColumns;
  const columns = finance.verdict ? columnsOfView : columnsOfView.slice(0, 2);
  const sumOf = (amount: Amount) => years.reduce((sum, year) => sum + year[amount], 0);
  const cell = (figure: FinanceFigure, usd: number) => (
    <td key={figure}>
      <ExplainedFigure figure={figure} financeMonths={finance.months}>
        {formatUsd(usd)}
      </ExplainedFigure>
    </td>
  );
  return (
    <>
      {view === 'expense' && <p className="note">{texts.expenseNote}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="finance-table" tabIndex={0} aria-label={texts.table(view)}>
        <table>
          <caption>{texts.table(view)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.year}</th>
              <th scope="col">{texts.inHouse}</th>
              <th scope="col">{texts.embedded}</th>
              {finance.verdict && <th scope="col">{texts.benefit}</th>}
            </tr>
          </thead>
          <tbody>
            {years.map((ofYear) => (
              <tr key={ofYear.year}>
                <th scope="row">{ofYear.year === 0 ? texts.start : ofYear.year}</th>
                {columns.map(([column, amount]) =>
                  cell(`${column}Year${ofYear.year}Usd`, ofYear[amount]),
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {columns.map(([column, amount]) => cell(`${column}TotalUsd`, sumOf(amount)))}
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}
