import { expect, test } from 'vitest';
import type { Rule } from './Rule.ts';
import { isRuleId, rules, statementOf } from './rules.ts';

const all: [string, Rule][] = Object.entries(rules);

test.each(
  all.flatMap(([id, { boundaries }]) =>
    boundaries.map((boundary) => [id, boundary.at, boundary] as const),
  ),
)('%s: %s', (_id, _at, { answer, expected }) => {
  expect(answer()).toBe(expected);
});

test('every rule names its section, and every property is a sentence', () => {
  for (const [id, { section, formula, properties }] of all) {
    expect([id, section, formula]).not.toContain('');
    for (const statement of Object.values(properties)) expect(statement).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(properties).length).toBeGreaterThan(0);
  }
});

test('every decision that concerns a price or a time is bound to a rule', () => {
  const bound = new Set(all.flatMap(([, { decisions }]) => decisions));
  // E12 is text of the page where there is no estimate; E19 is a label that nothing is computed from.
  const others = ['E12', 'E19'];
  for (let n = 1; n <= 21; n++) {
    expect(bound.has(`E${n}`) || others.includes(`E${n}`), `E${n}`).toBe(true);
  }
});

test('a rule is known by its id, and a property by its rule and name', () => {
  expect(isRuleId('initial-cost')).toBe(true);
  expect(isRuleId('toString')).toBe(false);
  expect(statementOf('initial-cost/parts-add-up')).toBe(
    'Development, testing and documentation are the total to the cent.',
  );
});
