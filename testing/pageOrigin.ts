import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** One request as the server saw it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * A server of the test's own on a free port, which relative addresses go to until the test ends, as on a page.
 * `answer` is given what arrived; all that arrived is in `seen`.
 */
export async function startPageOrigin(
  answer: (request: SeenRequest, response: ServerResponse) => void,
): Promise<{ seen: SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchAbsolute = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    fetchAbsolute(new URL(url, `http://127.0.0.1:${port}`), init),
  );
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { seen };
}
