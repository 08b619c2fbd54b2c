import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import { escalatedMonths } from '../estimate/escalatedMonths.ts';
import type { Estimate } from '../estimate/estimate.ts';
import type { Step } from '../estimate/trace.ts';
import { buildMonths, cumulativeCost, forecastMonths } from './cumulativeCosts.ts';

/**
 * Lists how the total costs over 12 and 36 months are computed. The amounts are whole USD, as the
 * verdict compares them and as they are shown.
 */
export function horizonSteps(estimated: Estimate): Step[] {
  return [
    inHouseStep('inHouse12MonthsUsd', 12, estimated),
    embeddedStep('embedded12MonthsUsd', 12, estimated),
    inHouseStep('inHouse36MonthsUsd', forecastMonths, estimated),
    embeddedStep('embedded36MonthsUsd', forecastMonths, estimated),
  ];
}

/** The build cost spent so far, and maintenance from go-live on (E17). */
function inHouseStep(figure: Step['figure'], horizonMonths: number, estimated: Estimate): Step {
  const { initialTotal: initialTotalUsd, maintenance: maintenanceUsd } = estimated.results.inHouse;
  const { timelineWeeks } = estimated.timeline;
  const rise = estimated.escalation.wageRisePercentagePerYear;
  const months = buildMonths(estimated);
  const isLive = months <= horizonMonths;
  const build = { initialTotalUsd, timelineWeeks, weeksPerMonth };
  const value = Math.round(cumulativeCost(estimated, horizonMonths).inHouseUsd);
  const step = (formula: string, operands: Step['operands']): Step => ({
    figure,
    rule: 'verdict',
    formula: `round(${formula})`,
    operands,
    value,
  });
  if (rise === 0) {
    return isLive
      ? step('initialTotalUsd + maintenanceUsd * (horizonMonths - timelineWeeks / weeksPerMonth)', {
          ...build,
          maintenanceUsd,
          horizonMonths,
        })
      : step('initialTotalUsd * horizonMonths / (timelineWeeks / weeksPerMonth)', {
          ...build,
          horizonMonths,
        });
  }
  const risenBuildMonths = escalatedMonths(Math.min(horizonMonths, months), rise);
  const risenLiveMonths = escalatedMonths(horizonMonths, rise) - risenBuildMonths;
  const spent = 'initialTotalUsd * risenBuildMonths / (timelineWeeks / weeksPerMonth)';
  if (!isLive) return step(spent, { ...build, risenBuildMonths });
  if (months === 0)
    return step('maintenanceUsd * risenLiveMonths', { maintenanceUsd, risenLiveMonths });
  return step(`${spent} + maintenanceUsd * risenLiveMonths`, {
    ...build,
    risenBuildMonths,
    maintenanceUsd,
    risenLiveMonths,
  });
}

/** The setup and the plan from month 1 on, and the visitor's own work (E24). */
function embeddedStep(figure: Step['figure'], horizonMonths: number, estimated: Estimate): Step {
  const { setup: setupUsd, monthly: monthlyUsd } = estimated.results.embedded;
  const { escalation } = estimated;
  const terms = ['setupUsd'];
  const operands: Record<string, number> = { setupUsd };
  const addMonthly = (name: string, usd: number, risenMonths: string, rise: number) => {
    const monthsName = rise === 0 ? 'horizonMonths' : risenMonths;
    terms.push(`${monthsName} * ${name}`);
    operands[monthsName] = escalatedMonths(horizonMonths, rise);
    operands[name] = usd;
  };
  addMonthly('monthlyUsd', monthlyUsd, 'risenPlanMonths', escalation.planRisePercentagePerYear);
  if (escalation.ownOnceUsd > 0) {
    terms.push('embeddedOwnOnceUsd');
    operands.embeddedOwnOnceUsd = escalation.ownOnceUsd;
  }
  if (escalation.ownMonthlyUsd > 0) {
    const rise = escalation.wageRisePercentagePerYear;
    addMonthly('embeddedOwnMonthlyUsd', escalation.ownMonthlyUsd, 'risenWorkMonths', rise);
  }
  return {
    figure,
    rule: 'verdict',
    formula: `round(${terms.join(' + ')})`,
    operands,
    value: Math.round(cumulativeCost(estimated, horizonMonths).embeddedUsd),
  };
}
