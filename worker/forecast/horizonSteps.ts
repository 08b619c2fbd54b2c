import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import type { Estimate } from '../estimate/estimate.ts';
import type { Step } from '../estimate/trace.ts';
import { buildMonths, cumulativeCost } from './cumulativeCosts.ts';

/**
 * Lists how the total costs over 12 and 36 months are computed. The amounts are whole USD, as the
 * verdict compares them and as they are shown.
 */
export function horizonSteps(estimated: Estimate): Step[] {
  return [
    ...stepsOver(12, 'inHouse12MonthsUsd', 'embedded12MonthsUsd', estimated),
    ...stepsOver(36, 'inHouse36MonthsUsd', 'embedded36MonthsUsd', estimated),
  ];
}

function stepsOver(
  horizonMonths: number,
  inHouseFigure: Step['figure'],
  embeddedFigure: Step['figure'],
  estimated: Estimate,
): Step[] {
  const { inHouse, embedded } = estimated.results;
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, horizonMonths);
  const initialTotalUsd = inHouse.initialTotal;
  const maintenanceUsd = inHouse.maintenance;
  const { timelineWeeks } = estimated.timeline;
  const isLive = buildMonths(estimated) <= horizonMonths;
  return [
    {
      figure: inHouseFigure,
      rule: 'verdict',
      formula: isLive
        ? 'round(initialTotalUsd + maintenanceUsd * (horizonMonths - timelineWeeks / weeksPerMonth))'
        : 'round(initialTotalUsd * horizonMonths / (timelineWeeks / weeksPerMonth))',
      operands: isLive
        ? { initialTotalUsd, maintenanceUsd, horizonMonths, timelineWeeks, weeksPerMonth }
        : { initialTotalUsd, horizonMonths, timelineWeeks, weeksPerMonth },
      value: Math.round(inHouseUsd),
    },
    {
      figure: embeddedFigure,
      rule: 'verdict',
      formula: 'round(setupUsd + horizonMonths * monthlyUsd)',
      operands: { setupUsd: embedded.setup, horizonMonths, monthlyUsd: embedded.monthly },
      value: Math.round(embeddedUsd),
    },
  ];
}
