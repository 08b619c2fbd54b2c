import { HttpResponse } from 'msw/http';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import type { EndpointName } from '../contract/index.ts';
import { type ProblemStatus, problem, tryLater } from '../contract/problem.ts';
import { floodLimit } from '../contract/requestLimits.ts';
import type { Step } from './failureModes/failureModes.ts';
import { createFailureModePlayer, type FailureModePlayer } from './failureModes/player.ts';
import { httpResponse } from './http.ts';

/** The header with which a single request chooses its own failure modes: `X-Mock`. */
export const mockHeader = 'X-Mock';

/** Plays failure modes on the requests between the page and a host. */
export type Interceptor = ReturnType<typeof createInterceptor>;

/**
 * Creates an interceptor of a host.
 *
 * @param options.refusesReports - The host asks `isReportRefused` and itself refuses a report: what
 *   the provider refused stays refused (S6).
 */
export function createInterceptor({
  player,
  refusesReports = false,
}: {
  player: FailureModePlayer;
  refusesReports?: boolean;
}) {
  let reportStep: Step | undefined;
  /** The players of headers, so that requests with the same header share its steps. */
  const headerPlayers = new Map<string, FailureModePlayer>();

  function headerPlayer(text: string): FailureModePlayer | { mistakes: readonly string[] } {
    const existing = headerPlayers.get(text);
    if (existing) return existing;
    const created = createFailureModePlayer();
    const mistakes = created.play(text);
    if (mistakes.length > 0) return { mistakes };
    headerPlayers.set(text, created);
    return created;
  }

  /**
   * Responds to a request, with the host's response or with what a failure mode makes of it.
   *
   * @param handle - Sends the request to the host.
   */
  async function respond(name: EndpointName, request: Request, handle: () => Promise<Response>) {
    const header = request.headers.get(mockHeader);
    const chosen = header === null ? player : headerPlayer(header);
    if ('mistakes' in chosen) {
      return httpResponse(problem(400, `${mockHeader}: ${chosen.mistakes.join(' ')}`));
    }
    const step = chosen.next(name);
    if (name === 'sendRoiReport') reportStep = step;
    const isHostsPart = refusesReports && name === 'sendRoiReport' && step?.mode === '502';
    return playStep(name, isHostsPart ? { ...step, mode: 'ok' } : step, handle);
  }

  return {
    respond,
    /** Whether the mail provider refuses the newest report permanently (S6). */
    isReportRefused: () => reportStep?.mode === '502',
  };
}

/** Longer than the page waits by itself, so that the visitor sees it. */
const usualRetryAfterSeconds = 30;

/**
 * Returns the host's response, or what a step makes of it. With `lost` and `malformed` the host
 * still handles the request.
 *
 * @param handle - Handles the request.
 */
async function playStep(
  name: EndpointName,
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
      return errorResponse(name, Number(step.mode), step.retryAfterSeconds);
  }
}

/** Resolves after the latency of a step. */
export async function latencyOf({ latencyMs }: Step): Promise<void> {
  if (!latencyMs) return;
  const { min, max } = latencyMs;
  await new Promise((resolve) => setTimeout(resolve, min + Math.random() * (max - min)));
}

/** The server's own sentences, which the page shows beside a time to wait. */
const waitDetails = {
  report: { 429: refusalDetails.noMoreReports, 503: refusalDetails.reportsUnavailable },
  other: {
    429: (seconds: number) => refusalDetails.flood(floodLimit, seconds),
    503: () => refusalDetails.storeUnavailable,
  },
};

function errorResponse(
  name: EndpointName,
  status: number,
  retryAfterSeconds = usualRetryAfterSeconds,
): Response {
  if (status !== 429 && status !== 503) {
    return httpResponse(problem(status as ProblemStatus, 'Refused by the chosen failure mode.'));
  }
  const details = waitDetails[name === 'sendRoiReport' ? 'report' : 'other'];
  return httpResponse(tryLater(status, retryAfterSeconds, details[status]));
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
