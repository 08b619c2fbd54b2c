import { formatHours } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { CostPoint } from '../../worker/forecast/cumulativeCosts.ts';
import { CostPlot } from '../charts/CostPlot.tsx';
import { useHasMaintenancePercentage } from '../estimator/inputs.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { deferredChartTexts } from '../texts/deferred/chart.ts';
import { deferredPrintingTexts } from '../texts/deferred/scenario.ts';
import { breakdownTexts } from '../texts/results.ts';

/** The cumulative cost of both options, about as wide as A4 and Letter between their margins. */
export function PrintedChart({ answer }: { answer: Answer }) {
  return (
    <CostPlot
      costs={{ lines: answer.costLines, verdict: answer.verdict }}
      width={680}
      height={200}
      title={deferredPrintingTexts.overTime}
      hasFineAxes
    />
  );
}

const months = Array.from({ length: 37 }, (_, month) => month);

/** The total cost of both options every six months, from left to right. */
export function PrintedHalfYears({ answer }: { answer: Answer }) {
  const lines = answer.costLines;
  const halfYears = months.filter((month) => month % 6 === 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{deferredPrintingTexts.afterMonths}</th>
          {halfYears.map((month) => (
            <th key={month} scope="col">
              {monthText(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['inHouse', 'embedded'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{deferredChartTexts[side]}</th>
            {halfYears.map((month) => (
              <td key={month}>{formatUsd(costAt(lines[side], month))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns how many rows the months take in so many columns. */
export function monthRows(columns: number): number {
  return Math.ceil(months.length / columns);
}

/**
 * The same for every month, from top to bottom.
 *
 * @param columns - How many tables side by side hold the months.
 */
export function PrintedMonths({ answer, columns }: { answer: Answer; columns: number }) {
  const { inHouse, embedded } = answer.costLines;
  const length = monthRows(columns);
  const parts = Array.from({ length: columns }, (_, part) =>
    months.slice(part * length, (part + 1) * length),
  );
  return (
    <section>
      <h2>{deferredPrintingTexts.byMonth}</h2>
      <div className="print-months">
        {parts.map((part) => (
          <table key={part[0]}>
            <thead>
              <tr>
                <th scope="col">{deferredPrintingTexts.afterMonths}</th>
                <th scope="col">{deferredChartTexts.inHouse}</th>
                <th scope="col">{deferredChartTexts.embedded}</th>
              </tr>
            </thead>
            <tbody>
              {part.map((month) => (
                <tr key={month}>
                  <th scope="row">{monthText(month)}</th>
                  <td>{formatUsd(costAt(inHouse, month))}</td>
                  <td>{formatUsd(costAt(embedded, month))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

function monthText(month: number): string {
  return month === 0 ? deferredPrintingTexts.start : String(month);
}

/** The selected systems with their hours, reviews and complexity. */
export function PrintedSystems({ answer }: { answer: Answer }) {
  const hasMaintenancePercentage = useHasMaintenancePercentage();
  return (
    <section>
      <h2>{breakdownTexts.title}</h2>
      <p>
        {breakdownTexts.totalDevHours}: {formatFigure.developmentHours(answer)}.{' '}
        {breakdownTexts.maintenanceHours}: {formatFigure.maintenanceHours(answer)}.
      </p>
      <table className="print-systems">
        <thead>
          <tr>
            <th scope="col">{breakdownTexts.system}</th>
            <th scope="col">{breakdownTexts.devHours}</th>
            <th scope="col">{breakdownTexts.maintenance}</th>
            <th scope="col">{breakdownTexts.review}</th>
            <th scope="col">{breakdownTexts.complexity}</th>
          </tr>
        </thead>
        <tbody>
          {answer.systems.map((system) => (
            <tr key={system.id}>
              <th scope="row">{system.name}</th>
              <td>{formatHours(system.devHours)}</td>
              <td>
                {hasMaintenancePercentage
                  ? '–'
                  : breakdownTexts.perMonth(formatHours(system.maintenanceHours))}
              </td>
              <td>{breakdownTexts.reviewWeeks(system.moderationWeeks)}</td>
              <td>{system.complexity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Reads a cost line at a month from 0 to 36, in USD. Between its points the cost grows evenly. */
export function costAt(line: readonly CostPoint[], month: number): number {
  const next = line.findIndex((point) => point.month >= month);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to) throw new RangeError(`Expected a month from 0 to 36, got ${month}.`);
  if (to.month === month) return to.usd;
  return from.usd + ((to.usd - from.usd) * (month - from.month)) / (to.month - from.month);
}
