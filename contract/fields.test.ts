import { expect, test } from 'vitest';
import type { Schema } from './endpoint.ts';
import {
  companyName,
  consent,
  emailAddress,
  formFields,
  LeadId,
  personName,
  website,
} from './fields.ts';

const refusal = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const names: [string, Schema, max: number][] = [
  ['a name', personName(), 100],
  ['a company name', companyName(), 200],
];

test.each(names)('%s is one printable line, trimmed, within its length', (what, schema, max) => {
  expect(schema.parse('  Łódź & Søn  ')).toBe('Łódź & Søn');
  expect(schema.parse('x'.repeat(max))).toHaveLength(max);
  expect(schema.parse(` ${'x'.repeat(max)} `)).toHaveLength(max);
  expect(refusal(schema, 'x'.repeat(max + 1))).toEqual([`Use at most ${max} characters`]);
  expect(refusal(schema, ' ')).toEqual([`Enter ${what}`]);
  expect(refusal(schema, 7)).toEqual([`Enter ${what}`]);
  for (const text of ['a\nb', 'a\u0000b', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\u200fb']) {
    expect(refusal(schema, text)).toEqual(['Remove invisible control characters']);
  }
  expect(refusal(schema, 'a\ud800b')).toEqual(['Remove unreadable characters']);
});

test.each(names)('%s with a web address in it is refused', (what, schema) => {
  for (const text of [
    'see https://example.com',
    'ftp://x',
    'mailto:ada',
    'JavaScript:alert',
    'at www.example',
    'example.com/win',
    'example.co/',
  ]) {
    expect(refusal(schema, text), text).toEqual([`Enter ${what} without a web address`]);
  }
  for (const text of [
    'Acme.com',
    'A/B Testing',
    'St. Mary/Jones',
    'x.y/z',
    'ratio 3:1',
    ': //',
    '!://',
  ]) {
    expect(refusal(schema, text), text).toEqual([]);
  }
});

test('an empty name gets the message for required fields', () => {
  expect(refusal(personName('Last name is required'), '')).toEqual(['Last name is required']);
  expect(refusal(companyName('Company name is required'), undefined)).toEqual([
    'Company name is required',
  ]);
});

test('an e-mail address is trimmed, and an empty one gets another message than a wrong one', () => {
  expect(emailAddress().parse(' ada@example.com ')).toBe('ada@example.com');
  expect(refusal(emailAddress(), '')).toContain('Enter an email address');
  expect(refusal(emailAddress(), null)).toEqual(['Enter an email address']);
  expect(emailAddress().parse(`${'a'.repeat(64)}@example.com`)).toHaveLength(76);
  expect(refusal(emailAddress(), `${'a'.repeat(65)}@example.com`)).toEqual([
    'Enter an email address such as ada@example.com',
  ]);
  expect(refusal(emailAddress(), 'ada@')).toEqual([
    'Enter an email address such as ada@example.com',
  ]);
  const long = `${'a'.repeat(245)}@example.com`;
  expect(refusal(emailAddress(), long)).toContain('Use at most 254 characters');
  expect(refusal(emailAddress('Needed', 'Wrong'), 'x')).toEqual(['Wrong']);
});

test('a website is any printable line of up to 300 characters, or nothing', () => {
  expect(website.parse(' not an address ')).toBe('not an address');
  expect(website.parse(undefined)).toBeUndefined();
  expect(refusal(website, 'x'.repeat(300))).toEqual([]);
  expect(refusal(website, 'x'.repeat(301))).toEqual(['Use at most 300 characters']);
  expect(refusal(website, 'a\tb')).toEqual(['Remove invisible control characters']);
  expect(refusal(website, '\udc00')).toEqual(['Remove unreadable characters']);
});

test('consent is true and nothing else', () => {
  expect(refusal(consent(), true)).toEqual([]);
  for (const value of [false, 'true', 1, undefined]) {
    expect(refusal(consent(), value)).toEqual(['You must agree to the privacy policy']);
  }
});

test('an id has 22 to 43 characters of base64url', () => {
  expect(refusal(LeadId, 'Az09_-'.repeat(4))).toEqual([]);
  for (const id of ['a'.repeat(21), 'a'.repeat(44), `${'a'.repeat(22)}=`, `/${'a'.repeat(22)}`]) {
    expect(refusal(LeadId, id)).toEqual(['This is not a valid ID']);
  }
});

test('what detects bots is bounded', () => {
  expect(refusal(formFields.fax, 'x'.repeat(500))).toEqual([]);
  expect(refusal(formFields.fax, 'x'.repeat(501))).toHaveLength(1);
  expect(refusal(formFields.formMilliseconds, 0)).toEqual([]);
  expect(refusal(formFields.formMilliseconds, -1)).toHaveLength(1);
  expect(refusal(formFields.formMilliseconds, 1.5)).not.toEqual([]);
  expect(refusal(formFields.hasTrustedInput, false)).toEqual([]);
  expect(refusal(formFields.hasTrustedInput, 'no')).toHaveLength(1);
});
