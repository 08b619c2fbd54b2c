import { expect, test } from 'vitest';
import { detectBot } from './detectBot.ts';

test.each([
  ['a form that says nothing', {}, null],
  ['a form of an older page that says only its time', { formMilliseconds: 0 }, null],
  ['a fast form with a trusted event', { formMilliseconds: 0, hasTrustedInput: true }, null],
  ['a fast form without one', { formMilliseconds: 1999, hasTrustedInput: false }, 'too fast'],
  ['a slow form without one', { formMilliseconds: 2000, hasTrustedInput: false }, null],
  ['a form without a time or an event', { hasTrustedInput: false }, null],
  ['an empty honeypot', { fax: '', formMilliseconds: 60_000, hasTrustedInput: true }, null],
  ['a filled honeypot', { fax: '5', formMilliseconds: 60_000, hasTrustedInput: true }, 'honeypot'],
  ['both kinds of evidence', { fax: '5', formMilliseconds: 0, hasTrustedInput: false }, 'honeypot'],
] as const)('%s: %j is judged as %s', (_, fields, evidence) => {
  expect(detectBot(fields)).toBe(evidence);
});
