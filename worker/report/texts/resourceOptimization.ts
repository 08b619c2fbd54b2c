import { formatHours } from '../../../contract/format/formatHours.ts';
import { formatNumber } from '../../../contract/format/formatNumber.ts';
import { formatPercentage } from '../../../contract/format/formatPercentage.ts';
import { formatTimeline, weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { hasEmbeddedOwnWork } from '../../estimate/embeddedPlan.ts';
import { estimate } from '../../estimate/estimate.ts';
import { formatCount } from '../../format/formatCount.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Writes the sentences about the hours, the developer time and the size of the team. */
export function resourceOptimization(model: ReportModel): string[] {
  const { inputs, estimate: estimated, weeklyCapacityHours } = model;
  const { hours, factors, results } = estimated;
  const maintenanceShare = Math.round(
    (100 * hours.maintenance) / (weeklyCapacityHours * weeksPerMonth),
  );
  const points = [
    `Building takes ${formatHours(hours.development)}. Maintenance then takes ${formatCount(hours.maintenance, 'hour', 2)} a month, or ${formatHours(12 * hours.maintenance)} a year.`,
    maintenanceShare > 100
      ? `Maintenance alone would take ${formatPercentage(maintenanceShare)} of your team's integration time, so you would need more people or more of their time.`
      : `Maintenance would take up ${formatPercentage(maintenanceShare)} of your team's integration time.`,
  ];
  if (factors.devTimeFactor > 1) {
    const full = estimate({ ...inputs, devTimePercentage: 100 });
    points.push(
      `At ${formatNumber(factors.effectiveDevTimePercentage, 1)}% of their time, the same hours cost ${formatNumber(factors.devTimeFactor, 3)} times as much, because switching between projects costs time. At full time, the same team would build for ${formatUsd(full.results.inHouse.initialTotal)} instead of ${formatUsd(results.inHouse.initialTotal)} and go live after ${formatTimeline(full.timeline.timelineWeeks)}.`,
    );
  } else {
    points.push(
      inputs.devTimePercentage
        ? 'Your developers work on this full time, so no cost for switching between projects is added.'
        : 'You did not enter the time spent on integrations. We assumed full time, so no cost for switching between projects is added.',
    );
  }
  points.push(
    factors.teamSizeFactor > 1
      ? `${teamName(inputs.developerCountNumber)} adds ${formatNumber(100 * (factors.teamSizeFactor - 1), 1)}% to the cost of the same hours. Teams of three or four are the most efficient.`
      : `A team of ${inputs.developerCountNumber} is the most efficient size: it adds nothing to the cost.`,
  );
  points.push(
    hasEmbeddedOwnWork(estimated)
      ? 'The embedded cost over time includes the time of your own team that you stated.'
      : 'The embedded cost does not include time of your own team. Plan some for embedding, testing and rolling out the product.',
  );
  return points;
}

const teamName = (developers: number) =>
  developers === 1 ? 'A single developer' : `A team of ${developers}`;
