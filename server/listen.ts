import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server that waits for nobody for long; resolves once it listens. */
export function listen(port: number, host: string | undefined): Promise<Server> {
  const server = createServer({
    headersTimeout: 10_000,
    /** A phone on a slow line sends 4 MB in this time at 1 Mbit/s. */
    requestTimeout: 35_000,
    keepAliveTimeout: 10_000,
    maxHeaderSize: 16 * 1024,
    connectionsCheckingInterval: 2_000,
  });
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
