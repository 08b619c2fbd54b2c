import { assumptionDetails } from '../assumptionDetails.ts';
import { defaultUncertainty, simulationCount } from '../uncertainty.ts';
import { formatTimeline } from './durations.ts';
import { formatUsd } from './money.ts';
import { withThousands } from './numbers.ts';

/** A simulated range, and the estimate in it. */
interface RangeFigures {
  readonly estimate: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** The figures that are simulated (E26): label and unit, in their order. */
const simulatedFigures = {
  initialTotalUsd: { label: 'In-house initial cost', unit: 'usd' },
  timelineWeeks: { label: 'In-house timeline', unit: 'weeks' },
  embeddedWeeks: { label: 'Embedded timeline', unit: 'weeks' },
  inHouseUsd: { label: 'In-house cost, 36 months', unit: 'usd' },
  embeddedUsd: { label: 'Embedded cost, 36 months', unit: 'usd' },
  differenceUsd: { label: 'In-house minus embedded, 36 months', unit: 'usd' },
} as const;

type SimulatedFigure = keyof typeof simulatedFigures;

/** The heading of each column. */
export const rangeColumns = {
  estimate: 'Estimate',
  p10: 'Low end (P10)',
  p50: 'Typical (P50)',
  p90: 'High end (P90)',
} as const satisfies Record<keyof RangeFigures, string>;

export const rangeColumnNames = Object.keys(rangeColumns) as readonly (keyof RangeFigures)[];

/** Lists the simulated figures; one that is null is left out (E22). */
export function rangeRows(ranges: Readonly<Record<SimulatedFigure, RangeFigures | null>>) {
  return (Object.keys(simulatedFigures) as SimulatedFigure[]).flatMap((name) => {
    const range = ranges[name];
    if (!range) return [];
    const { label, unit } = simulatedFigures[name];
    const format: (value: number) => string = unit === 'usd' ? formatUsd : formatTimeline;
    return { label, unit, values: rangeColumnNames.map((column) => range[column]), format };
  });
}

export const unfinishedLeftOutText =
  'The difference includes only simulations in which the build is live by month 36.';

const { devHours, maintenanceHours, maintenanceOfEach, estimationBias } = defaultUncertainty;
const { planRisePercentagePerYear: planRise, ownEffort, deployment } = defaultUncertainty;
const { maintenancePercentagePerYear, embeddedHoursPerIntegration, embeddedHoursPerMonth } =
  assumptionDetails;

/** Lists the quantities that the simulations vary, and explains the ends of a range. */
export const simulationsText = [
  `Each of the ${withThousands(simulationCount)} simulations varies the hours per integration (${devHours.min} to ${devHours.max} times the estimate), the maintenance of all together (${maintenanceHours.min} to ${maintenanceHours.max} times, or from ${maintenancePercentagePerYear.plausible.min}% of the build a year) and of each (${maintenanceOfEach.min} to ${maintenanceOfEach.max} times that), all hours (${estimationBias.min} to ${estimationBias.max}) and each review over its range, reported or assumed by us;`,
  `embedded, the yearly price rise (${planRise.min} to ${planRise.max}%, unless one is stated), your own work on each integration (0 to ${embeddedHoursPerIntegration.plausible.max} h and 0 to ${embeddedHoursPerMonth.plausible.max} h a month; from there on ${ownEffort.min} to ${ownEffort.max} times yours) and the deployment (${deployment.min} to ${deployment.max} times).`,
  'At most one in ten simulations ends below the low end, and at most one in ten above the high end. The same inputs always give the same figures.',
].join(' ');
