import { formatHours } from '../../../contract/format/formatHours.ts';
import { formatNumber } from '../../../contract/format/formatNumber.ts';
import { formatPercentage } from '../../../contract/format/formatPercentage.ts';
import { formatTimeline, weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { estimate } from '../../estimate/estimate.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Writes the sentences about the hours, the developer time and the size of the team. */
export function resourceOptimization(model: ReportModel): string[] {
  const { inputs, estimate: estimated, weeklyCapacityHours } = model;
  const { hours, factors, results } = estimated;
  const maintenanceShare = Math.round(
    (100 * hours.maintenance) / (weeklyCapacityHours * weeksPerMonth),
  );
  const points = [
    `Building takes ${formatHours(hours.development)} once and maintenance ${formatHours(hours.maintenance)} every month, ${formatHours(12 * hours.maintenance)} a year.`,
    maintenanceShare > 100
      ? `Maintenance alone would take ${formatPercentage(maintenanceShare)} of your team's integration time, so it would need more people or more of their time.`
      : `Maintenance would take up ${formatPercentage(maintenanceShare)} of your team's integration time.`,
  ];
  if (factors.devTimeFactor > 1) {
    const full = estimate({ ...inputs, devTimePercentage: 100 });
    points.push(
      `At ${formatNumber(factors.effectiveDevTimePercentage, 1)}% of their week, switching between projects makes the same hours cost ${formatNumber(factors.devTimeFactor, 3)} times as much. The same team at full time would build for ${formatUsd(full.results.inHouse.initialTotal)} instead of ${formatUsd(results.inHouse.initialTotal)}, live after ${formatTimeline(full.timeline.timelineWeeks)}.`,
    );
  } else {
    points.push(
      inputs.devTimePercentage
        ? 'Your developers work on this full time, so no cost of switching between projects is added.'
        : 'No share of their time was stated; it counts as full time, so no cost of switching between projects is added.',
    );
  }
  points.push(
    factors.teamSizeFactor > 1
      ? `${teamName(inputs.developerCountNumber)} adds ${formatNumber(100 * (factors.teamSizeFactor - 1), 1)}% to the cost of the same hours; three or four developers are the baseline.`
      : `A team of ${inputs.developerCountNumber} is the baseline: its size adds nothing to the cost.`,
  );
  points.push(
    'The embedded side has no hours of your own team in it. Set some aside to embed, test and roll out the product.',
  );
  return points;
}

const teamName = (developers: number) =>
  developers === 1 ? 'Working alone' : `A team of ${developers}`;
