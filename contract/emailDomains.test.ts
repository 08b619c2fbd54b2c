import { expect, test } from 'vitest';
import { likelyEmail } from './emailDomains.ts';
import { emailAddress } from './fields.ts';
import { freeMailDomains } from './freeMail.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  ['Ada+x@HOTMIAL.com', 'Ada+x@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@example.con', 'ada@example.com'],
  ['ada@engines.co.example.nte', 'ada@engines.co.example.net'],
])('%s is asked about: %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
  // It is asked about, and never refused.
  expect(emailAddress().safeParse(typed).success).toBe(true);
});

test('nothing is asked about an address that is meant', () => {
  const meant = ['engines.example', 'acme.co', 'acme.com', 'gmx.net', 'mailgun.com', 'conet.de'];
  for (const domain of [...freeMailDomains, ...meant])
    expect(likelyEmail(`ada@${domain}`), domain).toBeNull();
  for (const text of ['', 'ada', '@gmial.com']) expect(likelyEmail(text), text).toBeNull();
});
