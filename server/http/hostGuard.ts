import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { problem, problemMediaType } from '../../contract/problem.ts';

/** Load balancers and orchestrators ask for these by address. */
const healthPaths = ['/healthz', '/readyz'];

/**
 * Creates a guard that refuses requests for another host than the public one with 421, so that a
 * site whose name is made to resolve to this server cannot act as its page (DNS rebinding). Two
 * Host headers are refused with 400, because a proxy may have looked at the other one.
 *
 * @param publicUrl - Where visitors reach the page; null lets every host pass.
 * @returns A request listener that returns true once it has refused.
 */
export function createHostGuard(publicUrl: URL | null) {
  const hosts =
    publicUrl && new Set([publicUrl.host, `${publicUrl.hostname}:${portOf(publicUrl)}`]);

  function refusalOf({ url = '', rawHeaders, headers }: IncomingMessage) {
    if (hostCount(rawHeaders) > 1) return problem(400, refusalDetails.twoHosts);
    if (!hosts || hosts.has((headers.host ?? '').toLowerCase())) return null;
    return healthPaths.includes(url.split('?', 1)[0] ?? '')
      ? null
      : problem(421, refusalDetails.otherHost);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const refusal = refusalOf(request);
    if (!refusal) return false;
    response
      .writeHead(refusal.status, { 'Content-Type': problemMediaType, 'Cache-Control': 'no-store' })
      .end(JSON.stringify(refusal.body));
    return true;
  };
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

function hostCount(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}
