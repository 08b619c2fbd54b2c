import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { startLocalServer } from './localServer.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Starts a static file server that serves `folder` below the path `prefix`.
 */
export async function startStaticHost(folder: string, prefix: string) {
  const asked: string[] = [];
  const { url, stop } = await startLocalServer(async (request, response) => {
    const { method = '' } = request;
    asked.push(`${method} ${request.url}`);
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
