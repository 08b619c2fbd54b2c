import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A host that knows nothing but files: `folder` below `prefix`, as one among other folders of a site. */
export async function startStaticHost(folder: string, prefix: string) {
  const asked: string[] = [];
  const server = createServer(async ({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const { pathname } = new URL(url, 'http://host');
    const inside = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '..';
    const path = join(folder, normalize(`/${inside}`));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    const bytes = await readFile(file).catch(() => null);
    response.writeHead(bytes && method === 'GET' ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(bytes ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    /** Every request that it was asked, such as `GET /demo/`. */
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
