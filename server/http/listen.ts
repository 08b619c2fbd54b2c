import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How long the server waits for a client, in milliseconds. A slower one gets 408, or its connection
 * ends.
 */
export const clientWaits = {
  /** For the whole head of a request. */
  headersTimeout: 10_000,
  /** For the whole request; at 1 Mbit/s a phone sends 4 MB in this time. */
  requestTimeout: 35_000,
  /** For the next request on a connection. */
  keepAliveTimeout: 10_000,
  /** Between checks for slow requests. */
  connectionsCheckingInterval: 2_000,
};

/** Starts an HTTP server with limited waits. Resolves once it listens. */
export async function listen(
  port: number,
  host: string | undefined,
  waits: typeof clientWaits = clientWaits,
): Promise<Server> {
  const server = createServer({ ...waits, maxHeaderSize: 16 * 1024 });
  await once(server.listen({ port, ...(host ? { host } : {}) }), 'listening');
  return server;
}

/** Returns the URL to open in a browser on this machine. */
export function localUrl(server: Server, host: string | undefined): URL {
  const { port } = server.address() as AddressInfo;
  const isAnywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}/`);
}
