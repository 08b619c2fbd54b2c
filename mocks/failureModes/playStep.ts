import { HttpResponse } from 'msw/http';
import { type ProblemStatus, problem } from '../../contract/problem.ts';
import { jsonResponse } from '../http/jsonResponse.ts';
import type { Step } from './steps.ts';

/** Longer than the page waits by itself, so that the visitor sees it. */
const usualRetryAfterSeconds = 30;

/**
 * Returns the host's response, or what a step makes of it. With `lost` and `malformed` the host
 * still handles the request.
 *
 * @param handle - Handles the request.
 */
export async function playStep(
  step: Step | undefined,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (!step) return handle();
  await latencyOf(step);
  switch (step.mode) {
    case 'ok':
      return handle();
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
      return errorResponse(Number(step.mode), step.retryAfterSeconds);
  }
}

/** Resolves after the latency of a step. */
export async function latencyOf({ latencyMs }: Step): Promise<void> {
  if (!latencyMs) return;
  const { min, max } = latencyMs;
  await new Promise((resolve) => setTimeout(resolve, min + Math.random() * (max - min)));
}

function errorResponse(status: number, retryAfterSeconds = usualRetryAfterSeconds): Response {
  const response = problem(status as ProblemStatus, 'Refused by the chosen failure mode.');
  const isForLater = status === 429 || status === 503;
  return jsonResponse(
    isForLater ? { ...response, headers: { 'Retry-After': String(retryAfterSeconds) } } : response,
  );
}

async function cutOff(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new HttpResponse(text.slice(0, text.length / 2), { status: response.status, headers });
}

const gatewayPage = `<!doctype html>
<html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The proxy got no response.</p></html>
`;
