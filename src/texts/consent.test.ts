import { expect, test } from 'vitest';
import { consentTo } from '../../contract/consent.ts';
import { deferredDemoRequestTexts, deferredReportRequestTexts } from './deferred/requests.ts';

test('the forms show the consent texts that are kept with the leads', () => {
  const { consent, privacyPolicy } = deferredReportRequestTexts;
  expect(consentTo('report').text).toBe(`${consent} ${privacyPolicy}.`);
  const { privacyAgreed, privacyPolicy: policy } = deferredDemoRequestTexts;
  expect(consentTo('demo').text).toBe(`${privacyAgreed} ${policy}`);
});

test('a version that this release does not know is kept without a text', () => {
  expect(consentTo('demo', '2031-01')).toEqual({ version: '2031-01', text: null });
});
