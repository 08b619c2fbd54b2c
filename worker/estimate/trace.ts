/** The rules that an estimate applies, by their id in the registry of rules (specification 9). */
export type RuleId =
  | 'hourly-rate'
  | 'time-share'
  | 'effective-count'
  | 'hours'
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
  | 'savings'
  | 'monthly-savings';

/** What the steps of an estimate compute. */
export type Figure =
  | 'hourlyRateUsd'
  | 'timeSharePercentage'
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
  | 'timeShareFactor'
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
  | 'savingsUsd'
  | 'savingsPercentage'
  | 'monthlySavingsUsd'
  | 'monthlyReductionPercentage';

/**
 * One step of an estimate, as the rule that took it saw it. The formula is written in the names of
 * operands, `*`, `/`, `+`, `-`, parentheses and `max`, `round`, `roundUp` and `cents` (rounded to whole
 * cents); a name that is another step's figure leads on to that step, any other is an input or a constant.
 */
export interface Step {
  figure: Figure;
  rule: RuleId;
  formula: string;
  /** What the formula names, and what only decided which formula applies. */
  operands: Readonly<Record<string, number>>;
  value: number;
}

/** Takes every step that an estimate makes. Without one nothing is built, so that estimating stays as quick. */
export type Recorder = (step: Step) => void;
