import { rules as pricingRules } from '../../worker/estimate/rules.ts';
import { outputRules } from './outputRules.ts';

/** Every rule that the fuzzer checks: those of pricing, then those about the output. */
export const rules = { ...pricingRules, ...outputRules };

export type RuleId = keyof typeof rules;

/** The id of a property: its rule and its name, such as `initial-cost/parts-add-up`. */
export type PropertyId = {
  [R in RuleId]: `${R}/${Extract<keyof (typeof rules)[R]['properties'], string>}`;
}[RuleId];

/** Whether a text is the id of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(rules, text);
}

/** Returns the statement of a property, such as "It is never below 1." */
export function statementOf(property: string): string {
  const [rule = '', name = ''] = property.split('/');
  const statements: Readonly<Record<string, string>> = isRuleId(rule) ? rules[rule].properties : {};
  return statements[name] ?? '';
}
