import { expect, test } from 'vitest';
import { submissions } from '../testing/submissions.ts';
import { DemoForm, demoSubmission } from './demoSubmission.ts';

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
