import { expect, test } from 'vitest';
import { wordRules } from '../words/wordRules.ts';
import type { Rule } from './Rule.ts';
import { rules } from './rules.ts';

const allRules: [string, Rule][] = Object.entries({ ...rules, ...wordRules });

test.each(
  allRules.flatMap(([id, { boundaries = [] }]) =>
    boundaries.map((boundary) => [id, boundary.input, boundary] as const),
  ),
)('%s: %s', (_id, _input, { apply, expected }) => {
  expect(apply()).toBe(expected);
});

test('every rule has an id, a section, a formula and properties that are sentences', () => {
  for (const [id, { section, formula, properties }] of allRules) {
    expect([id, section, formula]).not.toContain('');
    for (const statement of Object.values(properties)) expect(statement).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(properties).length).toBeGreaterThan(0);
  }
});

test('every decision about a price or a duration belongs to a rule', () => {
  const implemented = new Set(allRules.flatMap(([, { decisions }]) => decisions));
  // E12 is the text of the page without an estimate; E19 is a label. Nothing is computed from
  // either.
  const others = ['E12', 'E19'];
  for (let n = 1; n <= 21; n++) {
    expect(implemented.has(`E${n}`) || others.includes(`E${n}`), `E${n}`).toBe(true);
  }
});
