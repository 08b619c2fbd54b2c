import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFairQueue } from '../http/fairQueue.ts';

/**
 * Files that are sent at once. A file ends as soon as the system has taken it, so that an office of
 * 200 behind one address gets its pages; behind a slow line they wait for each other anyway.
 */
export const fileLimits = { running: 1024, runningPerKey: 64, waitingPerKey: 5000, waitMs: 60_000 };

/** Sends a file when it is its turn. */
export type FileTurns = (
  request: IncomingMessage,
  response: ServerResponse,
  send: () => void,
) => void;

/**
 * Creates the turns of files: one address cannot keep many of them open, as readers do that do not
 * read (decision 0230).
 *
 * @param addressKeyOf - Whom a request counts for.
 */
export function createFileTurns(
  addressKeyOf: (request: IncomingMessage) => string,
  limits = fileLimits,
): FileTurns {
  const enqueue = createFairQueue(limits);
  return (request, response, send) => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    response.once('close', resolve);
    // A response behind another one of its connection does not learn that the client left.
    request.once('close', resolve);
    enqueue(addressKeyOf(request), async () => {
      if (request.destroyed || response.destroyed) return;
      send();
      await closed;
    }).catch(() => {
      if (response.headersSent) return response.destroy();
      response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    });
  };
}
