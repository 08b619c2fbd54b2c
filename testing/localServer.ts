import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts an HTTP server for a test on a free port of 127.0.0.1. `stop` closes open connections too.
 */
export async function startLocalServer(
  respond: RequestListener,
): Promise<{ url: URL; stop(): Promise<void> }> {
  const server = createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
