import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { startLocalServer } from './localServer.ts';

/** One request as the server saw it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * A server of the test's own on a free port, which relative addresses go to until the test ends, as
 * on a page. `answer` is given what arrived; all that arrived is in `seen`.
 */
export async function startPageOrigin(
  answer: (request: SeenRequest, response: ServerResponse) => void,
): Promise<{ seen: SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const origin = await startLocalServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await text(incoming) };
    seen.push(request);
    answer(request, response);
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
