import { type HttpHandler, http } from 'msw/http';
import { handleRequest } from '../backend/handleRequest.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract, type EndpointName } from '../contract/index.ts';
import type { RawResponse } from '../contract/parseRequest.ts';
import { answer } from './answer.ts';
import type { MockHost } from './backend/createMockHost.ts';
import { readBody } from './readBody.ts';
import type { Scenarios } from './scenarios.ts';

/** Every visitor of the mocks is this browser. */
const addressKey = 'this browser';

interface Options {
  /** Where the page is, and so its `/api`. */
  origin: string;
  /** What is chosen at the moment of a request. */
  scenarios?: () => Scenarios;
}

/**
 * A mock for each endpoint of the contract, over the same handlers as the server's routes. A story changes what it is
 * about: `mockHandlers({ ...host, handlers: { ...host.handlers, sendRoiReport: async () => problem(502, '…') } }, options)`.
 */
export function mockHandlers(host: MockHost, options: Options): HttpHandler[] {
  return (Object.keys(contract) as EndpointName[]).map((name) => mock(name, host, options));
}

function mock(
  name: EndpointName,
  host: MockHost,
  { origin, scenarios = () => ({}) }: Options,
): HttpHandler {
  const endpoint: Endpoint = contract[name];
  const path = `${origin}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const register = endpoint.method === 'GET' ? http.get : http.post;

  return register(path, ({ request, params }) => {
    const scenario = scenarios()[name];
    // The host plays this one itself: what the provider refused stays refused (S6).
    const isMailRefused = name === 'sendRoiReport' && scenario === '502';
    return answer(isMailRefused ? undefined : scenario, () => reply(request, params));
  });

  async function reply(
    request: Request,
    params: Record<string, string | readonly string[] | undefined>,
  ): Promise<RawResponse> {
    const flood = endpoint.method === 'POST' ? await host.floodGuard(addressKey) : null;
    if (flood) return flood;
    const body = endpoint.body ? await readBody(request, name) : { text: '' };
    if ('refusal' in body) return body.refusal;
    const sessionCookie = await host.openCookie();
    const replied = await handleRequest(
      name,
      host.handlers,
      {
        params: Object.fromEntries(
          Object.entries(params).map(([key, value]) => [key, String(value)]),
        ),
        contentType: request.headers.get('Content-Type') || undefined,
        text: body.text,
      },
      {
        addressKey,
        idempotencyKey: request.headers.get('Idempotency-Key') || undefined,
        sessionCookie,
      },
    );
    const setCookie = await sessionCookie.save();
    if (setCookie === null) return replied;
    return { ...replied, headers: { ...replied.headers, 'Set-Cookie': setCookie } };
  }
}
