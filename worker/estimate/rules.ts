import { embeddedRules } from './embedded.rule.ts';
import { factorRules } from './factors.rule.ts';
import { inHouseRules } from './inHouse.rule.ts';
import { moneyOverTimeRules } from './moneyOverTime.rule.ts';
import { timelineRules } from './timeline.rule.ts';
import { verdictRules } from './verdict.rule.ts';

/**
 * Every pricing rule by id. `npm run fuzz` checks the properties, and `npm run pricing-rules`
 * writes docs/pricing-rules.md from them.
 */
export const rules = {
  ...inHouseRules,
  ...timelineRules,
  ...factorRules,
  ...embeddedRules,
  ...verdictRules,
  ...moneyOverTimeRules,
} as const;

export type RuleId = keyof typeof rules;
