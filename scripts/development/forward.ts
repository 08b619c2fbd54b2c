import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { problem } from '../../contract/problem.ts';
import { httpResponse } from '../../mocks/http.ts';

const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Reads a request as `fetch` knows it. */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
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
export async function forward(request: Request, target: URL): Promise<Response> {
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
  const response = problem(503, 'The server does not respond. It may be starting.');
  return httpResponse({ ...response, headers: { 'Retry-After': '1' } });
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
export function forwardUpgrade(
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
