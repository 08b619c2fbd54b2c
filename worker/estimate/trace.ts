/**
 * The ids of the rules that an estimate applies, as in the registry `rules.ts` (specification 9).
 */
export type RuleId =
  | 'hourly-rate'
  | 'time-share'
  | 'effective-count'
  | 'hours'
  | 'maintenance-percentage'
  | 'build-weeks'
  | 'moderation'
  | 'timeline'
  | 'team-size-factor'
  | 'time-share-factor'
  | 'duration-surcharge'
  | 'cost-multiplier'
  | 'initial-cost'
  | 'maintenance-cost'
  | 'embedded-plan'
  | 'embedded-weeks'
  | 'embedded-own-work'
  | 'savings'
  | 'monthly-savings'
  | 'verdict'
  | 'cost-over-time'
  | 'present-value'
  | 'payback'
  | 'earlier-launch';

/** The figures that the steps of an estimate and of its forecast compute. */
export type Figure =
  | 'hourlyRateUsd'
  | 'effectiveDevTimePercentage'
  | 'selectedDevHours'
  | 'selectedMaintenanceHours'
  | 'moderationWeeks'
  | 'effectiveCount'
  | 'genericCount'
  | 'developmentHours'
  | 'maintenanceHours'
  | 'buildWeeks'
  | 'timelineWeeks'
  | 'teamSizeFactor'
  | 'devTimeFactor'
  | 'durationSurcharge'
  | 'costMultiplier'
  | 'initialTotalUsd'
  | 'developmentUsd'
  | 'testingUsd'
  | 'documentationUsd'
  | 'maintenanceUsd'
  | 'setupUsd'
  | 'monthlyUsd'
  | 'yearOneUsd'
  | 'embeddedWeeks'
  | 'embeddedOwnOnceUsd'
  | 'embeddedOwnMonthlyUsd'
  | 'savingsUsd'
  | 'savingsPercentage'
  | 'monthlySavingsUsd'
  | 'monthlyReductionPercentage'
  | 'inHouse12MonthsUsd'
  | 'embedded12MonthsUsd'
  | 'inHouse36MonthsUsd'
  | 'embedded36MonthsUsd'
  | FinanceFigure;

/** The columns of the finance table. */
export type YearColumn = 'inHouse' | 'embedded' | 'benefit';

/** An amount of one year of a finance horizon; year 0 is before the start. */
export type YearFigure = `${YearColumn}Year${number}Usd`;

/** The figures of one finance horizon (E25). */
export type FinanceFigure =
  | YearFigure
  | `${YearColumn}TotalUsd`
  | 'inHousePresentUsd'
  | 'embeddedPresentUsd'
  | 'npvUsd'
  | 'npvAnnualUsd'
  | 'roiPercentage'
  | 'shortUsd'
  | 'aheadUsd'
  | 'paybackMonth'
  | 'discountedShortUsd'
  | 'discountedAheadUsd'
  | 'discountedPaybackMonth'
  | 'earlierLaunchUsd';

/**
 * One step of an estimate.
 *
 * The formula consists of operand names, `*`, `/`, `+`, `-`, parentheses, and the functions `max`,
 * `round`, `roundUp` and `cents` (rounds to whole cents). An operand with the name of a figure is
 * the result of that step; any other operand is an input or a constant.
 */
export interface Step {
  figure: Figure;
  rule: RuleId;
  formula: string;
  /** The operands of the formula, and those that only select which formula applies. */
  operands: Readonly<Record<string, number>>;
  value: number;
}

/**
 * Receives every step of an estimate. Without a recorder no steps are built, which keeps the
 * estimate fast.
 */
export type Recorder = (step: Step) => void;
