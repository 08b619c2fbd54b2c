import { STATUS_CODES } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCalculationData } from '../../contract/calculation.ts';
import { startPageOrigin } from '../../testing/pageOrigin.ts';
import { call, tell } from './call.ts';
import { HttpError } from './HttpError.ts';

const demo = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Analytical Engines',
  website: '',
  email: 'ada@example.com',
  privacyAgreed: true,
  calculationData: emptyCalculationData,
} as const;

test('a call posts JSON under its key to the path of the endpoint and reads the answer', async () => {
  const { seen } = await startPageOrigin((_, response) => {
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"id":"abc"}');
  });
  expect(await call('demoSubmission', demo, { idempotencyKey: 'k-1' })).toEqual({ id: 'abc' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/demo-submission' });
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k-1',
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(demo);
});

test('where the answer is of no interest, any success will do, whatever it says', async () => {
  await startPageOrigin((_, response) => response.writeHead(200).end('<not json>'));
  await expect(tell('demoSubmission', demo, { idempotencyKey: 'k' })).resolves.toBeUndefined();
});

test('an answer that is no success reads "status: body text"', async () => {
  await startPageOrigin((_, response) => response.writeHead(502).end('mail provider refused'));
  const failure = await tell('demoSubmission', demo, { idempotencyKey: 'k' }).catch((e) => e);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 502, message: '502: mail provider refused' });
});

test('without a body text it reads "status: status text", for every status that is no success', async () => {
  let status = 0;
  await startPageOrigin((_, response) => response.writeHead(status).end());
  const failures = Object.keys(STATUS_CODES)
    .map(Number)
    .filter((code) => code >= 400);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...failures), async (code) => {
      status = code;
      await expect(tell('demoSubmission', demo, { idempotencyKey: 'k' })).rejects.toThrow(
        `${code}: ${STATUS_CODES[code]}`,
      );
    }),
    { numRuns: 30 },
  );
});

test('where nothing answers, the error names the request and keeps its cause', async () => {
  await startPageOrigin((_, response) => response.destroy());
  const failure = await tell('demoSubmission', demo, { idempotencyKey: 'k' }).catch((e) => e);
  expect(failure).not.toBeInstanceOf(HttpError);
  expect(failure.message).toBe('No answer to POST /api/demo-submission');
  expect(failure.cause).toBeInstanceOf(Error);
});
