import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../worker/estimate/rules.ts';
import { pricingRulesPage } from './pricingRules.ts';

const page = readFileSync(new URL('../docs/pricing-rules.md', import.meta.url), 'utf8');

test('docs/pricing-rules.md matches the registry (npm run pricing-rules writes it)', () => {
  expect(page).toBe(pricingRulesPage());
});

test('it lists every rule and every property', () => {
  for (const [id, { properties }] of Object.entries(rules)) {
    expect(page).toContain(`\`${id}\` · specification`);
    for (const [name, statement] of Object.entries(properties)) {
      expect(page).toContain(`\`${id}/${name}\`: ${statement}`);
    }
  }
});
