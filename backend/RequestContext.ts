import type { SessionCookie } from './sessionCookie.ts';

/** What a host knows of a request beside its body. */
export interface RequestContext {
  /** What limits count by: an address, or the network that a visitor has to themselves. */
  addressKey: string;
  idempotencyKey: string | undefined;
  sessionCookie: SessionCookie;
}
