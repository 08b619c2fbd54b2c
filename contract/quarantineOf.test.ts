import { expect, test } from 'vitest';
import { quarantineOf } from './quarantineOf.ts';

test.each([
  ['a form filled in two seconds', { fax: '', formMilliseconds: 2000 }, null],
  ['one that does not say how long it took', {}, null],
  ['one filled a moment sooner', { formMilliseconds: 1999 }, 'too fast'],
  ['one filled in no time', { formMilliseconds: 0 }, 'too fast'],
  ['one with the unseen field filled', { fax: '5', formMilliseconds: 60_000 }, 'honeypot'],
  ['one with both', { fax: '5', formMilliseconds: 0 }, 'honeypot'],
] as const)('%s: %j is quarantined as %s', (_, form, reason) => {
  expect(quarantineOf(form)).toBe(reason);
});
