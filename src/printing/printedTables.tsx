import { chartTexts } from '../../contract/chart/costGeometry.ts';
import { formatHours } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { CostPoint } from '../../worker/forecast/cumulativeCosts.ts';
import { CostPlot } from '../charts/CostPlot.tsx';
import { useHasMaintenancePercentage } from '../estimator/inputs.ts';
import { formatFigure } from '../format/formatFigure.ts';
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
      isOnPaper
    />
  );
}

interface PrintedTableProps {
  head: readonly string[];
  /** A cell for each column; the first names its row. */
  rows: readonly (readonly string[])[];
}

function PrintedTable({ head, rows }: PrintedTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const months = Array.from({ length: 37 }, (_, month) => month);

/** The total cost of both options every six months, from left to right. */
export function PrintedHalfYears({ answer: { costLines } }: { answer: Answer }) {
  const halfYears = months.filter((month) => month % 6 === 0);
  return (
    <PrintedTable
      head={[deferredPrintingTexts.afterMonths, ...halfYears.map(monthText)]}
      rows={(['inHouse', 'embedded'] as const).map((side) => [
        chartTexts[side],
        ...halfYears.map((month) => formatUsd(costAt(costLines[side], month))),
      ])}
    />
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
  const { afterMonths, byMonth } = deferredPrintingTexts;
  return (
    <section>
      <h2>{byMonth}</h2>
      <div className="print-months">
        {parts.map((part) => (
          <PrintedTable
            key={part[0]}
            head={[afterMonths, chartTexts.inHouse, chartTexts.embedded]}
            rows={part.map((month) => [
              monthText(month),
              formatUsd(costAt(inHouse, month)),
              formatUsd(costAt(embedded, month)),
            ])}
          />
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
  const { system, devHours, maintenance, review, complexity } = breakdownTexts;
  return (
    <section>
      <h2>{breakdownTexts.title}</h2>
      <p>
        {breakdownTexts.totalDevHours}: {formatFigure.developmentHours(answer)}.{' '}
        {breakdownTexts.maintenanceHours}: {formatFigure.maintenanceHours(answer)}.
      </p>
      <PrintedTable
        head={[system, devHours, maintenance, review, complexity]}
        rows={answer.systems.map((profile) => [
          profile.name,
          formatHours(profile.devHours),
          hasMaintenancePercentage
            ? '–'
            : breakdownTexts.perMonth(formatHours(profile.maintenanceHours)),
          breakdownTexts.reviewWeeks(profile.moderationWeeks),
          profile.complexity,
        ])}
      />
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
