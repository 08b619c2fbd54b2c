import { formatPercentage } from '../../contract/wording/formatPercentage.ts';
import { formatTimeline, weeksPerMonth } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { wholeDollarParts } from '../../contract/wording/wholeDollarParts.ts';
import { withThousands } from '../../contract/wording/withThousands.ts';
import { rateCard } from '../estimate/rateCard.ts';
import type { Facts } from './facts.ts';
import { counted, formatNumber, formatRate, formatWeeks } from './words.ts';

/** How one figure came about. */
export interface Working {
  readonly figure: string;
  /** With the visitor's numbers put in. */
  readonly derivation: string;
  readonly result: string;
}

/** Every figure with the visitor's numbers put in, so that a reader can check it with a pocket calculator. */
export function workings(facts: Facts): Working[] {
  return [...buildingWorkings(facts), ...embeddingWorkings(facts), ...savingsWorkings(facts)];
}

function buildingWorkings(facts: Facts): Working[] {
  const { inputs, systems, genericCount, estimate, weeklyCapacityHours } = facts;
  const { hours, factors, timeline, results } = estimate;
  const { inHouse } = results;
  const { genericIntegration, hoursPerDeveloperWeek, initialCostSplit, moderationDivisor } =
    rateCard;
  const profiled = {
    development: systems.reduce((sum, system) => sum + system.devHours, 0),
    maintenance: systems.reduce((sum, system) => sum + system.maintenanceHours, 0),
  };
  const hoursSum = (known: number, each: number) =>
    [
      ...(systems.length > 0
        ? [`${withThousands(known)} for ${counted(systems.length, 'selected system')}`]
        : []),
      ...(genericCount > 0 ? [`${genericCount} generic × ${each}`] : []),
    ].join(' + ');
  const share = `${formatNumber(factors.timeSharePercentage, 2)}%`;
  const rate = formatRate(factors.hourlyRateUsd);
  const multiplier = formatNumber(factors.costMultiplier, 5);
  const [development, testing, documentation] = wholeDollarParts(
    [inHouse.development, inHouse.testing, inHouse.documentation],
    inHouse.initialTotal,
  ).map(formatUsd);
  return [
    {
      figure: 'Development hours',
      derivation: hoursSum(profiled.development, genericIntegration.devHours),
      result: `${withThousands(hours.development)} h`,
    },
    {
      figure: 'Maintenance hours',
      derivation: `${hoursSum(profiled.maintenance, genericIntegration.maintenanceHours)}, a month`,
      result: `${withThousands(hours.maintenance)} h`,
    },
    {
      figure: 'Weekly capacity',
      derivation: `${counted(inputs.developerCountNumber, 'developer')} × ${hoursPerDeveloperWeek} hours × ${share}`,
      result: `${formatNumber(weeklyCapacityHours, 2)} h`,
    },
    {
      figure: 'Weeks of development',
      derivation: `${withThousands(hours.development)} h ÷ ${formatNumber(weeklyCapacityHours, 2)} h`,
      result: formatNumber(timeline.buildWeeks, 2),
    },
    {
      figure: 'Team-size factor',
      derivation: teamSizeRule(inputs.developerCountNumber),
      result: formatNumber(factors.teamSizeFactor, 2),
    },
    {
      figure: 'Time-share factor',
      derivation: timeShareRule(factors.timeSharePercentage),
      result: formatNumber(factors.timeShareFactor, 5),
    },
    {
      figure: 'Duration surcharge',
      derivation: durationRule(),
      result: formatNumber(factors.durationSurcharge, 2),
    },
    {
      figure: 'Cost multiplier',
      derivation: `${formatNumber(factors.teamSizeFactor, 2)} × ${formatNumber(factors.timeShareFactor, 5)} + ${formatNumber(factors.durationSurcharge, 2)}`,
      result: multiplier,
    },
    {
      figure: 'Initial total, in-house',
      derivation: `${withThousands(hours.development)} h × ${rate} × ${multiplier}`,
      result: formatUsd(inHouse.initialTotal),
    },
    {
      figure: 'Dev, testing, documentation',
      derivation: `${initialCostSplit.development}%, ${initialCostSplit.testing}% and ${initialCostSplit.documentation}%: ${development} + ${testing} + ${documentation}`,
      result: formatUsd(inHouse.initialTotal),
    },
    {
      figure: 'Monthly maintenance',
      derivation: `${withThousands(hours.maintenance)} h × ${rate}`,
      result: formatUsd(inHouse.maintenance),
    },
    {
      figure: 'Timeline, in-house',
      derivation: `${formatNumber(timeline.buildWeeks, 2)} + ${timeline.moderationWeeks} ÷ ${moderationDivisor} of review, rounded up: ${formatWeeks(timeline.timelineWeeks)}, ${weeksPerMonth} to a month`,
      result: formatTimeline(timeline.timelineWeeks),
    },
  ];
}

function embeddingWorkings({ estimate }: Facts): Working[] {
  const { albato: embedded } = estimate.results;
  const { embeddedPlan } = rateCard;
  const count = counted(estimate.effectiveCount, 'integration');
  const plan = planRange(estimate.effectiveCount);
  return [
    {
      figure: 'Monthly subscription',
      derivation: `${count}: the plan for ${plan}`,
      result: formatUsd(embedded.monthly),
    },
    {
      figure: 'Total year 1, embedded',
      derivation: `${formatUsd(embedded.setup)} setup + ${embeddedPlan.contractMonths} × ${formatUsd(embedded.monthly)}`,
      result: formatUsd(embedded.initialTotal),
    },
    {
      figure: 'Timeline, embedded',
      derivation: `assumed deployment time of the plan for ${plan}`,
      result: formatTimeline(estimate.timeline.embeddedWeeks),
    },
  ];
}

function savingsWorkings({ estimate }: Facts): Working[] {
  const { inHouse, albato: embedded, savings } = estimate.results;
  return [
    {
      figure: 'Initial cost savings',
      derivation: `${formatUsd(inHouse.initialTotal)} − ${formatUsd(embedded.initialTotal)}, at least 0`,
      result: formatUsd(savings.absolute),
    },
    {
      figure: 'Initial dev cost reduction',
      derivation: `${formatUsd(savings.absolute)} ÷ ${formatUsd(inHouse.initialTotal)}`,
      result: formatPercentage(savings.percentage),
    },
    {
      figure: 'Monthly maintenance savings',
      derivation: `${formatUsd(inHouse.maintenance)} − ${formatUsd(embedded.monthly)}, at least 0`,
      result: formatUsd(savings.monthlyMaintenance),
    },
    {
      figure: 'Monthly cost reduction',
      derivation: `${formatUsd(savings.monthlyMaintenance)} ÷ ${formatUsd(inHouse.maintenance)}`,
      result: formatPercentage(estimate.monthlyReductionPercentage),
    },
  ];
}

/** "6 to 15 integrations". */
function planRange(effectiveCount: number): string {
  const { tiers } = rateCard.embeddedPlan;
  const index = tiers.findIndex(({ upToIntegrations }) => effectiveCount <= upToIntegrations);
  const from = (tiers[index - 1]?.upToIntegrations ?? 0) + 1;
  const upTo = tiers[index]?.upToIntegrations ?? Number.POSITIVE_INFINITY;
  return upTo === Number.POSITIVE_INFINITY
    ? `${from} and more integrations`
    : `${from} to ${upTo} integrations`;
}

function teamSizeRule(developers: number): string {
  const band = rateCard.teamSizeFactor.find(({ upToDevelopers }) => developers <= upToDevelopers);
  if (!band) return '';
  const own = `${counted(developers, 'developer')}: ${formatNumber(band.percent / 100, 2)}`;
  return band.percentPerDeveloper === 0
    ? own
    : `${own} + ${formatNumber(band.percentPerDeveloper / 100, 2)} × (${developers} − ${band.above})`;
}

function timeShareRule(share: number): string {
  const band = rateCard.timeShareFactor.find(({ fromPercentage }) => share >= fromPercentage);
  if (!band) return '';
  return `${formatNumber(band.thousandths / 1000, 3)} + ${formatNumber(band.thousandthsPerPoint / 1000, 3)} × (${band.below} − ${formatNumber(share, 2)})`;
}

function durationRule(): string {
  const [longer, long] = rateCard.durationSurcharge;
  return `${longer.surcharge} above ${longer.aboveWeeks} weeks of development, ${long.surcharge} above ${long.aboveWeeks}, else 0`;
}
