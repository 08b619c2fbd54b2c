import { assumptionDetails } from '../../../contract/assumptionDetails.ts';
import { costAt } from '../../../contract/chart/costGeometry.ts';
import { claimOf } from '../../../contract/claims.ts';
import { outcomeText } from '../../../contract/format/claimTexts.ts';
import { verdictSentence } from '../../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';
import { percentText } from '../../../contract/format/locale.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { formatNumber, withThousands } from '../../../contract/format/numbers.ts';
import { formatCount } from '../../../contract/format/phrases.ts';
import { chartCaption, forecastTitle, timeLostColumn } from '../../../contract/paper/paperParts.ts';
import { rangesPart } from '../../../contract/paper/resultParts.ts';
import { defaultUncertainty, simulationCount } from '../../../contract/uncertainty.ts';
import { chartTexts } from '../../../contract/words/chart.ts';
import type { Composer } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { costColumns, simulationsText } from '../texts/costTexts.ts';
import { chartHeights, costChart } from './costChart.ts';
import { leverChart } from './leverChart.ts';
import { addSubpart } from './paperPart.ts';

/**
 * Adds the cost of both sides over 60 months as a chart and a table, the uncertainty, and what
 * changes the result.
 */
export function costsOverTime(flow: Flow, compose: Composer, model: ReportModel): void {
  const { lines } = model.forecast;
  const captionNote = compose.note(chartCaption(lines, true));
  const totals = [12, 24, forecastMonths, lastMonth].map((months) => {
    const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(model.claims, 'costs', months) ?? {};
    const costs = [inHouseUsd, costAt(lines.timeLost, months), embeddedUsd].map(formatUsd);
    return [formatCount(months, 'month'), ...costs, outcomeText(model.claims, months)];
  });
  flow.addHeading(
    compose.heading(forecastTitle, model.affected.forecast),
    captionNote.height + 6 + chartHeights.min,
  );
  flow.add(captionNote, 6);
  const height = Math.min(chartHeights.full, flow.remainingHeight);
  flow.add(costChart(compose, model, height), 10);
  flow.add(
    compose.tableBlock(
      [
        costColumns.after,
        chartTexts.inHouse,
        timeLostColumn,
        chartTexts.embedded,
        costColumns.result,
      ].map((title, index) => {
        const { [index]: width = 0 } = [70, 80, 80, 80, page.contentWidth - 358];
        return { title, width, align: index > 0 ? 'right' : 'left' };
      }),
      totals,
      2.7,
    ),
    8,
  );
  flow.add(compose.body(verdictSentence(model.claims)), 10);
  addSubpart(flow, compose, rangesPart(model.forecast, variedText()));
  leverChart(flow, compose, model);
}

function variedText(): string {
  const { devHours, maintenanceHours, maintenanceOfEach, estimationBias } = defaultUncertainty;
  const { planRisePercentagePerYear: planRise, ownEffort, deployment } = defaultUncertainty;
  const { maintenancePercentagePerYear, embeddedHoursPerIntegration, embeddedHoursPerMonth } =
    assumptionDetails;
  const number = (value: number) => formatNumber(value, 2);
  const ends = ({ min, max }: { min: number; max: number }) => ({
    min: number(min),
    max: number(max),
  });
  return simulationsText({
    simulations: withThousands(simulationCount),
    devHours: ends(devHours),
    maintenance: ends(maintenanceHours),
    leastMaintenance: percentText(number(maintenancePercentagePerYear.plausible.min)),
    maintenanceOfEach: ends(maintenanceOfEach),
    allHours: ends(estimationBias),
    planRise: { min: number(planRise.min), max: percentText(number(planRise.max)) },
    mostHoursOnce: number(embeddedHoursPerIntegration.plausible.max),
    mostHoursPerMonth: number(embeddedHoursPerMonth.plausible.max),
    ownEffort: ends(ownEffort),
    deployment: ends(deployment),
  });
}
