import { formatHours } from '../../../contract/format/formatHours.ts';
import { formatPercentage } from '../../../contract/format/formatPercentage.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatCount } from '../../format/formatCount.ts';
import { formatList } from '../../format/formatList.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { hasMaintenancePercentage } from './systemEvidenceText.ts';

/** Writes the sentences about the complexity of the selected systems. */
export function technicalComplexity({
  systems,
  genericCount,
  estimate: estimated,
  inputs,
}: ReportModel): string[] {
  const points: string[] = [];
  const [hardest] = [...systems].sort((a, b) => b.devHours - a.devHours);
  if (hardest) {
    const { development } = estimated.hours;
    const share =
      development > 0
        ? `, ${formatPercentage(Math.round((100 * hardest.devHours) / development))} of all development`
        : '';
    const isOnly = systems.length === 1;
    if (!isOnly) points.push(complexityCounts(systems));
    points.push(
      `${hardest.name} ${isOnly ? `is rated ${hardest.complexity} and takes` : 'takes the most work:'} ${formatHours(hardest.devHours)}${share}. ${hardest.complexityNote}`,
    );
  }
  if (genericCount > 0) {
    points.push(
      genericPoint(genericCount, {
        hasProfiledSystems: systems.length > 0,
        hasMaintenanceHours: !hasMaintenancePercentage(inputs.assumptions),
      }),
    );
  }
  return points;
}

/**
 * "Of the 4 selected systems on the rate card, 1 is rated Extremely High, 1 High and 2 Moderate."
 */
function complexityCounts(systems: ReportModel['systems']): string {
  const counts = rateCard.complexityByDevHours
    .map(({ complexity }) => ({
      complexity,
      count: systems.filter((system) => system.complexity === complexity).length,
    }))
    .filter(({ count }) => count > 0)
    .reverse();
  const rated = counts.map(({ complexity, count }, index) =>
    index === 0
      ? `${count} ${count === 1 ? 'is' : 'are'} rated ${complexity}`
      : `${count} ${complexity}`,
  );
  return `Of the ${systems.length} selected systems on the rate card, ${formatList(rated)}.`;
}

function genericPoint(
  genericCount: number,
  options: { hasProfiledSystems: boolean; hasMaintenanceHours: boolean },
): string {
  const { devHours, maintenanceHours } = rateCard.genericIntegration;
  const profileHours = rateCard.systems.map((system) => system.devHours);
  const maintenance = options.hasMaintenanceHours
    ? ` and ${formatHours(maintenanceHours)} a month to maintain`
    : '';
  const subject = options.hasProfiledSystems
    ? formatCount(genericCount, 'other integration')
    : genericCount === 1
      ? 'The integration'
      : `All ${genericCount} integrations`;
  return `${subject} ${genericCount === 1 ? 'counts' : 'count'} as average: ${formatHours(devHours)} to build${maintenance}${genericCount === 1 ? '' : ' each'}. Select your systems for a closer estimate: those on the rate card take ${Math.min(...profileHours)} to ${formatHours(Math.max(...profileHours))} to build.`;
}
