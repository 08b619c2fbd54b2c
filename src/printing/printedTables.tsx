import { formatHours } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { CostPoint } from '../../worker/forecast/cumulativeCosts.ts';
import { useHasMaintenancePercentage } from '../estimator/inputs.ts';
import { axisUsd, roundMaximum } from '../format/chartScale.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { deferredPrintingTexts } from '../texts/deferred/scenario.ts';
import { breakdownTexts } from '../texts/results.ts';

const lastMonth = 36;
/** In CSS pixels: about the width of A4 and Letter between their margins. */
const size = { width: 680, height: 200 };
const margin = { top: 16, right: 10, bottom: 22, left: 50 };

/** The cumulative cost of both options. On paper without colours, one line is dashed. */
export function PrintedChart({ answer }: { answer: Answer }) {
  const { inHouse, embedded, buildEnd } = answer.costLines;
  const { breakEvenMonth } = answer.verdict;
  const [inHouseUsd, embeddedUsd] = [costAt(inHouse, lastMonth), costAt(embedded, lastMonth)];
  const top = roundMaximum(Math.max(1, inHouseUsd, embeddedUsd));
  const [right, bottom] = [size.width - margin.right, size.height - margin.bottom];
  const x = (month: number) => margin.left + (month / lastMonth) * (right - margin.left);
  const y = (usd: number) => bottom - (usd / top) * (bottom - margin.top);
  const line = (points: readonly CostPoint[]) =>
    points.map(({ month, usd }) => `${x(month).toFixed(1)},${y(usd).toFixed(1)}`).join(' ');
  const isInHouseAbove = inHouseUsd >= embeddedUsd;
  const labelY = (usd: number, isAbove: boolean) => {
    const [above, below] = [y(usd) - 8, y(usd) + 16];
    return isAbove || below > bottom - 4 ? Math.max(11, above) : below;
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={deferredPrintingTexts.overTime}
    >
      {[0, 1, 2, 3, 4].map((quarter) => {
        const usd = (top * quarter) / 4;
        return (
          <g key={quarter}>
            <line className="grid" x1={margin.left} x2={right} y1={y(usd)} y2={y(usd)} />
            <text x={margin.left - 8} y={y(usd) + 4} textAnchor="end">
              {axisUsd(usd)}
            </text>
          </g>
        );
      })}
      {[0, 6, 12, 18, 24, 30, 36].map((month) => (
        <text
          key={month}
          x={x(month)}
          y={size.height - 6}
          textAnchor={month === 0 ? 'start' : month === lastMonth ? 'end' : 'middle'}
        >
          {month === 0 ? deferredPrintingTexts.start : month}
        </text>
      ))}
      {breakEvenMonth !== null && breakEvenMonth > 1 && (
        <>
          <line
            className="break-even"
            x1={x(breakEvenMonth)}
            x2={x(breakEvenMonth)}
            y1={margin.top}
            y2={bottom}
          />
          <text
            x={x(breakEvenMonth) + (breakEvenMonth < 24 ? 6 : -6)}
            y={margin.top + 8}
            textAnchor={breakEvenMonth < 24 ? 'start' : 'end'}
          >
            {deferredPrintingTexts.breakEven(breakEvenMonth)}
          </text>
        </>
      )}
      <polyline className="in-house" points={line(inHouse)} />
      <polyline className="embedded" points={line(embedded)} />
      {buildEnd && buildEnd.month < lastMonth - 8 && (
        <>
          <circle className="in-house" cx={x(buildEnd.month)} cy={y(buildEnd.usd)} r="4" />
          <text x={x(buildEnd.month) + 10} y={y(buildEnd.usd) + 14}>
            {deferredPrintingTexts.buildEnds}
          </text>
        </>
      )}
      <text className="in-house" x={right} y={labelY(inHouseUsd, isInHouseAbove)} textAnchor="end">
        {deferredPrintingTexts.inHouse}
      </text>
      <text
        className="embedded"
        x={right}
        y={labelY(embeddedUsd, !isInHouseAbove)}
        textAnchor="end"
      >
        {deferredPrintingTexts.embedded}
      </text>
    </svg>
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
            <th scope="row">{deferredPrintingTexts[side]}</th>
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
                <th scope="col">{deferredPrintingTexts.inHouse}</th>
                <th scope="col">{deferredPrintingTexts.embedded}</th>
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
