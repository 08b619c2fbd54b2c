import { outcomesSentence } from '../../contract/format/costComparison.ts';
import { formatTimeline } from '../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import type { Range, Ranges } from '../../worker/forecast/ranges.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';

type Row = readonly [label: string, range: Range, format: (value: number) => string];

/** The results of the simulations: likely ranges of cost, time and difference, and the outcomes. */
export function UncertaintyPanel({ ranges }: { ranges: Ranges }) {
  const { initialTotalUsd, timelineWeeks, differenceUsd, outcomes } = ranges;
  const rows: readonly Row[] = [
    [deferredForecastTexts.initialCost, initialTotalUsd, formatUsd],
    [deferredForecastTexts.timeline, timelineWeeks, formatTimeline],
    ...(differenceUsd
      ? [[deferredForecastTexts.difference, differenceUsd, formatUsd] as const]
      : []),
  ];
  return (
    <>
      <p className="probability">{outcomesSentence(outcomes)}</p>
      <table className="ranges">
        <thead>
          <tr>
            <th scope="col">{deferredForecastTexts.figure}</th>
            <th scope="col">{deferredForecastTexts.p10}</th>
            <th scope="col">{deferredForecastTexts.p50}</th>
            <th scope="col">{deferredForecastTexts.p90}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, { p10, p50, p90 }, format]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={deferredForecastTexts.p10}>{format(p10)}</td>
              <td data-label={deferredForecastTexts.p50}>
                <b>{format(p50)}</b>
              </td>
              <td data-label={deferredForecastTexts.p90}>{format(p90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">
        {deferredForecastTexts.howSureIntro}
        {differenceUsd && outcomes.unfinished > 0 && ` ${deferredForecastTexts.unfinishedLeftOut}`}
      </p>
    </>
  );
}
