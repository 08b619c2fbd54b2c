import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw/http';
import { handleRequest, refuseBeforeBody } from '../backend/handlers/createHandlers.ts';
import { withLimitHeaders } from '../backend/limits.ts';
import { StoreUnavailable } from '../backend/ports.ts';
import { extractPdf } from '../backend/reportBody.ts';
import { webCryptoHash } from '../backend/sha256.ts';
import type { Endpoint, RawResponse } from '../contract/endpoint.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { contract, type EndpointName } from '../contract/index.ts';
import { problem, tryLater } from '../contract/problem.ts';
import { maxBodyBytes, maxFormBytes, storeRetryAfterSeconds } from '../contract/requestLimits.ts';
import type { MockHost } from './backend/mockHost.ts';
import { httpResponse, readBody } from './http.ts';
import type { Interceptor } from './interceptor.ts';

/** The only visitor of the mocks is this browser. */
const visitor = { addressKey: 'this browser', networkKey: 'this browser' };

interface Options {
  /** The origin of the page, and so of its `/api`. */
  origin: string;
  interceptor?: Interceptor;
}

/**
 * Creates an MSW handler for each endpoint of the contract, over the same handlers as the server's
 * routes. A test can replace one: `mockHandlers({ ...host, handlers: { ...host.handlers,
 * sendRoiReport: async () => problem(502, '…') } }, options)`.
 */
export function mockHandlers(host: MockHost, options: Options): HttpHandler[] {
  const names = Object.keys(contract) as EndpointName[];
  return [...names.flatMap((name) => mock(name, host, options)), ...refuseOthers(options)];
}

/** As the server answers every other request under `/api`. Each path has one endpoint. */
function refuseOthers({ origin }: Options): HttpHandler[] {
  const wrongMethods = Object.values<Endpoint>(contract).map(({ path, method }) => {
    const allowed = method === 'GET' ? 'GET, HEAD' : method;
    const refusal = problem(405, refusalDetails.wrongMethod(allowed));
    return http.all(`${origin}${pattern(path)}`, () =>
      httpResponse({ ...refusal, headers: { Allow: allowed } }),
    );
  });
  const unknown = ['/api', '/api/*'].map((path) =>
    http.all(`${origin}${path}`, () => httpResponse(problem(404, refusalDetails.noSuchEndpoint))),
  );
  return [...wrongMethods, ...unknown];
}

/** A path of the contract as MSW writes it: `/api/rate-card/:version`. */
const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** As the server responds to a failure of its own, or of its store: a browser may block that. */
function failed(error: unknown): RawResponse {
  console.error('request failed', error);
  if (error instanceof StoreUnavailable) {
    return tryLater(503, storeRetryAfterSeconds, () => refusalDetails.storeUnavailable);
  }
  return problem(500, refusalDetails.failed);
}

function mock(name: EndpointName, host: MockHost, { origin, interceptor }: Options): HttpHandler[] {
  const endpoint: Endpoint = contract[name];
  const path = `${origin}${pattern(endpoint.path)}`;
  const answer: HttpResponseResolver = ({ request, params }) => {
    const respond = async () => httpResponse(await handle(request, params).catch(failed));
    return interceptor ? interceptor.respond(name, request, respond) : respond();
  };
  if (endpoint.method === 'POST') return [http.post(path, answer)];
  const withoutBody: HttpResponseResolver = async (asked) => {
    const { status, headers } = (await answer(asked)) as Response;
    return new HttpResponse(null, { status, headers });
  };
  return [http.get(path, answer), http.head(path, withoutBody)];

  async function handle(
    request: Request,
    params: Record<string, string | readonly string[] | undefined>,
  ): Promise<RawResponse> {
    const { refusal, headers } = await host.floodGuard(visitor.addressKey);
    return refusal ?? withLimitHeaders(await handleWithin(request, params), headers);
  }

  async function handleWithin(
    request: Request,
    params: Record<string, string | readonly string[] | undefined>,
  ): Promise<RawResponse> {
    const sessionCookie = await host.openCookie();
    const context = {
      ...visitor,
      idempotencyKey: request.headers.get('Idempotency-Key') || undefined,
      sessionCookie,
      ifNoneMatch: request.headers.get('If-None-Match') ?? undefined,
    };
    const refused = refuseBeforeBody(name, context, host.clock.now());
    if (refused) return refused;
    const body = endpoint.body ? await readBody(request, name) : { text: '' };
    if ('problem' in body) return body.problem;
    const { text, pdfSha256 } =
      name === 'sendRoiReport'
        ? await extractPdf(body.text, webCryptoHash)
        : { ...body, pdfSha256: null };
    if (name === 'sendRoiReport' && text.length > maxFormBytes)
      return problem(413, refusalDetails.bodyTooLarge(maxBodyBytes(name)));
    const response = await handleRequest(
      name,
      host.handlers,
      {
        params: Object.fromEntries(
          Object.entries(params).map(([key, value]) => [key, String(value)]),
        ),
        contentType: request.headers.get('Content-Type') || undefined,
        text,
      },
      { ...context, pdfSha256 },
    );
    const setCookie = await sessionCookie.save();
    if (setCookie === null) return response;
    return { ...response, headers: { ...response.headers, 'Set-Cookie': setCookie } };
  }
}
