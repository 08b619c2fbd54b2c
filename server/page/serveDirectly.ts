import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRequestId } from '../http/requestLog.ts';
import type { Log } from '../logging/log.ts';
import type { PreparedFiles } from './preparedFiles.ts';

/**
 * Serves files and pages without Koa, because they need neither store nor limits nor cookies. Their
 * log lines have the level debug: there are a dozen per visit.
 *
 * @returns A request listener that returns false when the request is for something else.
 */
export function serveDirectly({ find }: PreparedFiles, log: Log) {
  return ({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const query = url.indexOf('?');
    const file = find(query < 0 ? url : url.slice(0, query));
    if (!file) return false;
    const requestId = newRequestId();
    const { status, rawHeaders, body } = file(headers);
    response.writeHead(status, [...rawHeaders, 'X-Request-Id', requestId]);
    // Node sends no body to a HEAD request.
    response.end(body);
    log.debug({ requestId, method, route: 'page', status }, 'file');
    return true;
  };
}
