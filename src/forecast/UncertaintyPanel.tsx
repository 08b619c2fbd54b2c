import { formatUsd } from '../../contract/format/money.ts';
import {
  estimatePercentileText,
  outcomesText,
  rangeColumnNames,
  rangeColumns,
  rangeRows,
  sidesBetween,
} from '../../contract/format/simulationTexts.ts';
import { horizonRangeTable } from '../../contract/paper/resultParts.ts';
import type { Histogram } from '../../worker/forecast/distribution.ts';
import { Table } from '../controls/Table.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';
import { shownForecast } from './Forecast.tsx';

type RangeRow = ReturnType<typeof rangeRows>[number];

/** The results of the simulations: likely ranges of cost, time and difference, and the outcomes. */
export function HowSure() {
  const { forecast } = useStoreSelector(shownForecast);
  if (!forecast) return null;
  const { ranges, isTurnedByOne } = forecast;
  const { differenceHistogram, outcomes } = ranges;
  const byHorizon = horizonRangeTable(forecast);
  const place = estimatePercentileText(ranges);
  return (
    <>
      <p className="probability">{outcomesText(outcomes, isTurnedByOne)}</p>
      {differenceHistogram && <DistributionPlot histogram={differenceHistogram} />}
      <Table
        className="ranges"
        columns={[
          { label: deferredForecastTexts.figure, cell: ({ label }) => label },
          ...rangeColumnNames.map((name, column) => ({
            label: rangeColumns[name],
            cell: ({ values, format }: RangeRow) => {
              const text = format(values[column] ?? Number.NaN);
              return name === 'p50' ? <b>{text}</b> : text;
            },
          })),
        ]}
        rows={rangeRows(ranges)}
        keyOf={({ label }) => label}
      />
      <Table
        className="ranges"
        columns={byHorizon.columns.map((label, column) => ({
          label,
          cell: (row: readonly string[]) => row[column],
        }))}
        rows={byHorizon.rows}
        keyOf={([after = '']) => after}
      />
      {place && <p>{place}</p>}
      <p className="hint">{deferredForecastTexts.simulations}</p>
    </>
  );
}

const plotHeight = 64;

/**
 * How often each difference came up in the simulations: one bar for each interval of amounts, with
 * a line at 0 where both sides occur. The table beside it has the same in figures.
 */
export function DistributionPlot({ histogram: { from, width, counts } }: { histogram: Histogram }) {
  const most = Math.max(...counts);
  const to = from + width * counts.length;
  const barWidth = 100 / counts.length;
  const isZeroInside = from < 0 && to > 0;
  /** Where the sides meet, in percent from the left. */
  const zero = Math.min(100, Math.max(0, (-100 * from) / (to - from)));
  return (
    <figure className="distribution">
      <svg
        width="100%"
        height={plotHeight}
        viewBox={`0 0 100 ${plotHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${deferredForecastTexts.distribution}. ${deferredForecastTexts.distributionEnds(formatUsd(from), formatUsd(to))}`}
      >
        {counts.map((count, index) => {
          const height = (plotHeight * count) / most;
          const lowerEnd = from + index * width;
          return (
            <rect
              key={lowerEnd}
              className={lowerEnd < 0 ? 'building' : 'embedding'}
              x={index * barWidth}
              width={0.85 * barWidth}
              y={plotHeight - height}
              height={height}
            />
          );
        })}
        {isZeroInside && (
          <line x1={zero} x2={zero} y1="0" y2={plotHeight} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <figcaption>
        {sidesBetween(from, to).map((side) => (
          <span
            key={side}
            className={`cheaper ${side}`}
            style={{ flexBasis: `${side === 'inHouse' ? zero : 100 - zero}%` }}
          >
            {deferredForecastTexts.cheaper[side]}
          </span>
        ))}
        <span className="ends">
          <span>{formatUsd(from)}</span>
          <span>{formatUsd(to)}</span>
        </span>
      </figcaption>
    </figure>
  );
}
