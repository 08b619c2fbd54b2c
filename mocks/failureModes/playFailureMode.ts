import { HttpResponse } from 'msw/http';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { type ProblemStatus, problem, problemMediaType } from '../../contract/problem.ts';
import type { FailureMode } from './failureModes.ts';

/** Milliseconds; long enough to see a form being sent, and shorter than the page's timeout. */
const slowMs = 5000;
/** Seconds. */
const retryAfter = '30';

/**
 * Returns the backend's response, or what a failure mode makes of it. With `lost` and `malformed`
 * the backend still handles the request.
 *
 * @param handle Handles the request.
 */
export async function playFailureMode(
  failureMode: FailureMode | undefined,
  handle: () => Promise<RawResponse>,
): Promise<Response> {
  switch (failureMode) {
    case undefined:
      return respond(await handle());
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return respond(await handle());
    case 'offline':
      return HttpResponse.error();
    case 'lost':
      await handle();
      return HttpResponse.error();
    case 'malformed':
      return cutOff(await handle());
    case 'html':
      return HttpResponse.html(gatewayPage, { status: 502 });
    case 'empty':
      return new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' });
    case '401':
      return HttpResponse.text('Unauthorized', { status: 401 });
    default:
      return respond(errorResponse(Number(failureMode)));
  }
}

function errorResponse(status: number): RawResponse {
  const response = problem(status as ProblemStatus, 'Refused by the chosen scenario.');
  const isForLater = status === 429 || status === 503;
  return isForLater ? { ...response, headers: { 'Retry-After': retryAfter } } : response;
}

/**
 * Writes a response as the server does: JSON that is never cached, with the problem media type for
 * an error.
 */
function respond({ status, body, headers }: RawResponse): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: responseHeaders(status, headers),
  });
}

function cutOff({ status, body }: RawResponse): Response {
  const text = JSON.stringify(body);
  return new HttpResponse(text.slice(0, text.length / 2), {
    status,
    headers: responseHeaders(status),
  });
}

function responseHeaders(status: number, headers: Record<string, string> = {}) {
  return {
    'Content-Type': status < 400 ? 'application/json; charset=utf-8' : problemMediaType,
    'Cache-Control': 'no-store',
    ...headers,
  };
}

const gatewayPage = `<!doctype html>
<html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The proxy got no answer.</p></html>
`;
