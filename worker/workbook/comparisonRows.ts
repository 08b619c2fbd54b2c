import type { CostComparison } from '../../contract/format/costComparison.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { compareCosts } from '../forecast/verdict.ts';
import type { Cell } from './workbook.ts';

const horizons = [12, 36] as const;

/** The names of the cells that hold a total. */
export const totalNames = horizons.flatMap((months) => [
  `in_house_${months}_months`,
  `embedded_${months}_months`,
]);

/**
 * Builds the rows that compare the total cost of both sides over 12 and 36 months (E17, E22). The
 * formulas follow the decisions; the values come from the estimate.
 */
export function comparisonRows(estimated: Estimate): Cell[][] {
  return [
    [
      { value: 'Cost over time', style: 'heading' },
      { value: null },
      {
        value:
          'In-house: the initial total, spread evenly over the build, plus maintenance after go-live. Embedded: setup plus the subscription from month 1.',
        style: 'note',
      },
    ],
    [
      { value: 'In-house timeline (months of 4.33 weeks)' },
      {
        name: 'build_months',
        formula: 'timeline_weeks/4.33',
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
  return [
    [
      { value: `In-house after ${months} months` },
      {
        name: inHouse,
        formula: `IF(${months}<build_months,initial_total*${months}/build_months,initial_total+maintenance_cost*(${months}-build_months))`,
        value: inHouseUsd,
        style: 'usd',
      },
    ],
    [
      { value: `Embedded after ${months} months` },
      {
        name: embedded,
        formula: `embedded_setup+${months}*embedded_monthly`,
        value: embeddedUsd,
        style: 'usd',
      },
    ],
    [
      { value: `Costs less over ${months} months` },
      {
        name: `result_${months}_months`,
        formula: `IF(${months}<build_months,"${results.unfinished}",IF(ROUND(${inHouse},0)>ROUND(${embedded},0),"${results.embedded}",IF(ROUND(${inHouse},0)<ROUND(${embedded},0),"${results.inHouse}","${results.neither}")))`,
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
