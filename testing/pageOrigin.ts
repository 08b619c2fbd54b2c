import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { startLocalServer } from './localServer.ts';

/** A request as the server received it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * Starts a server on a free port and sends requests with relative URLs there, as on a page, until
 * the test ends.
 *
 * @param respond - Writes the response to a request.
 * @returns `seen`: every request so far
 */
export async function startPageOrigin(
  respond: (request: SeenRequest, response: ServerResponse) => void,
): Promise<{ seen: SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const origin = await startLocalServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await text(incoming) };
    seen.push(request);
    respond(request, response);
  });
  const fetchAbsolute = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    fetchAbsolute(new URL(url, origin.url), init),
  );
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await origin.stop();
  });
  return { seen };
}
