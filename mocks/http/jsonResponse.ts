import { HttpResponse } from 'msw/http';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { problemMediaType } from '../../contract/problem.ts';

/**
 * Writes a response as the server does: JSON that is never cached, with the problem media type for
 * an error.
 */
export function jsonResponse({ status, body, headers }: RawResponse): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': status < 400 ? 'application/json; charset=utf-8' : problemMediaType,
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
