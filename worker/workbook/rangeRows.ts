import type { CalculatorInputs } from '../../contract/calculation.ts';
import { withThousands } from '../../contract/format/withThousands.ts';
import { simulationCount } from '../../contract/uncertainty.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { runToEnd } from '../forecast/forecast.ts';
import { type Range, ranges } from '../forecast/ranges.ts';
import { simulate } from '../forecast/simulate.ts';
import { verdict } from '../forecast/verdict.ts';
import { textCell } from './textCell.ts';
import type { Cell, CellStyle } from './workbook.ts';

/** Builds the rows of the simulated ranges (E26), which no formula of a spreadsheet can repeat. */
export function rangeRows(inputs: CalculatorInputs, estimated: Estimate): Cell[][] {
  const found = ranges(runToEnd(simulate(inputs)), verdict(inputs, estimated), estimated);
  const row = (label: string, style: CellStyle, { estimate, p10, p50, p90 }: Range): Cell[] => [
    textCell(label),
    ...[estimate, p10, p50, p90].map((value): Cell => ({ value, style })),
  ];
  return [
    ['Ranges', 'Estimate', 'Low end (P10)', 'Typical (P50)', 'High end (P90)'].map((heading) =>
      textCell(heading, 'heading'),
    ),
    row('In-house initial cost', 'wholeUsd', found.initialTotalUsd),
    row('In-house timeline', 'weeks', found.timelineWeeks),
    row('Embedded timeline', 'weeks', found.embeddedWeeks),
    row('In-house cost, 36 months', 'wholeUsd', found.inHouseUsd),
    row('Embedded cost, 36 months', 'wholeUsd', found.embeddedUsd),
    ...(found.differenceUsd
      ? [row('In-house minus embedded, 36 months', 'wholeUsd', found.differenceUsd)]
      : []),
    [
      textCell(
        `From ${withThousands(simulationCount)} simulations of the inputs with which this workbook was created. Changed inputs do not change these figures.`,
        'note',
      ),
    ],
  ];
}
