import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { PreparedFiles } from './preparedFiles.ts';
import { newRequestId } from './requestLog.ts';

/**
 * Answer what plainly asks for a file or the page, without the rest of the server: neither store nor limit nor cookie
 * concerns it, and its headers are made already. Its line in the log is for debugging: a dozen a visit would bury the leads'.
 * False where something else is asked.
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
    if (body && method === 'GET') response.end(body);
    else response.end();
    log.debug({ requestId, method, route: 'page', status }, 'file');
    return true;
  };
}
