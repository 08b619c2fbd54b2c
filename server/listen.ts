import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long the server waits for a client, in milliseconds: one that takes longer is answered 408, or its connection ends. */
export const clientWaits = {
  /** For the whole head of a request. */
  headersTimeout: 10_000,
  /** For the whole request: a phone on a slow line sends 4 MB in this time at 1 Mbit/s. */
  requestTimeout: 35_000,
  /** For the next request on a connection. */
  keepAliveTimeout: 10_000,
  /** Between looks for who has taken too long over a request. */
  connectionsCheckingInterval: 2_000,
};

/** An HTTP server that waits for nobody for long; resolves once it listens. */
export function listen(
  port: number,
  host: string | undefined,
  waits: typeof clientWaits = clientWaits,
): Promise<Server> {
  const server = createServer({ ...waits, maxHeaderSize: 16 * 1024 });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve(server));
  });
}

/** The address to open in a browser on this machine. */
export function localUrl(server: Server, host: string | undefined): URL {
  const { port } = server.address() as AddressInfo;
  const isAnywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}/`);
}
