import { HttpResponse } from 'msw/http';
import type { EndpointName } from '../contract/index.ts';
import { problem } from '../contract/problem.ts';
import type { Exchange, Header } from './backend/Exchange.ts';
import {
  createFailureModePlayer,
  type FailureModePlayer,
} from './failureModes/createFailureModePlayer.ts';
import { playStep } from './failureModes/playStep.ts';
import type { Step } from './failureModes/steps.ts';
import { jsonResponse } from './http/jsonResponse.ts';
import type { Session } from './session/createSession.ts';

/** The header with which a single request chooses its own failure modes: `X-Mock`. */
export const mockHeader = 'X-Mock';

/** Intercepts requests between the page and a host: plays failure modes, replays and records. */
export interface Interceptor {
  /**
   * Returns what becomes of a request.
   *
   * @param handle - Sends the request to the host.
   */
  respond(name: EndpointName, request: Request, handle: () => Promise<Response>): Promise<Response>;
  /** Whether the mail provider refuses the newest report permanently (S6). */
  isReportRefused(): boolean;
}

/**
 * Creates an interceptor of a host.
 *
 * @param options.session - Records every exchange, and may replay others.
 * @param options.refusesReports - The host asks `isReportRefused` and itself refuses a report: what
 *   the provider refused stays refused (S6).
 */
export function createInterceptor({
  player,
  session,
  refusesReports = false,
}: {
  player: FailureModePlayer;
  session?: Session;
  refusesReports?: boolean;
}): Interceptor {
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

  async function play(name: EndpointName, request: Request, handle: () => Promise<Response>) {
    const header = request.headers.get(mockHeader);
    const chosen = header === null ? player : headerPlayer(header);
    if ('mistakes' in chosen) {
      return jsonResponse(problem(400, `${mockHeader}: ${chosen.mistakes.join(' ')}`));
    }
    const step = chosen.next(name);
    if (name === 'sendRoiReport') reportStep = step;
    const isHostsPart = refusesReports && name === 'sendRoiReport' && step?.mode === '502';
    return playStep(isHostsPart ? { ...step, mode: 'ok' } : step, handle);
  }

  return {
    async respond(name, request, handle) {
      if (!session) return play(name, request, handle);
      const replayed = await session.next(request);
      if (replayed) return replay(replayed, request);
      const startedAt = Date.now();
      const body = await request.clone().text();
      const response = await play(name, request, handle);
      await session.record({
        startedAt,
        durationMs: Date.now() - startedAt,
        request: { method: request.method, url: request.url, headers: [...request.headers], body },
        response: await recordedResponse(response),
      });
      return response;
    },
    isReportRefused: () => reportStep?.mode === '502',
  };
}

async function recordedResponse(response: Response): Promise<Exchange['response']> {
  if (response.type === 'error') return null;
  const { status, statusText, headers } = response;
  return { status, statusText, headers: [...headers], body: await response.clone().text() };
}

async function replay(exchange: Exchange | 'missing', request: Request): Promise<Response> {
  if (exchange === 'missing') {
    const { pathname } = new URL(request.url);
    console.error(`The recording has no further response to ${request.method} ${pathname}.`);
    return HttpResponse.error();
  }
  await new Promise((resolve) => setTimeout(resolve, exchange.durationMs));
  const { response } = exchange;
  if (!response) return HttpResponse.error();
  const { status, statusText, headers, body } = response;
  return new HttpResponse(body || null, {
    status,
    statusText,
    headers: headers.filter(isReplayed).map(([name, value]): [string, string] => [name, value]),
  });
}

/** The recorded body is decoded, and its length is that of its text. */
function isReplayed([name]: Header): boolean {
  return !['content-length', 'content-encoding', 'transfer-encoding'].includes(name.toLowerCase());
}
