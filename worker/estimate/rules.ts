import {
  embeddedOwnWorkRule,
  embeddedPlanRule,
  embeddedWeeksRule,
  userPlansRule,
} from './embedded.rule.ts';
import {
  costMultiplierRule,
  devTimeFactorRule,
  durationSurchargeRule,
  teamSizeFactorRule,
} from './factors.rule.ts';
import {
  complexityRule,
  devTimeRule,
  effectiveCountRule,
  hourlyRateRule,
  hoursRule,
  initialCostRule,
  maintenanceCostRule,
  maintenancePercentageRule,
  moderationRule,
} from './inHouse.rule.ts';
import {
  costOverTimeRule,
  earlierLaunchRule,
  paybackRule,
  presentValueRule,
} from './moneyOverTime.rule.ts';
import type { Rule } from './Rule.ts';
import {
  buildWeeksRule,
  deadlineRule,
  timelineRule,
  timelineWordingRule,
} from './timeline.rule.ts';
import {
  counterargumentsRule,
  estimateRule,
  monthlySavingsRule,
  savingsRule,
  shownDollarsRule,
  verdictRule,
} from './verdict.rule.ts';

/**
 * Every pricing rule by id, in the order of the estimate. `npm run fuzz` checks the properties, and
 * `npm run pricing-rules` writes docs/pricing-rules.md from them.
 */
export const rules = {
  'effective-count': effectiveCountRule,
  hours: hoursRule,
  'maintenance-percentage': maintenancePercentageRule,
  complexity: complexityRule,
  'hourly-rate': hourlyRateRule,
  'time-share': devTimeRule,
  'build-weeks': buildWeeksRule,
  'team-size-factor': teamSizeFactorRule,
  'time-share-factor': devTimeFactorRule,
  'duration-surcharge': durationSurchargeRule,
  'cost-multiplier': costMultiplierRule,
  'initial-cost': initialCostRule,
  'maintenance-cost': maintenanceCostRule,
  moderation: moderationRule,
  timeline: timelineRule,
  'timeline-wording': timelineWordingRule,
  'embedded-plan': embeddedPlanRule,
  'embedded-weeks': embeddedWeeksRule,
  'embedded-own-work': embeddedOwnWorkRule,
  savings: savingsRule,
  'monthly-savings': monthlySavingsRule,
  verdict: verdictRule,
  'cost-over-time': costOverTimeRule,
  'present-value': presentValueRule,
  payback: paybackRule,
  'earlier-launch': earlierLaunchRule,
  counterarguments: counterargumentsRule,
  'shown-dollars': shownDollarsRule,
  'user-plans': userPlansRule,
  deadline: deadlineRule,
  estimate: estimateRule,
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
