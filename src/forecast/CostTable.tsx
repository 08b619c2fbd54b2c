import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type { CumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { depthMessages } from '../depthMessages.ts';

const { forecast: words } = depthMessages;

/** The chart's data, month by month; the month of break-even stands out. */
export function CostTable({
  costs,
  breakEvenMonth,
}: {
  costs: readonly CumulativeCost[];
  breakEvenMonth: number | null;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="cost-table" tabIndex={0} aria-label={words.chartTitle}>
      <table>
        <caption className="visually-hidden">{words.chartTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.inHouse}</th>
            <th scope="col">{words.embedded}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ month, inHouseUsd, embeddedUsd }) => (
            <tr key={month} className={month === breakEvenMonth ? 'break-even-row' : undefined}>
              <th scope="row">{month === 0 ? words.now : month}</th>
              <td>{formatUsd(inHouseUsd)}</td>
              <td>{formatUsd(embeddedUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
