import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../worker/estimate/rules.ts';
import { pricingRulesPage } from './pricingRules/pricingRulesPage.ts';

const page = readFileSync(new URL('../docs/pricing-rules.md', import.meta.url), 'utf8');

test('docs/pricing-rules.md is the registry as it stands (npm run pricing-rules)', () => {
  expect(page).toBe(pricingRulesPage());
});

test('every rule and every law stands in it', () => {
  for (const [id, { laws }] of Object.entries(rules)) {
    expect(page).toContain(`\`${id}\` · specification`);
    for (const [name, law] of Object.entries(laws))
      expect(page).toContain(`\`${id}/${name}\`: ${law}`);
  }
});
