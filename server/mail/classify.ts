import type { Delivery } from './Mailer.ts';
import { retryAfterMs } from './retryAfter.ts';

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
