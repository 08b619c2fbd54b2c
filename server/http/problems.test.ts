import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '../../backend/ports.ts';
import { refusalDetailsIn } from '../../backend/visitorTexts.ts';
import { createLog } from '../logging/log.ts';
import { listen, localUrl } from './listen.ts';
import { HttpProblem, problemBoundary, writeResponse } from './problems.ts';

/** The response to a request whose handler does this, and what was logged. */
async function respond(handler: Koa.Middleware) {
  const logged: unknown[][] = [];
  const log = createLog('silent');
  log.error = (...entry: unknown[]) => void logged.push(entry);
  const app = new Koa();
  app.use(async (ctx, next) => {
    ctx.state.requestId = 'the-request';
    await next();
  });
  app.use(problemBoundary(log));
  app.use(handler);
  const server = await listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  server.on('request', app.callback());
  const headers = { 'Accept-Language': 'de' };
  const response = await fetch(localUrl(server, '127.0.0.1'), { headers });
  return { response, body: await response.json(), logged };
}

function throwing(error: unknown): Koa.Middleware {
  return () => {
    throw error;
  };
}

it('a problem is sent as it is, and not logged', async () => {
  const { response, body, logged } = await respond(
    throwing(new HttpProblem(413, 'Too large.', { Connection: 'close' })),
  );
  expect(response.status).toBe(413);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('connection')).toBe('close');
  expect(body).toMatchObject({ status: 413, detail: 'Too large.' });
  expect(logged).toEqual([]);
});

it.each([
  [true, refusalDetailsIn.de.outcomeUnknown],
  [false, refusalDetailsIn.de.storeUnavailable],
])(
  'a store that is away, outcome unknown %s, gives 503 in the language of the page with the time to try again, and is logged',
  async (isOutcomeUnknown, detail) => {
    const error = new StoreUnavailable(new Error('gone'), { isOutcomeUnknown });
    const { response, body, logged } = await respond(throwing(error));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-language')).toBe('de');
    expect(body).toMatchObject({ status: 503, detail });
    expect(logged).toEqual([[{ err: error, requestId: 'the-request' }, 'store unavailable']]);
  },
);

it('any other error gives 500 without its message, and is logged with it', async () => {
  const error = new Error('secret');
  const { response, body, logged } = await respond(throwing(error));
  expect(response.status).toBe(500);
  expect(body).toMatchObject({ status: 500, detail: refusalDetailsIn.de.failed });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(logged).toEqual([[{ err: error, requestId: 'the-request' }, 'request failed']]);
});

it('a response that is not a problem is JSON that is never cached', async () => {
  const { response, body } = await respond((ctx) =>
    writeResponse(ctx, { status: 201, body: { id: 'abc' }, headers: { 'X-Of-Its-Own': 'yes' } }),
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-of-its-own')).toBe('yes');
  expect(body).toEqual({ id: 'abc' });
});
