import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { EndpointName } from '../../contract/index.ts';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { problem } from '../../contract/problem.ts';
import { isIdempotencyKey } from '../../contract/requestLimits.ts';
import type { RequestContext } from '../RequestContext.ts';
import { readCalculationIds } from '../sessionCookie.ts';

/**
 * Returns the refusal of a request whose headers decide it; null otherwise. Every host calls this
 * before it reads the body, so that a visitor who may not have a report mailed takes no one else's
 * place (S4).
 *
 * @param now Epoch milliseconds.
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
