import { formatUsd } from '../../contract/format/formatUsd.ts';
import type { CumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';

/** The chart's data by month, with the month of break-even highlighted. */
export function CostTable({
  costs,
  breakEvenMonth,
}: {
  costs: readonly CumulativeCost[];
  breakEvenMonth: number | null;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="cost-table" tabIndex={0} aria-label={deferredForecastTexts.chartTitle}>
      <table>
        <caption className="visually-hidden">{deferredForecastTexts.chartTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{deferredForecastTexts.month}</th>
            <th scope="col">{deferredForecastTexts.inHouse}</th>
            <th scope="col">{deferredForecastTexts.embedded}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ month, inHouseUsd, embeddedUsd }) => (
            <tr key={month} className={month === breakEvenMonth ? 'break-even-row' : undefined}>
              <th scope="row">{month === 0 ? deferredForecastTexts.now : month}</th>
              <td>{formatUsd(inHouseUsd)}</td>
              <td>{formatUsd(embeddedUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
