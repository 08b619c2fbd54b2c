import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { PreparedFiles } from './preparedFiles.ts';
import { logRequest, newRequestId } from './requestLog.ts';

/**
 * Answer what plainly asks for a file or the page, without the rest of the server: neither store nor limit nor cookie
 * concerns it, and its headers are made already. False where something else is asked.
 */
export function serveDirectly({ find }: PreparedFiles, log: Log, clock: Clock) {
  return ({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const query = url.indexOf('?');
    const file = find(query < 0 ? url : url.slice(0, query));
    if (!file) return false;
    const startedAt = clock.now();
    const requestId = newRequestId();
    const { status, rawHeaders, body } = file(headers);
    response.writeHead(status, [...rawHeaders, 'X-Request-Id', requestId]);
    if (body && method === 'GET') response.end(body);
    else response.end();
    logRequest(log, { requestId, method, route: 'page', status, startedAt }, clock);
    return true;
  };
}
