import { outcomeText, verdictSentence } from '../../../contract/format/costComparison.ts';
import { weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { isVisibleRange } from '../../../contract/format/isVisibleRange.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import { compareCosts } from '../../forecast/verdict.ts';
import type { Composer } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { costChart } from './costChart.ts';
import { leverChart } from './leverChart.ts';
import { sectionTitle } from './sectionTitle.ts';
import { uncertaintyTable } from './uncertaintyTable.ts';

/**
 * Adds the cost of both sides over 36 months as a chart and a table, the uncertainty, and what
 * changes the result.
 */
export function thirtySixMonths(
  flow: Flow,
  compose: Composer,
  model: ReportModel,
  options: {
    chartHeight: number;
    maxOtherLevers: number;
    rowPadding: number;
    hasMethodNotes: boolean;
  },
): void {
  const chart = costChart(compose, model, options.chartHeight);
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
        const comparison = compareCosts(model.estimate, month);
        return [
          `${month} months`,
          formatUsd(comparison.inHouseUsd),
          formatUsd(comparison.embeddedUsd),
          outcomeText(comparison),
        ];
      }),
      { padding: 2.7 + options.rowPadding },
    ),
    8,
  );
  flow.add(compose.body(verdictSentence(model.verdict)), 10);
  flow.add(uncertaintyTable(compose, model, options));
  const levers = leverChart(compose, model, options);
  if (!levers) return;
  flow.addSpace(10);
  flow.add(levers);
}

/** What the lines, areas and marks of the chart are. */
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
