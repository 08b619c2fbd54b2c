import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assistantSkill } from '../backend/agents/assistantSkill.ts';
import { pricingRulesPage } from '../backend/agents/documents.ts';
import { prompts } from '../backend/agents/prompts.ts';
import { tools } from '../contract/agents/tools.ts';
import { rules } from '../worker/estimate/rules.ts';
import { wordRules } from '../worker/words/wordRules.ts';

const page = readFileSync(new URL('../docs/pricing-rules.md', import.meta.url), 'utf8');

test('docs/pricing-rules.md matches the registry (npm run pricing-rules writes it)', () => {
  expect(page).toBe(pricingRulesPage());
});

test('docs/assistant-skill.md is what the server has, and names every tool and prompt', () => {
  const skill = assistantSkill();
  const file = new URL('../docs/assistant-skill.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(skill);
  for (const name of [...Object.keys(tools), ...Object.keys(prompts)])
    expect(skill).toContain(`\`${name}\``);
});

test('it lists every rule and every property', () => {
  for (const [id, { properties }] of Object.entries({ ...rules, ...wordRules })) {
    expect(page).toContain(`\`${id}\` · specification`);
    for (const [name, statement] of Object.entries(properties)) {
      expect(page).toContain(`\`${id}/${name}\`: ${statement}`);
    }
  }
});

test('the decision beside a product decision is about it', () => {
  const decisions = globSync('docs/decisions/*.md').flatMap((file) =>
    readFileSync(file, 'utf8').split(/^### /m),
  );
  const cited = [...page.matchAll(/(E\d+) \(decision (\d{4})\)/g)];
  expect(cited.length).toBeGreaterThan(30);
  for (const [, product = '', number = ''] of cited) {
    const text = decisions.find((decision) => decision.startsWith(number));
    expect(/^\((.+?)\)/m.exec(text ?? '')?.[1]?.split(', '), number).toContain(product);
  }
});
