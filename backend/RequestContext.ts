import type { RequestOrigin } from '../contract/rateLimits.ts';
import type { SessionCookie } from './sessionCookie.ts';

/** What a host reads of a request apart from its body. */
export interface RequestContext extends RequestOrigin {
  idempotencyKey: string | undefined;
  sessionCookie: SessionCookie;
}
