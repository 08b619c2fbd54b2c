import { formatExactUsd } from '../../contract/format/formatExactUsd.ts';
import { formatNumber } from '../../contract/format/formatNumber.ts';
import { inputLabels } from '../../contract/format/inputLabels.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { systemProfile } from '../estimate/systems.ts';
import { formatCount } from '../format/formatCount.ts';

/** What figures, inputs and constants are called, on the page as in the report. */
const names = {
  ...inputLabels,
  integrationCount: 'Integrations counted',
  selectedCount: 'Systems selected',
  profiledCount: 'Systems with hours of their own',
  effectiveCount: 'Integrations estimated',
  genericCount: 'Average integrations',
  genericDevHours: 'Hours of an average integration',
  genericMaintenanceHours: 'Maintenance of an average integration',
  selectedDevHours: 'Hours of the selected systems',
  selectedMaintenanceHours: 'Maintenance of the selected systems',
  developmentHours: 'Development hours',
  maintenanceHours: 'Maintenance hours per month',
  customHourlyRate: 'Your hourly rate',
  regionRateUsd: 'Hourly rate of the region',
  hourlyRateUsd: 'Hourly rate',
  devTimePercentage: 'Share of their time',
  fullTimePercentage: 'Full time, as no share is stated',
  timeSharePercentage: 'Share of their time in percent',
  developerCount: 'Developers',
  hoursPerDeveloperWeek: 'Hours in a week',
  buildWeeks: 'Weeks of development',
  moderationWeeks: 'Weeks of review',
  moderationDivisor: 'Half of a review runs alongside',
  timelineWeeks: 'In-house timeline',
  teamBase: 'Factor of this team size',
  perDeveloper: 'For each further developer',
  teamAbove: 'Developers without addition',
  teamSizeFactor: 'Team-size factor',
  shareBase: 'Factor at the top of the band',
  perPoint: 'For each point below',
  shareBelow: 'Top of the band in percent',
  timeShareFactor: 'Time-share factor',
  surchargeOfBand: 'Surcharge at this length',
  durationSurcharge: 'Duration surcharge',
  costMultiplier: 'Cost multiplier',
  initialTotalUsd: 'In-house initial total',
  developmentPercentage: 'Part of development in percent',
  testingPercentage: 'Part of testing in percent',
  developmentUsd: 'Initial development',
  testingUsd: 'Testing & QA',
  documentationUsd: 'Documentation & training',
  maintenanceUsd: 'Monthly maintenance',
  planSetupUsd: 'Setup fee',
  planMonthlyUsd: 'Monthly price of the plan',
  contractMonths: 'Months of the contract',
  setupUsd: 'Initial setup',
  monthlyUsd: 'Monthly subscription',
  yearOneUsd: 'Embedded product, year 1',
  planDeploymentWeeks: 'Deployment of the plan',
  embeddedWeeks: 'Embedded timeline',
  savingsUsd: 'Initial cost savings',
  savingsPercentage: 'Initial dev cost reduction',
  monthlySavingsUsd: 'Monthly maintenance savings',
  monthlyReductionPercentage: 'Monthly cost reduction',
} as const;

type Name = keyof typeof names;

function isName(name: string): name is Name {
  return name in names;
}

/** What a figure or an operand is called; an operand that is none of ours is a system. */
export function nameOf(operand: string): string {
  return isName(operand) ? names[operand] : (systemProfile(operand)?.name ?? operand);
}

/** Operands that say of an input what the estimate makes of it. */
const inputNames = new Set([
  'selectedCount',
  'profiledCount',
  'developerCount',
  'fullTimePercentage',
]);

/** Where an operand comes from that no step computes. */
export function sourceOf(operand: string): string {
  if (inputNames.has(operand) || operand in inputDefinitions) return 'your input';
  const isAssumption = !isName(operand) || operand.startsWith('generic');
  return isAssumption ? 'planning assumption' : 'rate card';
}

/** Decimals: the cost multiplier has as many. */
const mostPlaces = 5;

/** A value in its unit: "$43,780", "$12.50", "400 hours", "16.67 weeks", "30%", "1.99". */
export function inUnits(operand: string, value: number, figure: string = operand): string {
  const unit = isName(operand) ? operand : figure;
  if (/Usd$|^customHourlyRate$/.test(unit)) return formatExactUsd(value);
  if (/Weeks$/.test(unit)) return formatCount(value, 'week', tellingPlaces(value));
  if (/Hours$/.test(unit)) return formatCount(value, 'hour', tellingPlaces(value));
  if (/Percentage$/.test(unit)) return `${formatNumber(value, mostPlaces)}%`;
  return formatNumber(value, mostPlaces);
}

/** The same within a formula, where "× 30 ÷ 100" says percent already. */
export function termOf(operand: string, value: number, figure: string): string {
  return /Percentage$/.test(operand)
    ? formatNumber(value, mostPlaces)
    : inUnits(operand, value, figure);
}

/** Two decimals, and more where two would make 16.004 weeks look like 16: they are rounded up to 17, after halves are added. */
function tellingPlaces(value: number): number {
  const isHalves = (weeks: number) => Number.isInteger(2 * weeks);
  let places = 2;
  while (places < 12 && !isHalves(value) && isHalves(Number(value.toFixed(places)))) places += 1;
  return places;
}
