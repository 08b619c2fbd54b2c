import type { CostComparison } from '../../contract/format/costComparison.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { compareCosts } from '../forecast/verdict.ts';
import { monthsCell } from './monthColumns.ts';
import type { Cell } from './workbook.ts';

const horizons = [12, 36] as const;

/** The names of the cells that hold a total. */
export const totalNames = horizons.flatMap((months) => [
  `in_house_${months}_months`,
  `embedded_${months}_months`,
]);

/**
 * Builds the rows that compare the total cost of both sides over 12 and 36 months (E17, E22). The
 * formulas read the Months sheet; the values come from the estimate.
 */
export function comparisonRows(estimated: Estimate): Cell[][] {
  return [
    [
      { value: 'Cost over time', style: 'heading' },
      { value: null },
      {
        value:
          'In-house: the initial total, spread evenly over the build, plus maintenance after go-live. Embedded: setup plus the subscription from month 1, and your own work. The Months sheet has every month.',
        style: 'note',
      },
    ],
    [
      { value: 'In-house timeline (months of 4.33 weeks)' },
      {
        name: 'build_months',
        formula: 'timeline_weeks/weeks_per_month',
        value: estimated.timeline.timelineWeeks / 4.33,
        style: 'factor',
      },
    ],
    ...horizons.flatMap((months) => horizonRows(compareCosts(estimated, months))),
  ];
}

function horizonRows(comparison: CostComparison): Cell[][] {
  const { months, inHouseUsd, embeddedUsd } = comparison;
  const [inHouse, embedded] = [`in_house_${months}_months`, `embedded_${months}_months`];
  const [wholeInHouse, wholeEmbedded] = [inHouse, embedded].map(
    (name) => `ROUND(ROUND(${name},6),0)`,
  );
  return [
    [
      { value: `In-house after ${months} months` },
      {
        name: inHouse,
        formula: monthsCell('totalInHouse', months),
        value: inHouseUsd,
        style: 'usd',
      },
    ],
    [
      { value: `Embedded after ${months} months` },
      {
        name: embedded,
        formula: monthsCell('totalEmbedded', months),
        value: embeddedUsd,
        style: 'usd',
      },
    ],
    [
      { value: `Costs less over ${months} months` },
      {
        name: `result_${months}_months`,
        formula: `IF(${months}<build_months,"${results.unfinished}",IF(${wholeInHouse}>${wholeEmbedded},"${results.embedded}",IF(${wholeInHouse}<${wholeEmbedded},"${results.inHouse}","${results.neither}")))`,
        value: results[comparison.cheaper ?? 'unfinished'],
        style: 'result',
      },
    ],
  ];
}

const results = {
  embedded: 'Embedding',
  inHouse: 'Building',
  neither: 'Neither: both cost the same',
  unfinished: 'No verdict: nothing is live in-house by then',
} as const;
