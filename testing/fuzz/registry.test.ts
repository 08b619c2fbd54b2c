import { expect, test } from 'vitest';
import { rules as pricingRules } from '../../worker/estimate/rules.ts';
import { outputRules } from './outputRules.ts';
import { isRuleId, rules, statementOf } from './registry.ts';

test('no rule about the output has the id of a pricing rule', () => {
  const count = Object.keys(pricingRules).length + Object.keys(outputRules).length;
  expect(Object.keys(rules)).toHaveLength(count);
});

test('properties are sentences', () => {
  for (const { properties } of Object.values(rules)) {
    for (const statement of Object.values(properties)) expect(statement).toMatch(/^[A-Z].*\.$/);
  }
});

test('rule ids are recognized, and property ids resolve to their statements', () => {
  expect(isRuleId('initial-cost')).toBe(true);
  expect(isRuleId('link')).toBe(true);
  expect(isRuleId('toString')).toBe(false);
  expect(statementOf('initial-cost/parts-add-up')).toBe(
    'Development, testing and documentation are the total to the cent.',
  );
});
