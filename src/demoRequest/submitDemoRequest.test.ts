import { beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { inputs } from '../estimator/inputs.ts';
import { submitDemoRequest } from './DemoDialog.tsx';
import { emptyDemoFields, withReportTexts } from './demoDraft.ts';

const form = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Analytical Engines',
  website: '',
  email: 'ada@example.com',
  privacyAgreed: true,
  remarks: '',
} as const;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://roi.example/'));
});

test.each([
  ['{"id":"x","bookingUrl":"https://calendar.example/"}', 'https://calendar.example/'],
  ['{"id":"x","bookingUrl":"javascript:alert(1)"}', null],
  ['{"id":"x"}', null],
  ['not JSON', null],
  ['', null],
])('a sent request offers the calendar of the response %j', async (text, bookingUrl) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status: 202 }));
  expect(await submitDemoRequest(form)).toEqual({ bookingUrl });
});

test('where nothing could be computed, the request carries the inputs, and the server computes (S3)', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', send);
  inputs.integrationCount = 12;
  inputs.deadline = '2027-03-01';
  expect(await submitDemoRequest(form)).toEqual({ bookingUrl: null });
  const [request] = send.mock.calls.map(
    ([input, init]) => new Request(`http://page${input}`, init),
  );
  const body = await request?.json();
  expect(contract.demoSubmission.body.safeParse(body).error).toBeUndefined();
  expect(body.calculationData).toMatchObject({
    integrationCount: 12,
    developerCountNumber: 2,
    devTimePercentage: 30,
    region: 'eu',
    deadline: '2027-03-01',
  });
  expect(body.calculationData).not.toHaveProperty('calculationResults');
});

test('the form has the texts kept of a report form that has not loaded since (P12)', () => {
  const kept = { name: 'Ada Byron', email: 'ada@example.com', company: 'Engines' };
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(kept) });
  const { firstName, email, companyName } = withReportTexts(emptyDemoFields);
  expect([firstName, email, companyName]).toEqual(['Ada', 'ada@example.com', 'Engines']);
});
