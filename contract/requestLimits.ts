import type { EndpointName } from './index.ts';

const kibibyte = 1024;

/** The largest accepted body, in bytes; only the visitor's PDF needs more than a form. */
export const maxBodyBytes = (name: EndpointName) =>
  (name === 'sendRoiReport' ? 4096 : 64) * kibibyte;

/** An Idempotency-Key (S7): up to 200 printable ASCII characters without spaces. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;
export const isIdempotencyKey = (key: string) => idempotencyKeyPattern.test(key);
