/** The part of an estimate that a figure belongs to; the headings of the workbook's model. */
export const estimateParts = {
  hours: 'Hours',
  factors: 'Rate and factors',
  inHouse: 'In-house',
  embedded: 'Embedded',
  savings: 'Savings',
  time: 'Time to market',
} as const;

/** The names of figures on the page, in the report and in the workbook. */
export const figureLabels = {
  hourlyRateUsd: 'Hourly rate',
  effectiveDevTimePercentage: 'Time spent on integrations (%)',
  selectedDevHours: 'Hours of the selected systems',
  selectedMaintenanceHours: 'Maintenance of the selected systems',
  moderationWeeks: 'Weeks of platform review',
  effectiveCount: 'Integrations estimated',
  genericCount: 'Other integrations',
  integrationDevHours: 'Hours to build the integrations',
  developmentHours: 'Development hours',
  maintenanceHours: 'Maintenance hours per month',
  buildWeeks: 'Weeks of development',
  timelineWeeks: 'In-house timeline',
  embeddedWeeks: 'Embedded timeline',
  teamSizeFactor: 'Team-size factor',
  devTimeFactor: 'Time-share factor',
  durationSurcharge: 'Duration surcharge',
  costMultiplier: 'Cost multiplier',
  initialTotalUsd: 'Initial Total',
  multiplierUsd: 'Added by the cost multiplier',
  developmentUsd: 'Initial Development',
  testingUsd: 'Testing & QA',
  documentationUsd: 'Documentation & Training',
  platformMonthlyUsd: 'Hosting of your own platform',
  maintenanceUsd: 'Monthly Maintenance',
  turnoverMonthlyUsd: 'Staff turnover per month',
  setupUsd: 'Initial Setup',
  monthlyUsd: 'Monthly Subscription',
  yearOneUsd: 'Total Year 1',
  savingsUsd: 'Initial cost savings',
  savingsPercentage: 'Initial dev cost reduction',
  monthlySavingsUsd: 'Monthly maintenance savings',
  embeddedOwnOnceUsd: 'Your team’s work to set up the embedded integrations',
  embeddedOwnMonthlyUsd: 'Your team’s monthly work on the embedded integrations',
  leavingUsd: 'Your work to leave the product',
  monthlyReductionPercentage: 'Monthly cost reduction',
} as const;

/** What totals count. */
export const figureBases = {
  initialTotalUsd: 'build only, before maintenance',
  multiplierUsd: 'part of the total',
  platformMonthlyUsd: 'part of the maintenance',
  yearOneUsd: 'setup and 12 months',
  savingsUsd: 'build only, less setup and 12 months',
  savingsPercentage: 'of the build cost',
  monthlySavingsUsd: 'maintenance less subscription',
  leavingUsd: 'in costs over time only with a month of leaving',
  monthlyReductionPercentage: 'of monthly maintenance',
} as const;

/** Both end a basis. */
export const planOnly = ', plan only';
export const byIntegrations = ', by integrations';
