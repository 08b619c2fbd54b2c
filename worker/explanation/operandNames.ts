import { costAssumptions, numberAssumptions } from '../../contract/assumptions.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import { financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { inputLabels } from '../../contract/format/inputLabels.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { systemProfile } from '../estimate/systems.ts';
import type { YearColumn } from '../estimate/trace.ts';
import { financeHorizons } from '../forecast/finance.ts';

const yearColumns = {
  inHouse: 'In-house cost',
  embedded: 'Embedded cost',
  benefit: financeFigureTexts.benefit,
} as const satisfies Record<YearColumn, string>;

const years = Array.from({ length: Math.max(...financeHorizons) / 12 + 1 }, (_, year) => year);

/** The names of the finance figures and of their operands. */
const financeOperandNames: Readonly<Record<string, string>> = {
  inHousePresentUsd: 'Present value of the in-house cost',
  embeddedPresentUsd: 'Present value of the embedded cost',
  npvUsd: financeFigureTexts.npv,
  npvAnnualUsd: financeFigureTexts.npvAnnual,
  roiPercentage: financeFigureTexts.roi,
  paybackMonth: financeFigureTexts.payback,
  discountedPaybackMonth: financeFigureTexts.discountedPayback,
  earlierLaunchUsd: financeFigureTexts.earlierLaunch,
  shortUsd: 'Total shortfall at the end of the month before',
  aheadUsd: 'Total benefit at the end of that month',
  discountedShortUsd: 'Discounted shortfall at the end of the month before',
  discountedAheadUsd: 'Discounted benefit at the end of that month',
  monthsBefore: 'Months before that month',
  firstMonth: 'First month, because the total benefit is never below 0',
  countedBuildMonths: 'Months of the build',
  countedLiveMonths: 'Months of maintenance',
  countedPlanMonths: 'Months of the plan',
  countedWorkMonths: 'Months of own work',
  discountedBuildMonths: 'Months of the build, discounted, with any wage rises',
  discountedLiveMonths: 'Months of maintenance, discounted, with any wage rises',
  discountedPlanMonths: 'Months of the plan, discounted, with any price rises',
  discountedWorkMonths: 'Months of own work, discounted, with any wage rises',
  embeddedRevenueMonths: 'Full months of revenue after the embedded launch, discounted',
  inHouseRevenueMonths: 'Full months of revenue after the in-house launch, discounted',
  ...Object.fromEntries(
    Object.entries(yearColumns).flatMap(([column, name]) => [
      [`${column}TotalUsd`, `${name}, total`],
      ...years.map((year) => [
        `${column}Year${year}Usd`,
        year === 0 ? `${name}, start` : `${name}, year ${year}`,
      ]),
    ]),
  ),
  ...Object.fromEntries(
    years.map((year) => [`discountFactorYear${year}`, `Discount factor of year ${year}`]),
  ),
};

/** The names of figures, inputs and constants, for the page and the report. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...inputLabels,
    ...assumptionLabels,
    percentMonthsPerYear: '1200, because a year has 12 months and the share is in percent',
    embeddedOwnOnceUsd: 'Your team’s work to set up the embedded integrations',
    embeddedOwnMonthlyUsd: 'Your team’s monthly work on the embedded integrations',
    integrationCount: 'Integrations entered',
    selectedCount: 'Systems selected',
    profiledCount: 'Selected systems on the rate card',
    effectiveCount: 'Integrations estimated',
    genericCount: 'Average integrations',
    genericDevHours: 'Hours per average integration',
    genericMaintenanceHours: 'Maintenance per average integration',
    selectedDevHours: 'Hours of the selected systems',
    selectedMaintenanceHours: 'Maintenance of the selected systems',
    developmentHours: 'Development hours',
    maintenanceHours: 'Maintenance hours per month',
    customHourlyRate: 'Your hourly rate',
    regionRateUsd: 'Hourly rate in this region',
    hourlyRateUsd: 'Hourly rate',
    devTimePercentage: inputLabels.devTimePercentage,
    defaultDevTimePercentage: 'Full time, because none is entered',
    effectiveDevTimePercentage: 'Time spent on integrations (%)',
    developerCount: 'Developers',
    hoursPerDeveloperWeek: 'Working hours per week',
    buildWeeks: 'Weeks of development',
    moderationWeeks: 'Weeks of platform review',
    moderationDivisor: '2, because half overlaps with the build',
    timelineWeeks: 'In-house timeline',
    teamBase: 'Base factor for this team size',
    perDeveloper: 'Added per extra developer',
    teamAbove: 'Developers in the base factor',
    teamSizeFactor: 'Team-size factor',
    shareBase: 'Base factor for this time range',
    perPoint: 'Added per point below',
    shareBelow: 'Top of this time range (%)',
    devTimeFactor: 'Time-share factor',
    surchargeOfBand: 'Surcharge for this duration',
    durationSurcharge: 'Duration surcharge',
    costMultiplier: 'Cost multiplier',
    initialTotalUsd: 'In-house initial total',
    developmentPercentage: 'Development share (%)',
    testingPercentage: 'Testing share (%)',
    developmentUsd: 'Initial development',
    testingUsd: 'Testing & QA',
    documentationUsd: 'Documentation & training',
    maintenanceUsd: 'Monthly maintenance',
    planSetupUsd: 'Setup fee',
    planMonthlyUsd: 'Monthly price of the plan',
    contractMonths: 'Months in the contract',
    setupUsd: 'Initial setup',
    monthlyUsd: 'Monthly subscription',
    yearOneUsd: 'Embedded, year 1',
    planDeploymentWeeks: 'Deployment time of the plan',
    embeddedWeeks: 'Embedded timeline',
    savingsUsd: 'Initial cost savings',
    savingsPercentage: 'Initial dev cost reduction',
    monthlySavingsUsd: 'Monthly maintenance savings',
    monthlyReductionPercentage: 'Monthly cost reduction',
    horizonMonths: 'Months compared',
    weeksPerMonth: 'Weeks per month',
    risenBuildMonths: 'Months of the build, with wage rises',
    risenLiveMonths: 'Months of maintenance, with wage rises',
    risenPlanMonths: 'Months of the plan, with price rises',
    risenWorkMonths: 'Months of own work, with wage rises',
    inHouse12MonthsUsd: 'In-house, 12 months',
    embedded12MonthsUsd: 'Embedded, 12 months',
    inHouse36MonthsUsd: 'In-house, 36 months',
    embedded36MonthsUsd: 'Embedded, 36 months',
    ...financeOperandNames,
  }),
);

/**
 * Whether an operand is a figure, an input or a constant; any other operand is the id of a system.
 */
export function isNamedOperand(operand: string): boolean {
  return names.has(operand);
}

/** Returns the name of a figure or operand, such as "Development hours" or "Slack". */
export function operandName(operand: string): string {
  return names.get(operand) ?? systemProfile(operand)?.name ?? operand;
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
  if (derivedInputs.has(operand) || Object.hasOwn(inputDefinitions, operand)) return 'your input';
  if (operand === 'horizonMonths') return 'comparison';
  if (operand.startsWith('risen')) return 'your assumption';
  if (operand === 'weeksPerMonth') return 'calendar';
  if (costAssumptions.some((name) => name === operand)) return 'your assumption';
  if (Object.hasOwn(numberAssumptions, operand)) return 'assumption';
  if (Object.hasOwn(financeOperandNames, operand)) return financeOperandSource(operand);
  const isAssumption = !isNamedOperand(operand) || operand.startsWith('generic');
  return isAssumption ? 'planning assumption' : 'rate card';
}

/** Returns the source of a finance operand that no step computes. */
function financeOperandSource(operand: string): string {
  if (/^discount|RevenueMonths$/.test(operand)) return 'from the discount rate';
  return 'calendar';
}
