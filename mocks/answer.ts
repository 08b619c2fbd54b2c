import { HttpResponse } from 'msw/http';
import type { RawResponse } from '../contract/parseRequest.ts';
import { type ProblemStatus, problem, problemMediaType } from '../contract/problem.ts';
import type { Scenario } from './scenarios.ts';

/** Milliseconds; long enough to see a form in flight, well short of the page's own patience. */
const slowMs = 5000;
/** Seconds that a client is asked to stay away for. */
const retryAfter = '30';

/** What the page gets to see: the backend's own reply, or what `scenario` makes of it. A lost or broken answer was kept all the same. */
export async function answer(
  scenario: Scenario | undefined,
  ask: () => Promise<RawResponse>,
): Promise<Response> {
  switch (scenario) {
    case undefined:
      return respond(await ask());
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return respond(await ask());
    case 'offline':
      return HttpResponse.error();
    case 'lost':
      await ask();
      return HttpResponse.error();
    case 'malformed':
      return cutOff(await ask());
    case 'html':
      return HttpResponse.html(gatewayPage, { status: 502 });
    case 'empty':
      return new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' });
    case '401':
      return HttpResponse.text('Unauthorized', { status: 401 });
    default:
      return respond(refusal(Number(scenario)));
  }
}

function refusal(status: number): RawResponse {
  const reply = problem(status as ProblemStatus, 'Refused by the chosen scenario.');
  const isForLater = status === 429 || status === 503;
  return isForLater ? { ...reply, headers: { 'Retry-After': retryAfter } } : reply;
}

/** As the server writes it: JSON with the type of a problem when it refuses, and never cached. */
function respond({ status, body, headers }: RawResponse): Response {
  return new HttpResponse(JSON.stringify(body), { status, headers: replyHeaders(status, headers) });
}

function cutOff({ status, body }: RawResponse): Response {
  const text = JSON.stringify(body);
  return new HttpResponse(text.slice(0, text.length / 2), {
    status,
    headers: replyHeaders(status),
  });
}

function replyHeaders(status: number, headers: Record<string, string> = {}) {
  return {
    'Content-Type': status < 400 ? 'application/json; charset=utf-8' : problemMediaType,
    'Cache-Control': 'no-store',
    ...headers,
  };
}

const gatewayPage = `<!doctype html>
<html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The proxy got no answer.</p></html>
`;
