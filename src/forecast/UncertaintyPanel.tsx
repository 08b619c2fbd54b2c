import { estimatePercentileText } from '../../contract/format/estimatePercentile.ts';
import { formatTimeline } from '../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import { outcomesSentence } from '../../contract/format/outcomesSentence.ts';
import type { Range, Ranges } from '../../worker/forecast/ranges.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';
import { DistributionPlot } from './DistributionPlot.tsx';

type Row = readonly [label: string, range: Range, format: (value: number) => string];

/** The results of the simulations: likely ranges of cost, time and difference, and the outcomes. */
export function UncertaintyPanel({ ranges }: { ranges: Ranges }) {
  const { differenceUsd, differenceHistogram, outcomes } = ranges;
  const rows: readonly Row[] = [
    [deferredForecastTexts.initialCost, ranges.initialTotalUsd, formatUsd],
    [deferredForecastTexts.timeline, ranges.timelineWeeks, formatTimeline],
    [deferredForecastTexts.embeddedTimeline, ranges.embeddedWeeks, formatTimeline],
    [deferredForecastTexts.inHouseCost, ranges.inHouseUsd, formatUsd],
    [deferredForecastTexts.embeddedCost, ranges.embeddedUsd, formatUsd],
    ...(differenceUsd
      ? [[deferredForecastTexts.difference, differenceUsd, formatUsd] as const]
      : []),
  ];
  const place = estimatePercentileText(ranges);
  return (
    <>
      <p className="probability">{outcomesSentence(outcomes)}</p>
      {differenceHistogram && <DistributionPlot histogram={differenceHistogram} />}
      <table className="ranges">
        <thead>
          <tr>
            <th scope="col">{deferredForecastTexts.figure}</th>
            <th scope="col">{deferredForecastTexts.estimate}</th>
            <th scope="col">{deferredForecastTexts.p10}</th>
            <th scope="col">{deferredForecastTexts.p50}</th>
            <th scope="col">{deferredForecastTexts.p90}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, { estimate, p10, p50, p90 }, format]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={deferredForecastTexts.estimate}>{format(estimate)}</td>
              <td data-label={deferredForecastTexts.p10}>{format(p10)}</td>
              <td data-label={deferredForecastTexts.p50}>
                <b>{format(p50)}</b>
              </td>
              <td data-label={deferredForecastTexts.p90}>{format(p90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {place && <p>{place}</p>}
      <p className="hint">
        {deferredForecastTexts.howSureIntro}
        {differenceUsd && outcomes.unfinished > 0 && ` ${deferredForecastTexts.unfinishedLeftOut}`}
      </p>
    </>
  );
}
