import { outcomeText, verdictSentence } from '../../../contract/format/claimTexts.ts';
import {
  estimatePercentileText,
  outcomesSentence,
  rangeColumns,
  rangeRows,
  simulationsText,
  unfinishedLeftOutText,
} from '../../../contract/format/simulationTexts.ts';
import { chartCaption, forecastTitle, totalsTable } from '../../../contract/paper/paperParts.ts';
import { space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { chartHeights, costChart } from './costChart.ts';
import { leverChart } from './leverChart.ts';

/**
 * Adds the cost of both sides over 36 months as a chart and a table, the uncertainty, and what
 * changes the result.
 */
export function thirtySixMonths(flow: Flow, compose: Composer, model: ReportModel): void {
  const { lines } = model.forecast;
  const captionNote = compose.note(
    chartCaption(lines, 'The shaded areas are the likely costs (P10 to P90) of each side.'),
  );
  const months = [12, 24, 36];
  const totals = totalsTable(lines, months);
  flow.addHeading(
    compose.heading(forecastTitle, model.affected.forecast),
    captionNote.height + 6 + chartHeights.min,
  );
  flow.add(captionNote, 6);
  const height = Math.min(chartHeights.full, flow.remainingHeight);
  flow.add(costChart(compose, model, height), 10);
  flow.add(
    compose.tableBlock(
      [...totals.columns, 'Result'].map((title, index) => {
        const { [index]: width = 0 } = [90, 110, 110, page.contentWidth - 346];
        return { title, width, align: index > 0 ? 'right' : 'left' };
      }),
      totals.rows.map((row, index) => [...row, outcomeText(model.claims, months[index] ?? 0)]),
      2.7,
    ),
    8,
  );
  flow.add(compose.body(verdictSentence(model.claims)), 10);
  uncertainty(flow, compose, model);
  leverChart(flow, compose, model);
}

/** Adds the table of the simulated ranges, and says what the simulations vary. */
function uncertainty(flow: Flow, compose: Composer, { forecast }: ReportModel): void {
  const { ranges, isTurnedByOne } = forecast;
  const figure = { width: 79, align: 'right' } as const;
  const table = compose.tableBlock(
    [
      { title: 'Figure', width: page.contentWidth - 4 * (figure.width + 12) },
      ...Object.values(rangeColumns).map((title) => ({ title, ...figure })),
    ],
    rangeRows(ranges).map(({ label, values, format }) => {
      const [estimated = '', ...others] = values.map(format);
      return [label, strong(estimated), ...others];
    }),
    1.2,
  );
  const sentences = [
    outcomesSentence(ranges.outcomes, isTurnedByOne),
    estimatePercentileText(ranges),
    ranges.differenceUsd && ranges.outcomes.unfinished > 0 ? unfinishedLeftOutText : null,
    simulationsText,
  ];
  flow.add(stack([compose.subheading('How sure is this?'), space(3), table]), 5);
  flow.add(compose.note(sentences.filter((sentence) => sentence !== null).join(' ')));
}
