import { expect, test } from 'vitest';
import { submissions } from '../testing/submissions.ts';
import { DemoForm, demoSubmission } from './demoSubmission.ts';
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
import { contract } from './index.ts';

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
  expect(refusal(emailAddress(), 'adá@example.com')).toEqual([
    'Use letters without accents before the @: mail providers deliver to no others',
  ]);
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

const refusalOfPdf = (pdf: Buffer | string) =>
  refusal(
    contract.sendRoiReport.body.shape.pdfData,
    typeof pdf === 'string' ? pdf : pdf.toString('base64'),
  );

test('a PDF in base64 begins as PDFs do', () => {
  for (const version of ['1.3', '1.4', '1.7', '2.0']) {
    expect(refusalOfPdf(Buffer.from(`%PDF-${version}\n…`))).toEqual([]);
  }
});

test.each(['', 'JVBERi0', 'PGh0bWw+', 'JVBERi0xLjc=x', 'JVBERi0xLjc\n', 'xJVBERi0xLjcK'])(
  '%j is no PDF in base64',
  (text) => {
    expect(refusalOfPdf(text)).toEqual(['Use a PDF in base64']);
  },
);

test('an empty form gets the messages of specification 5, field by field', () => {
  const empty = {
    firstName: '',
    lastName: '',
    companyName: '',
    website: '',
    email: '',
    privacyAgreed: false,
  };
  const { error } = DemoForm.safeParse(empty);
  const messages = new Map<unknown, string>();
  for (const { path, message } of error?.issues ?? []) {
    if (!messages.has(path[0])) messages.set(path[0], message);
  }
  expect(Object.fromEntries(messages)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    companyName: 'Company name is required',
    email: 'Business email is required',
    privacyAgreed: 'You must agree to the privacy policy',
  });
});

test('an invalid address gets its own message', () => {
  const { calculationData: _, ...form } = submissions.demoSubmission();
  const { error } = DemoForm.safeParse({ ...form, email: 'ada' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email']);
  expect(DemoForm.safeParse(form).success).toBe(true);
});

test('an attribution that is not valid counts as missing, and refuses no request', () => {
  const touch = { utm_source: 'news', landing_path: '/' };
  const parse = (attribution: object) =>
    demoSubmission.body.parse({ ...submissions.demoSubmission(), attribution }).attribution;
  expect(parse({ first: touch, last: touch })).toEqual({ first: touch, last: touch });
  expect(parse({ first: { utm_source: 'x'.repeat(201) }, last: touch })).toBeUndefined();
  expect(parse({ first: touch })).toBeUndefined();
});

test('a domain beyond ASCII is accepted, and kept in punycode (S21)', () => {
  const schema = emailAddress();
  expect(schema.parse(' Ada@Bücher.example ')).toBe('Ada@xn--bcher-kva.example');
  expect(schema.parse('ada@例え.テスト')).toBe('ada@xn--r8jz45g.xn--zckzah');
  expect(schema.parse('ada@EXAMPLE.com')).toBe('ada@EXAMPLE.com');
  for (const text of ['ada@bücher', 'ada@bü cher.example', 'ada@bücher.example/x', 'ada@ü..de'])
    expect(schema.safeParse(text).success, text).toBe(false);
  expect(schema.safeParse(`ada@${'bücher.'.repeat(30)}example`).success).toBe(false);
});
