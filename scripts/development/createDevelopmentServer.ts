import { createServer, type Server, type ServerResponse } from 'node:http';
import { memoryStore } from '../../mocks/backend/memoryStore.ts';
import { createInterceptor } from '../../mocks/createInterceptor.ts';
import { createFailureModePlayer } from '../../mocks/failureModes/createFailureModePlayer.ts';
import { endpointNames } from '../../mocks/failureModes/targets.ts';
import { createSession } from '../../mocks/session/createSession.ts';
import { endpointOf } from './endpointOf.ts';
import { forward, forwardUpgrade, readRequest } from './forward.ts';
import { createMockControl } from './mockControl.ts';

/**
 * Creates the server that a browser opens in development. It forwards `/api` to the real server,
 * and everything else to the bundler. The failure modes of the mocks apply between the page and the
 * real server: they come from `?mock=…` in the address of the page, from the header `X-Mock`, and
 * from `/__mocks`, which `npm run mock` uses.
 *
 * @param options.api - Where the real server listens.
 * @param options.page - Where the bundler serves the page.
 * @param options.failureModes - What is played first, as links carry it.
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
  const session = createSession(memoryStore());
  const interceptor = createInterceptor({ player, session });
  const control = createMockControl(player, session);

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/__mocks')) return control(request);
    if (pathname.startsWith('/api/')) {
      const send = () => forward(request, api);
      const name = endpointOf(request.method, pathname);
      return name ? interceptor.respond(name, request, send) : send();
    }
    const linked = isPage(request) ? searchParams.get('mock') : null;
    const linkMistakes = linked === null ? [] : player.play(linked);
    if (linkMistakes.length > 0) return new Response(linkMistakes.join('\n'), { status: 400 });
    return forward(request, page);
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
