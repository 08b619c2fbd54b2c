import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { startLocalServer } from './localServer.ts';

/**
 * Starts a proxy that passes requests on to servers in turn, as in front of servers of two releases
 * during an upgrade. Its `servers` may be replaced at any time.
 */
export async function startAlternatingProxy(servers: readonly URL[]) {
  let count = 0;
  const proxy = { servers, missing: [] as string[] };
  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const server = proxy.servers[count % proxy.servers.length];
    count += 1;
    const { method, headers, url: path = '/' } = incoming;
    const outgoing = request(new URL(path, server), { method, headers }, (answer) => {
      if (answer.statusCode === 404) proxy.missing.push(path);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }
  return Object.assign(proxy, await startLocalServer(pass));
}
