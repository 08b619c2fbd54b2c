/** Names a side's total cost over a horizon. */
export const inHouseOver = (months: number) => `In-house, ${months} months`;
export const embeddedOver = (months: number) => `Embedded, ${months} months`;

/** The names of the figures over time. */
export const forecastLabels = {
  inHouseTotalUsd: 'In-house cost, total',
  embeddedTotalUsd: 'Embedded cost, total',
  benefitTotalUsd: 'Benefit of embedding, total',
  inHousePresentUsd: 'Present value of the in-house cost',
  embeddedPresentUsd: 'Present value of the embedded cost',
  npvUsd: 'Net present value of embedding',
  cashNpvUsd: 'Net present value in cash',
  roiPercentage: 'Return on investment',
  shortUsd: 'Total shortfall at the end of the month before',
  aheadUsd: 'Total benefit at the end of that month',
  paybackMonth: 'Payback',
  earlierLaunchUsd: 'Value of an earlier launch',
} as const;

/** The names of operands that are neither a figure nor named like an input or an assumption. */
export const operandLabels = {
  timeLostPresentUsd: 'Present value of the time lost to switching, coordination and long builds',
  regionRateUsd: 'Hourly rate in this region',
  customHourlyRate: 'Your hourly rate',
  defaultDevTimePercentage: 'Full time, because none is entered',
  integrationCount: 'Integrations entered',
  selectedCount: 'Systems selected',
  profiledCount: 'Selected systems on the rate card',
  percentMonthsPerYear: '1200, because a year has 12 months and the share is in percent',
  hoursPerDeveloperWeek: 'Working hours per week',
  moderationDivisor: '2, because half overlaps with the build',
  teamBase: 'Base factor for this team size',
  perDeveloper: 'Added per extra developer',
  teamAbove: 'Developers in the base factor',
  devTimeBaseFactor: 'Base factor for this time range',
  factorPerPoint: 'Added per point below',
  devTimeBelow: 'Top of this time range (%)',
  surchargeOfBand: 'Surcharge for this duration',
  developmentPercentage: 'Development share (%)',
  testingPercentage: 'Testing share (%)',
  listSetupUsd: 'Setup fee',
  listMonthlyUsd: 'Monthly price of the plan',
  priceSetupUsd: 'Setup fee of the price that counts',
  priceMonthlyUsd: 'A month at the price that counts',
  subscriptionUsd: 'Subscription by the users of each month, with price rises',
  discountedSubscriptionUsd:
    'Subscription by the users of each month, with price rises, discounted',
  planDeploymentWeeks: 'Deployment time of the plan',
  contractMonths: 'Months in the contract',
  horizonMonths: 'Months compared',
  monthsPerYear: 'Months in a year',
  weeksPerMonth: 'Weeks per month',
  monthsBefore: 'Months before that month',
  firstMonth: 'First month, because the total benefit is never below 0',
  embeddedRevenueMonths: 'Full months of revenue after the embedded launch, discounted',
  inHouseRevenueMonths: 'Full months of revenue after the in-house launch, discounted',
} as const;
