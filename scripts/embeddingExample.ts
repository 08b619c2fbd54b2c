import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run embedding-example -- [URL]

Serves a page of another site with the calculator at URL in it (docs/embedding.md); http://localhost:3000
when none is named. PORT is where, 3001 by default.`;

const examplePage = new URL('../docs/embedding-example.html', import.meta.url);

/** Serves an example page that embeds the calculator on 127.0.0.1; port 0 selects a free port. */
export async function startExampleSite({
  calculator,
  port,
}: {
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

async function main([calculator = 'http://localhost:3000', ...others]: string[]) {
  if (others.length > 0 || !/^https?:$/.test(URL.parse(calculator)?.protocol ?? '')) return null;
  const { url } = await startExampleSite({ calculator, port: Number(process.env.PORT ?? 3001) });
  console.log(`The example page is at ${url} and frames ${calculator}.`);
  console.log(`The calculator must allow it: FRAME_ANCESTORS="'self' ${url}" npm start`);
  return 0;
}

if (import.meta.main) await runCommand(usage, main);
