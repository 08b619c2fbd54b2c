import { formatUsd } from '../../contract/format/formatUsd.ts';
import type { Finance, FinanceYear } from '../../worker/forecast/finance.ts';
import { deferredFinanceTexts as texts } from '../texts/deferred/finance.ts';

/** What is paid, or what shows as an expense where a build is capitalised. */
export type FinanceView = 'cash' | 'expense';

/** Both sides and the difference, year by year. */
export function YearTable({ finance, view }: { finance: Finance; view: FinanceView }) {
  const years = view === 'cash' ? finance.years : finance.expenseYears;
  const sumOf = (figure: keyof FinanceYear) => years.reduce((sum, year) => sum + year[figure], 0);
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
              <th scope="col">{texts.benefit}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, inHouseUsd, embeddedUsd, benefitUsd }) => (
              <tr key={year}>
                <th scope="row">{year === 0 ? texts.start : year}</th>
                <td>{formatUsd(inHouseUsd)}</td>
                <td>{formatUsd(embeddedUsd)}</td>
                <td>{formatUsd(benefitUsd)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <td>{formatUsd(sumOf('inHouseUsd'))}</td>
              <td>{formatUsd(sumOf('embeddedUsd'))}</td>
              <td>{formatUsd(sumOf('benefitUsd'))}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}
