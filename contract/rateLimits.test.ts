import { expect, test } from 'vitest';
import { floodLimit, mailLimits } from './rateLimits.ts';

const subjectOf = (name: string, email: string) =>
  mailLimits.find(({ limit }) => limit.name === name)?.subject({ email, addressKey: '192.0.2.1' });

test.each([
  ['ada@example.com', 'ADA@Example.com'],
  ['ada@example.com', 'ada+work@example.com'],
  ['ada.lovelace@gmail.com', 'a.d.a.lovelace+x@gmail.com'],
  ['ada@gmail.com', 'ada@googlemail.com'],
])('%s and %s are one recipient', (one, other) => {
  for (const name of ['mailRecipient10m', 'mailRecipientDay']) {
    expect(subjectOf(name, other)).toBe(subjectOf(name, one));
  }
});

test.each([
  ['ada@example.com', 'ada@example.org'],
  ['ada.lovelace@example.com', 'adalovelace@example.com'],
  ['ada@example.com', 'grace@example.com'],
  ['ada@gmail.com', 'grace@gmail.com'],
])('%s and %s are two recipients', (one, other) => {
  expect(subjectOf('mailRecipient10m', other)).not.toBe(subjectOf('mailRecipient10m', one));
});

test('a domain, an address and all are counted as such', () => {
  expect(subjectOf('mailDomain', 'ada@Example.com')).toBe('example.com');
  expect(subjectOf('mailAddress', 'ada@example.com')).toBe('192.0.2.1');
  expect(subjectOf('mailAll', 'ada@example.com')).toBe('all');
  expect(subjectOf('mailAll', 'eve@example.org')).toBe('all');
});

test('the limits are as decided, the strictest last: what a later one refuses begins no window of it', () => {
  expect(mailLimits.map(({ limit }) => limit)).toEqual([
    { name: 'mailAddress', points: 5, seconds: 3600 },
    { name: 'mailDomain', points: 50, seconds: 3600 },
    { name: 'mailAll', points: 300, seconds: 3600 },
    { name: 'mailRecipientDay', points: 3, seconds: 86_400 },
    { name: 'mailRecipient10m', points: 1, seconds: 600 },
  ]);
  expect(floodLimit).toEqual({ name: 'flood', points: 120, seconds: 60 });
});
