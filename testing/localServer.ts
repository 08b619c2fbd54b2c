import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

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

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Starts a static file server that serves `folder` below the path `prefix`.
 *
 * @param takes - Whether it has dealt with a request by itself, such as one whose answer is lost.
 */
export async function startStaticHost(
  folder: string,
  prefix: string,
  takes: (url: string, response: ServerResponse) => boolean = () => false,
) {
  const asked: string[] = [];
  const { url, stop } = await startLocalServer(async (request, response) => {
    const { method = '' } = request;
    asked.push(`${method} ${request.url}`);
    if (takes(request.url ?? '', response)) return;
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const inside = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '..';
    const path = join(folder, normalize(`/${inside}`));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    const bytes = await readFile(file).catch(() => null);
    response.writeHead(bytes && method === 'GET' ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(bytes ?? 'Not found');
  });
  return {
    url: new URL(prefix, url).href,
    /** Every request so far, such as `GET /demo/`. */
    asked,
    stop,
  };
}
