import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { startLocalServer } from './localServer.ts';

/**
 * Starts a proxy that passes requests on to servers in turn, as in front of servers of two releases
 * during an upgrade.
 *
 * @returns The proxy; `passTo` replaces its servers, and the next request goes to the first.
 */
export async function startAlternatingProxy() {
  let servers: readonly URL[] = [];
  let count = 0;
  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const server = servers[count % servers.length];
    count += 1;
    const { method, headers, url: path = '/' } = incoming;
    const outgoing = request(new URL(path, server), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }
  return {
    ...(await startLocalServer(pass)),
    passTo(...next: readonly URL[]) {
      servers = next;
      count = 0;
    },
  };
}
