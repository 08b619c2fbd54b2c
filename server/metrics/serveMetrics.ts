import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../http/listen.ts';

/**
 * Serves metrics at `/metrics` in Prometheus' text format, on a port that is not the public one.
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = await listen(port, host);
  server.on('request', async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      return response.writeHead(404).end('Expected GET /metrics.\n');
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  return server;
}
