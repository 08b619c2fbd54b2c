import { expect, test } from 'vitest';
import {
  defaultMailPerHour,
  floodLimit,
  isIdempotencyKey,
  mailLimits,
  maxBodyBytes,
  publicMailboxProviders,
} from './requestLimits.ts';

test.each([
  ['demoSubmission', 65_536],
  ['roiCalculation', 65_536],
  ['savedRoiCalculation', 65_536],
  ['contactFormWebhook', 65_536],
  ['sendRoiReport', 4_194_304],
] as const)('a body for %s has at most %i bytes', (name, bytes) => {
  expect(maxBodyBytes(name)).toBe(bytes);
});

test.each(['!', '~', '8f14e45f-ceea-467f', 'x'.repeat(200)])('%j is an idempotency key', (key) => {
  expect(isIdempotencyKey(key)).toBe(true);
});

test.each(['', ' ', 'a b', '\u007f', 'ключ', 'x\n', '\u001fx', 'x'.repeat(201)])(
  '%j is none',
  (key) => {
    expect(isIdempotencyKey(key)).toBe(false);
  },
);

const limits = mailLimits(defaultMailPerHour);
const origin = { addressKey: '2001:db8:1:200::/56', networkKey: '2001:db8:1::/48' };
const subjectOf = (name: string, email: string) =>
  limits.find((limit) => limit.name === name)?.subject({ email, ...origin });

test.each([
  ['ada@example.com', 'ADA@Example.com'],
  ['ada@example.com', 'ada+work@example.com'],
  ['ada.lovelace@gmail.com', 'a.d.a.lovelace+x@gmail.com'],
  ['ada@gmail.com', 'ada@googlemail.com'],
])('%s and %s are one recipient', (one, other) => {
  for (const name of ['mailRecipient10m', 'mailRecipientNetwork10m', 'mailRecipientDay']) {
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

test('a domain, an address, a network and all are counted as such', () => {
  expect(subjectOf('mailDomain', 'ada@Example.com')).toBe('example.com');
  expect(subjectOf('mailDomainNetwork', 'ada@Example.com')).toBe('example.com 2001:db8:1::/48');
  expect(subjectOf('mailAddress', 'ada@example.com')).toBe('2001:db8:1:200::/56');
  expect(subjectOf('mailNetwork', 'ada@example.com')).toBe('2001:db8:1::/48');
  expect(subjectOf('mailAll', 'ada@example.com')).toBe('all');
  expect(subjectOf('mailAll', 'eve@example.org')).toBe('all');
});

test('recipients at public mailbox providers share no domain', () => {
  for (const domain of ['gmail.com', 'Outlook.com', 'web.de', 'mail.ru', 'yahoo.co.uk', 'qq.com']) {
    expect(subjectOf('mailDomain', `ada@${domain}`), domain).toBeNull();
    expect(subjectOf('mailDomainNetwork', `ada@${domain}`), domain).toBeNull();
  }
  for (const domain of ['mail.gmail.com', 'gmail.com.example', 'notgmail.com']) {
    expect(subjectOf('mailDomain', `ada@${domain}`), domain).toBe(domain);
  }
  for (const domain of publicMailboxProviders) {
    expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  }
});

test('the limits are as decided, the longest window first', () => {
  expect(limits.map(({ subject: _, ...limit }) => limit)).toEqual([
    { name: 'mailRecipientDay', points: 10, seconds: 86_400 },
    { name: 'mailAddress', points: 300, seconds: 3600 },
    { name: 'mailNetwork', points: 600, seconds: 3600 },
    { name: 'mailDomainNetwork', points: 240, seconds: 3600 },
    { name: 'mailDomain', points: 300, seconds: 3600, reserve: { points: 300, perNetwork: 20 } },
    { name: 'mailAll', points: 4500, seconds: 3600, reserve: { points: 500, perNetwork: 20 } },
    { name: 'mailRecipientNetwork10m', points: 3, seconds: 600 },
    { name: 'mailRecipient10m', points: 6, seconds: 600 },
  ]);
  expect(mailLimits(7).find(({ name }) => name === 'mailAll')?.points).toBe(7);
  expect(floodLimit).toEqual({ name: 'flood', points: 1200, seconds: 60 });
});
