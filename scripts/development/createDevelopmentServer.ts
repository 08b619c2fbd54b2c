import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { contract, type EndpointName } from '../../contract/index.ts';
import { tryLater } from '../../contract/problem.ts';
import { endpointNames } from '../../mocks/failureModes/failureModes.ts';
import {
  createFailureModePlayer,
  type FailureModePlayer,
} from '../../mocks/failureModes/player.ts';
import { httpResponse } from '../../mocks/http.ts';
import { createInterceptor } from '../../mocks/interceptor.ts';

/**
 * Creates the server that a browser opens in development. It forwards `/api` to the real server,
 * and everything else to the bundler. The failure modes of the mocks apply between the page and the
 * real server: they come from `?mock=…` in the address of the page, from the header `X-Mock`, and
 * from `/__mocks/playing`, which `npm run mock` uses.
 *
 * @param options.api - Where the real server listens.
 * @param options.page - Where the bundler serves the page.
 * @param options.failureModes - The failure modes that are played first, as links carry them.
 */
export function createDevelopmentServer({
  api,
  page,
  failureModes = '',
}: {
  api: URL;
  page: URL;
  failureModes?: string;
}): Server {
  const player = createFailureModePlayer(endpointNames);
  const mistakes = player.play(failureModes);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const interceptor = createInterceptor({ player });

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/__mocks')) return controlMocks(request, player);
    if (pathname.startsWith('/api/')) {
      const send = () => forward(request, api);
      const name = endpointOf(request.method, pathname);
      return name ? interceptor.respond(name, request, send) : send();
    }
    const linked = isPage(request) ? searchParams.get('mock') : null;
    const refusal = linked === null ? null : play(linked, player);
    return refusal ?? forward(request, page);
  }

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(respond)
      .then((response) => write(response, outgoing))
      .catch((error) => {
        console.error(error);
        outgoing.destroy();
      });
  });
  server.on('upgrade', (incoming, socket, head) => forwardUpgrade(incoming, socket, head, page));
  return server;
}

/** Responds to `GET` and `PUT /__mocks/playing` with the failure modes, as links carry them. */
async function controlMocks(request: Request, player: FailureModePlayer): Promise<Response> {
  const { pathname } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case 'GET /__mocks/playing':
      return new Response(player.text);
    case 'PUT /__mocks/playing':
      return play(await request.text(), player) ?? new Response(player.text);
    default:
      return new Response('There is nothing to control here.', { status: 404 });
  }
}

/** Plays failure modes. Returns a 400 that says what was expected when they are not valid. */
function play(failureModes: string, player: FailureModePlayer): Response | null {
  const mistakes = player.play(failureModes);
  return mistakes.length > 0 ? new Response(mistakes.join('\n'), { status: 400 }) : null;
}

const patterns = endpointNames.map(
  (name) => [name, new RegExp(`^${contract[name].path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

/** Returns the endpoint of the contract that a request is for. */
function endpointOf(method: string, pathname: string): EndpointName | undefined {
  return patterns.find(
    ([name, pattern]) => contract[name].method === method && pattern.test(pathname),
  )?.[0];
}

function isPage({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept') ?? '').includes('text/html');
}

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') return failConnection(outgoing);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  if (response.statusText) outgoing.statusMessage = response.statusText;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.end(body);
}

/**
 * Makes a request fail as it does without a network. A connection that only closes would not do:
 * browsers send the request again.
 */
function failConnection({ socket }: ServerResponse): void {
  socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n');
}

const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Reads a request as `fetch` knows it. */
async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: headersOf(headers),
    ...(hasBody && { body: Uint8Array.from(await buffer(incoming)) }),
  });
}

/**
 * Sends a request to another server of this machine, with its own `Host`. Resolves to a 503 while
 * that server does not listen, such as while it restarts.
 *
 * @param target - Where the server listens.
 */
async function forward(request: Request, target: URL): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length };
  return new Promise((resolve) => {
    const outgoing = send(new URL(pathname + search, target), { method: request.method, headers });
    outgoing.on('response', (incoming) => {
      buffer(incoming).then(
        (bytes) => resolve(responseOf(incoming, bytes)),
        () => resolve(unavailable()),
      );
    });
    outgoing.on('error', () => resolve(unavailable()));
    outgoing.end(body);
  });
}

function unavailable(): Response {
  return httpResponse(tryLater(503, 1, () => 'The server does not respond. It may be starting.'));
}

function responseOf({ statusCode: status = 502, headers }: IncomingMessage, bytes: Buffer) {
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? Uint8Array.from(bytes) : null, {
    status,
    headers: headersOf(headers),
  });
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (connectionHeaders.includes(name)) continue;
    for (const one of [value ?? []].flat()) copied.append(name, one);
  }
  return copied;
}

/** Connects a WebSocket to the server that it is for. */
function forwardUpgrade(
  { method, url, rawHeaders }: IncomingMessage,
  client: Duplex,
  head: Buffer,
  target: URL,
): void {
  const server = connect(Number(target.port), target.hostname, () => {
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let index = 0; index < rawHeaders.length; index += 2) {
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
    }
    server.write(`${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(client).pipe(server);
  });
  server.on('error', () => client.destroy());
  client.on('error', () => server.destroy());
}
