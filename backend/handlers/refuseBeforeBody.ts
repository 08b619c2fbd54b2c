import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { EndpointName } from '../../contract/index.ts';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { problem } from '../../contract/problem.ts';
import { isIdempotencyKey } from '../../contract/requestLimits.ts';
import type { RequestContext } from '../RequestContext.ts';
import { readCalculationIds } from '../sessionCookie.ts';

/**
 * Returns the rejection of a request that its headers decide, or null. Every host calls this before
 * it reads the body, so that a visitor without permission for a report uses no place in the queue
 * (S4).
 *
 * @param now - Epoch milliseconds.
 */
export function refuseBeforeBody(
  name: EndpointName,
  { idempotencyKey, sessionCookie }: RequestContext,
  now: number,
): RawResponse | null {
  if (idempotencyKey && !isIdempotencyKey(idempotencyKey)) {
    return problem(400, refusalDetails.badIdempotencyKey);
  }
  if (name === 'sendRoiReport' && readCalculationIds(sessionCookie, now).length === 0) {
    return problem(403, refusalDetails.notTheVisitorWhoSaved);
  }
  return null;
}
