import { outcomeText, verdictSentence } from '../../../contract/format/claimTexts.ts';
import { weeksPerMonth } from '../../../contract/format/durations.ts';
import { estimatePercentileText } from '../../../contract/format/estimatePercentile.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import { outcomesSentence } from '../../../contract/format/outcomesSentence.ts';
import {
  rangeColumns,
  rangeRows,
  simulationsText,
  unfinishedLeftOutText,
} from '../../../contract/format/rangeTexts.ts';
import { isVisibleRange } from '../../../contract/uncertainty.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, sectionTitle, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import { costAtMonth, type ReportModel } from '../model/ReportModel.ts';
import { costChart } from './costChart.ts';
import { leverChart } from './leverChart.ts';

/**
 * Adds the cost of both sides over 36 months as a chart and a table, the uncertainty, and what
 * changes the result.
 */
export function thirtySixMonths(
  flow: Flow,
  compose: Composer,
  model: ReportModel,
  options: { rowPadding: number; isComplete: boolean },
): void {
  const chart = costChart(compose, model);
  const title = '36-month cost forecast';
  flow.addHeading(title, compose.heading(sectionTitle(title, model.affected.forecast)), {
    gap: 4,
    keepWithNext: chart.height + 30,
  });
  flow.add(compose.note(caption(model)), 6);
  flow.add(chart, 10);
  flow.add(
    compose.tableBlock(
      [
        { title: 'After', width: 90 },
        { title: 'In-house', width: 110, align: 'right' },
        { title: 'Embedded', width: 110, align: 'right' },
        { title: 'Result', width: page.contentWidth - 346, align: 'right' },
      ],
      [12, 24, 36].map((month) => {
        const { inHouseUsd, embeddedUsd } = costAtMonth(model, month);
        return [
          `${month} months`,
          formatUsd(inHouseUsd),
          formatUsd(embeddedUsd),
          outcomeText(model.claims, month),
        ];
      }),
      { padding: 2.7 + options.rowPadding },
    ),
    8,
  );
  flow.add(compose.body(verdictSentence(model.claims)), 10);
  flow.add(uncertaintyTable(compose, model, options.rowPadding));
  const levers = leverChart(compose, model, options);
  if (!levers) return;
  flow.addSpace(10);
  flow.add(levers);
}

/** Names the lines, areas and marks of the chart. */
function caption({ estimate, forecast }: ReportModel): string {
  const isBuilt = estimate.timeline.timelineWeeks / weeksPerMonth < forecastMonths;
  return [
    'Cumulative cost in USD.',
    isVisibleRange(forecast.ranges.embeddedUsd)
      ? 'The shaded areas are the likely costs (P10 to P90) of each side.'
      : 'The shaded area is the likely in-house cost (P10 to P90). The embedded cost has no range, because nothing in it varies in the simulations.',
    isBuilt
      ? 'The circle marks the end of the build.'
      : `The build continues after month ${forecastMonths}.`,
  ].join(' ');
}

/** Builds the table of the simulated ranges, and says what the simulations vary. */
function uncertaintyTable(compose: Composer, { forecast }: ReportModel, rowPadding: number): Block {
  const { ranges } = forecast;
  const figure = { width: 79, align: 'right' } as const;
  return stack([
    compose.subheading('How sure is this?'),
    space(3),
    compose.tableBlock(
      [
        { title: 'Figure', width: page.contentWidth - 4 * (figure.width + 12) },
        ...Object.values(rangeColumns).map((title) => ({ title, ...figure })),
      ],
      rangeRows(ranges).map(({ label, values, format }) => {
        const [estimated = '', ...others] = values.map(format);
        return [label, strong(estimated), ...others];
      }),
      { padding: 1.2 + rowPadding },
    ),
    space(5),
    compose.note(
      [
        outcomesSentence(ranges.outcomes),
        estimatePercentileText(ranges),
        ranges.differenceUsd && ranges.outcomes.unfinished > 0 ? unfinishedLeftOutText : null,
        simulationsText,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
    ),
  ]);
}
