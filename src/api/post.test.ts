import { STATUS_CODES } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startPageOrigin } from '../../testing/pageOrigin.ts';
import { submissions } from '../../testing/submissions.ts';
import { createRetryableSubmission, send } from './post.ts';
import { HttpError } from './request.ts';

const demo = submissions.demoSubmission();
const submission = { body: demo, idempotencyKey: 'k-1' };

test('a submission is posted as JSON with its key to the path of the endpoint', async () => {
  const { seen } = await startPageOrigin((_, response) => {
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"id":"abc"}');
  });
  const response = await send('demoSubmission', submission);
  expect(await response.json()).toEqual({ id: 'abc' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/demo-submission' });
  expect(seen[0]?.headers).toMatchObject({
    'accept-language': 'en',
    'content-type': 'application/json',
    'idempotency-key': 'k-1',
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(demo);
});

test('send accepts any success, whatever its body', async () => {
  await startPageOrigin((_, response) => response.writeHead(200).end('<not json>'));
  await expect(send('demoSubmission', submission)).resolves.toMatchObject({ status: 200 });
});

test('an error status reads "status: body text"', async () => {
  await startPageOrigin((_, response) => response.writeHead(502).end('mail provider refused'));
  const failure = await send('demoSubmission', submission).catch((error) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 502, message: '502: mail provider refused' });
});

test.each([
  ['a problem', '{"detail":"Try again in 9 minutes."}', 'Try again in 9 minutes.'],
  ['a truncated problem', '{"detail":"Try ag', null],
  ['a problem without a detail', '{"title":"Refused"}', null],
])('%s: %s has the detail %j', async (_, body, detail) => {
  await startPageOrigin((_request, response) =>
    response.writeHead(429, { 'Content-Type': 'application/problem+json' }).end(body),
  );
  const failure = await send('demoSubmission', submission).catch((error) => error);
  expect(failure).toMatchObject({ status: 429, detail });
});

test('without a body, every error status reads "status: status text"', async () => {
  let status = 0;
  await startPageOrigin((_, response) => response.writeHead(status).end());
  for (const code of Object.keys(STATUS_CODES).map(Number)) {
    const isVisibleToPages = code !== 407;
    if (code < 400 || !isVisibleToPages) continue;
    status = code;
    await expect(send('demoSubmission', submission)).rejects.toThrow(
      `${code}: ${STATUS_CODES[code]}`,
    );
  }
});

test('without a response, the error names the request and keeps its cause', async () => {
  await startPageOrigin((_, response) => response.destroy());
  const failure = await send('demoSubmission', submission).catch((error) => error);
  expect(failure).not.toBeInstanceOf(HttpError);
  expect(failure.message).toBe('No response to POST /api/demo-submission');
  expect(failure.cause).toBeInstanceOf(Error);
});

test('equal content gets the same submission, including its timestamps, until reset', () => {
  let clock = 0;
  const submission = createRetryableSubmission((email: string) => {
    clock += 1;
    return { email, sentAt: clock };
  });
  const first = submission.get('ada@example.com');
  expect(submission.get('ada@example.com')).toEqual(first);
  expect(first.body).toEqual({ email: 'ada@example.com', sentAt: 1 });
  submission.reset();
  const second = submission.get('ada@example.com');
  expect(second.body.sentAt).toBe(2);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('other content gets another key, and every key is 128 bits in hexadecimal', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (contents) => {
      const submission = createRetryableSubmission((content: string) => content);
      const sent = contents.map((content) => submission.get(content));
      expect(sent.map(({ body }) => body)).toEqual(contents);
      const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(contents.length);
      for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    }),
  );
});
