import { expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { inputs } from '../estimator/inputs.ts';
import { submitDemoRequest } from './DemoDialog.tsx';

test('where nothing could be computed, the request carries the inputs, and the server computes (S3)', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', send);
  inputs.integrationCount = 12;
  const form = {
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Analytical Engines',
    website: '',
    email: 'ada@example.com',
    privacyAgreed: true,
    remarks: '',
  } as const;
  expect(await submitDemoRequest(form)).toBeNull();
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
  });
  expect(body.calculationData).not.toHaveProperty('calculationResults');
});
