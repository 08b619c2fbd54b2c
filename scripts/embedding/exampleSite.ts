import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const examplePage = new URL('../../docs/embedding-example.html', import.meta.url);

/** Serves an example page that embeds the calculator on 127.0.0.1; port 0 selects a free port. */
export async function startExampleSite({
  calculator,
  port,
}: {
  /** The URL of the calculator. */
  calculator: string;
  port: number;
}): Promise<{ url: string; server: Server }> {
  const page = await readFile(examplePage, 'utf8');
  const html = page.replaceAll('http://localhost:3000', calculator.replace(/\/$/, ''));
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
