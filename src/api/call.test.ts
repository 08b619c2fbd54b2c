import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { emptyCalculationData } from '../../contract/defaults.ts';
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
const submission = { body: demo, idempotencyKey: 'k-1' };

test('a call posts JSON under its key to the path of the endpoint and reads the answer', async () => {
  const { seen } = await startPageOrigin((_, response) => {
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"id":"abc"}');
  });
  expect(await call('demoSubmission', submission)).toEqual({ id: 'abc' });
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
  await expect(tell('demoSubmission', submission)).resolves.toBeUndefined();
});

test('an answer that is no success reads "status: body text"', async () => {
  await startPageOrigin((_, response) => response.writeHead(502).end('mail provider refused'));
  const failure = await tell('demoSubmission', submission).catch((e) => e);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 502, message: '502: mail provider refused' });
});

test.each([
  ['a problem', '{"detail":"Try again in 9 minutes."}', 'Try again in 9 minutes.'],
  ['a problem that was cut off', '{"detail":"Try ag', null],
  ['a problem without a sentence', '{"title":"Refused"}', null],
])('%s: %s has the sentence %j', async (_, body, detail) => {
  await startPageOrigin((_request, response) =>
    response.writeHead(429, { 'Content-Type': 'application/problem+json' }).end(body),
  );
  const failure = await tell('demoSubmission', submission).catch((error) => error);
  expect(failure).toMatchObject({ status: 429, detail });
});

test('without a body text it reads "status: status text", for every status that is no success', async () => {
  let status = 0;
  await startPageOrigin((_, response) => response.writeHead(status).end());
  for (const code of Object.keys(STATUS_CODES).map(Number)) {
    const isSeenByPages = code !== 407;
    if (code < 400 || !isSeenByPages) continue;
    status = code;
    await expect(tell('demoSubmission', submission)).rejects.toThrow(
      `${code}: ${STATUS_CODES[code]}`,
    );
  }
});

test('where nothing answers, the error names the request and keeps its cause', async () => {
  await startPageOrigin((_, response) => response.destroy());
  const failure = await tell('demoSubmission', submission).catch((e) => e);
  expect(failure).not.toBeInstanceOf(HttpError);
  expect(failure.message).toBe('No answer to POST /api/demo-submission');
  expect(failure.cause).toBeInstanceOf(Error);
});
