import type { EndpointName } from './index.ts';
import { limits } from './limits.ts';

const kibibyte = 1024;

/** The largest form, in bytes; of a report, what comes beside the visitor's PDF. */
export const maxFormBytes = 64 * kibibyte;

/** The largest accepted body, in bytes; the visitor's PDF and a batch need more than a form. */
export function maxBodyBytes(name: EndpointName): number {
  if (name === 'sendRoiReport') return 4096 * kibibyte;
  return name === 'estimates' ? limits.batchLines.max * kibibyte : maxFormBytes;
}

/** An Idempotency-Key (S7): up to 200 printable ASCII characters without spaces. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;
export const isIdempotencyKey = (key: string) => idempotencyKeyPattern.test(key);

const minuteMs = 60_000;

/** How long a backend keeps data, in milliseconds. */
export const lifetimes = {
  /** The cookie that lets a visitor request the report of a calculation they saved (S4). */
  calculationCookie: 30 * minuteMs,
  /** A client with an Idempotency-Key can repeat its request after a night without network (S7). */
  idempotencyKey: 24 * 60 * minuteMs,
  /** Without a key, the same body to the same endpoint is the same request (S7). */
  sameBody: 10 * minuteMs,
} as const;
