import type { SessionCookie } from './sessionCookie.ts';

/** What a host reads of a request beside its body. */
export interface RequestContext {
  /** The subject of limits: an IP address, or the network that belongs to one visitor. */
  addressKey: string;
  idempotencyKey: string | undefined;
  sessionCookie: SessionCookie;
}
