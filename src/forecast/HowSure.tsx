import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type { Range, Ranges } from '../../worker/forecast/ranges.ts';
import { depthMessages } from '../depthMessages.ts';

const { forecast: words } = depthMessages;

/** What the simulations came to: the likely range of cost, time and difference, and how often embedding wins. */
export function HowSure({ ranges }: { ranges: Ranges }) {
  const rows: readonly [string, Range, (value: number) => string][] = [
    [words.initialCost, ranges.initialTotalUsd, formatUsd],
    [words.timeline, ranges.timelineWeeks, formatTimeline],
    [words.difference, ranges.differenceUsd, formatUsd],
  ];
  return (
    <>
      <p className="probability">
        {words.probability(probabilityInWords(ranges.embeddedCheaperProbability))}
      </p>
      <table className="ranges">
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.p10}</th>
            <th scope="col">{words.p50}</th>
            <th scope="col">{words.p90}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, { p10, p50, p90 }, format]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={words.p10}>{format(p10)}</td>
              <td data-label={words.p50}>
                <b>{format(p50)}</b>
              </td>
              <td data-label={words.p90}>{format(p90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{words.howSureIntro}</p>
    </>
  );
}

/** Certainty is not what simulations give: none or all of them is said as less than 1% or more than 99%. */
function probabilityInWords(probability: number): string {
  const percent = Math.round(probability * 100);
  if (percent >= 100) return 'more than 99%';
  if (percent <= 0) return 'less than 1%';
  return `${percent}%`;
}
