import type { Mail } from '../../backend/mails/Mail.ts';

/** The outcome of an attempt to deliver. `reason` is safe to log: it never quotes what was sent. */
export type Delivery =
  | { outcome: 'sent'; providerId: string | null }
  /** It was certainly not accepted, and can be tried again. */
  | { outcome: 'retry'; reason: string; retryAfterMs?: number }
  /** The key was refused, so every message to this provider has to wait. */
  | { outcome: 'unauthorized'; reason: string; detail?: string }
  /** It was refused permanently. `detail` quotes the provider and is not logged. */
  | { outcome: 'refused'; reason: string; detail?: string }
  /** It may have been accepted: no response followed. */
  | { outcome: 'unknown'; reason: string };

/** Sends mails. Failures of the network or the provider are outcomes, not exceptions. */
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
}

/** Returns what an HTTP status means for the message that was sent. */
export function classifyStatus(
  status: number,
  { retryAfter, detail, now }: { retryAfter: unknown; detail?: string; now: number },
): Delivery {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'sent', providerId: null };
  if (status === 429 || status >= 500) {
    const wait = retryAfterMs(retryAfter, now);
    return { outcome: 'retry', reason, ...(wait === undefined ? {} : { retryAfterMs: wait }) };
  }
  const outcome = status === 401 || status === 403 ? 'unauthorized' : 'refused';
  return { outcome, reason, ...(detail === undefined ? {} : { detail }) };
}

/**
 * Codes of errors that occur before the message leaves: no address, no connection, no trusted
 * certificate.
 */
const notReached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Returns what a failed request means: certainly not accepted, or perhaps accepted before the
 * response was lost.
 */
export function classifyError(error: unknown): Delivery {
  const { code, syscall } = causeOf(error);
  const isNotReached = notReached.test(code) || syscall === 'connect' || syscall === 'getaddrinfo';
  return { outcome: isNotReached ? 'retry' : 'unknown', reason: code || 'no answer' };
}

/** The innermost error with a code; clients wrap it, some more than once. */
function causeOf(error: unknown): { code: string; syscall: string } {
  let found = { code: '', syscall: '' };
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = at as NodeJS.ErrnoException;
    if (code) found = { code: String(code), syscall: syscall ?? '' };
  }
  return found;
}

/** Caps a provider's mistake, which would otherwise delay a message without end. */
const maxWaitMs = 6 * 3600_000;

/**
 * Parses a Retry-After header, in seconds or as a date (RFC 9110, 10.2.3).
 *
 * @param now - Epoch milliseconds.
 * @returns Milliseconds to wait; undefined when the header is missing or invalid.
 */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait >= 0 ? Math.min(wait, maxWaitMs) : undefined;
}
