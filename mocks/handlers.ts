import { type HttpHandler, http } from 'msw/http';
import type { Endpoint } from '../contract/endpoint.ts';
import { exchange, type RawReply } from '../contract/exchange.ts';
import { type Contract, contract, type EndpointName } from '../contract/index.ts';
import { refuse } from '../contract/problem.ts';
import { floodLimit } from '../contract/rateLimits.ts';
import { isIdempotencyKey } from '../contract/requestLimits.ts';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import { answer } from './answer.ts';
import type { Backend } from './backend/createBackend.ts';
import { readBody } from './readBody.ts';
import type { Scenarios } from './scenarios.ts';

interface Options {
  /** Where the page is, and so its `/api`. */
  origin: string;
  /** Epoch milliseconds. */
  now?: () => number;
  /** What is chosen at the moment of a request. */
  scenarios?: () => Scenarios;
  /** Counts a post against a flood: the seconds to stay away for, or null. Without it nothing is a flood. */
  floodGuard?: (now: number) => Promise<number | null>;
}

/**
 * A mock for each endpoint of the contract, answered through the same `exchange` as the server's routes. A story
 * changes what it is about: `mockHandlers({ ...backend, sendRoiReport: async () => refuse(502, '…') }, options)`.
 */
export function mockHandlers(backend: Backend, options: Options): HttpHandler[] {
  return (Object.keys(contract) as EndpointName[]).map((name) => mock(name, backend, options));
}

function mock<Name extends EndpointName>(
  name: Name,
  backend: Backend,
  { origin, now = Date.now, scenarios = () => ({}), floodGuard = async () => null }: Options,
): HttpHandler {
  const endpoint: Contract[Name] & Endpoint = contract[name];
  const path = `${origin}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const register = endpoint.method === 'GET' ? http.get : http.post;

  return register(path, ({ request, params }) => {
    const scenario = scenarios()[name];
    // The backend plays this one itself: what the provider refused stays refused (S6).
    const isMailRefused = name === 'sendRoiReport' && scenario === '502';
    return answer(isMailRefused ? undefined : scenario, () =>
      reply(request, params, isMailRefused),
    );
  });

  async function reply(
    request: Request,
    params: Record<string, string | readonly string[] | undefined>,
    isMailRefused: boolean,
  ): Promise<RawReply> {
    const flooded = endpoint.method === 'POST' ? await floodGuard(now()) : null;
    if (flooded !== null) {
      return {
        ...refuse(429, refusalDetails.flood(floodLimit, flooded)),
        headers: { 'Retry-After': String(flooded) },
      };
    }
    const body = endpoint.body ? await readBody(request, name) : { text: '' };
    if ('refusal' in body) return body.refusal;
    const idempotencyKey = request.headers.get('Idempotency-Key') || undefined;
    if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
      return refuse(400, refusalDetails.badIdempotencyKey);
    }
    return exchange(
      endpoint,
      {
        params: Object.fromEntries(
          Object.entries(params).map(([key, value]) => [key, String(value)]),
        ),
        contentType: request.headers.get('Content-Type') || undefined,
        text: body.text,
      },
      { idempotencyKey, now: now(), isMailRefused },
      backend[name],
    );
  }
}
