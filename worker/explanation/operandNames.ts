import { inputLabels } from '../../contract/format/inputLabels.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { systemProfile } from '../estimate/systems.ts';

/** The names of figures, inputs and constants, for the page and the report. */
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
  devTimePercentage: 'Time spent on integrations',
  defaultDevTimePercentage: 'Full time, as no share is stated',
  effectiveDevTimePercentage: 'Time spent on integrations in percent',
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
  devTimeFactor: 'Time-share factor',
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

type NamedOperand = keyof typeof names;

/**
 * Whether an operand is a figure, an input or a constant; any other operand is the id of a system.
 */
export function isNamedOperand(operand: string): operand is NamedOperand {
  return operand in names;
}

/** Returns the name of a figure or operand, such as "Development hours" or "Slack". */
export function operandName(operand: string): string {
  return isNamedOperand(operand) ? names[operand] : (systemProfile(operand)?.name ?? operand);
}

/** Operands that the estimate derives directly from an input. */
const derivedInputs = new Set([
  'selectedCount',
  'profiledCount',
  'developerCount',
  'defaultDevTimePercentage',
]);

/** Returns the source of an operand that no step computes: "your input", "rate card", … */
export function operandSource(operand: string): string {
  if (derivedInputs.has(operand) || operand in inputDefinitions) return 'your input';
  const isAssumption = !isNamedOperand(operand) || operand.startsWith('generic');
  return isAssumption ? 'planning assumption' : 'rate card';
}
