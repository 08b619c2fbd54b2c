import { formatUsd } from '../../contract/format/formatUsd.ts';
import { wholeYears } from '../../contract/format/wholeYears.ts';
import type { FinanceFigure, YearColumn } from '../../worker/estimate/trace.ts';
import type { Finance } from '../../worker/forecast/finance.ts';
import { ExplainedFigure } from '../explanations/Amount.tsx';
import { deferredFinanceTexts as texts } from '../texts/deferred/finance.ts';

type Amount = 'inHouseUsd' | 'embeddedUsd' | 'benefitUsd';

/** The columns by the names of their figures, with the amount of a year that each shows. */
const allColumns = [
  ['inHouse', 'inHouseUsd'],
  ['embedded', 'embeddedUsd'],
  ['benefit', 'benefitUsd'],
] as const satisfies readonly (readonly [YearColumn, Amount])[];

/**
 * Both sides and the difference, year by year. An unfinished build has spending alone: nothing is
 * live to compare (E22).
 */
export function YearTable({ finance }: { finance: Finance }) {
  const years = wholeYears(finance.years);
  const columns = finance.verdict ? allColumns : allColumns.slice(0, 2);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="finance-table" tabIndex={0} aria-label={texts.table}>
        <table>
          <caption>{texts.table}</caption>
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
