import { effectiveCountRule, hoursRule, maintenancePercentageRule } from './buildHours.rule.ts';
import { complexityRule } from './complexity.rule.ts';
import { costMultiplierRule } from './costMultiplier.rule.ts';
import { costOverTimeRule } from './costOverTime.rule.ts';
import { counterargumentsRule } from './counterarguments.rule.ts';
import { deadlineRule } from './deadline.rule.ts';
import { devTimeFactorRule } from './devTimeFactor.rule.ts';
import { durationSurchargeRule } from './durationSurcharge.rule.ts';
import { earlierLaunchRule } from './earlierLaunch.rule.ts';
import { devTimeRule } from './effectiveDevTime.rule.ts';
import { embeddedOwnWorkRule } from './embeddedOwnCosts.rule.ts';
import { embeddedPlanRule, embeddedWeeksRule } from './embeddedPlan.rule.ts';
import { estimateRule } from './estimate.rule.ts';
import { hourlyRateRule } from './hourlyRate.rule.ts';
import { initialCostRule, maintenanceCostRule } from './inHouseCosts.rule.ts';
import { shownDollarsRule } from './money.rule.ts';
import { paybackRule } from './payback.rule.ts';
import { presentValueRule } from './presentValue.rule.ts';
import type { Rule } from './Rule.ts';
import { monthlySavingsRule, savingsRule } from './savings.rule.ts';
import { moderationRule } from './systems.rule.ts';
import { teamSizeFactorRule } from './teamSizeFactor.rule.ts';
import { buildWeeksRule, timelineRule, timelineWordingRule } from './timeline.rule.ts';
import type { RuleId as TracedRuleId } from './trace.ts';
import { userPlansRule } from './userPlanPrice.rule.ts';
import { verdictRule } from './verdict.rule.ts';

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
} as const satisfies Readonly<Record<TracedRuleId, Rule> & Record<string, Rule>>;

export type RuleId = keyof typeof rules;
