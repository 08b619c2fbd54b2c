import { expect, test } from 'vitest';
import { classifyError, classifyStatus, retryAfterMs } from './delivery.ts';

const now = 0;

test.each([
  [199, 'refused'],
  [200, 'sent'],
  [202, 'sent'],
  [299, 'sent'],
  [300, 'refused'],
  [400, 'refused'],
  [401, 'unauthorized'],
  [402, 'refused'],
  [403, 'unauthorized'],
  [404, 'refused'],
  [429, 'retry'],
  [499, 'refused'],
  [500, 'retry'],
  [503, 'retry'],
])('a message that gets status %i is %s', (status, outcome) => {
  const delivery = classifyStatus(status, { retryAfter: undefined, now });
  expect(delivery).toStrictEqual(
    outcome === 'sent' ? { outcome, providerId: null } : { outcome, reason: `status ${status}` },
  );
});

test('a retry waits as long as Retry-After says', () => {
  expect(classifyStatus(429, { retryAfter: '30', detail: 'quota', now })).toStrictEqual({
    outcome: 'retry',
    reason: 'status 429',
    retryAfterMs: 30_000,
  });
});

test('a refusal contains the provider’s reason', () => {
  expect(classifyStatus(400, { retryAfter: '30', detail: 'bad', now })).toStrictEqual({
    outcome: 'refused',
    reason: 'status 400',
    detail: 'bad',
  });
});

/** An error as Node's network code creates it. */
const failure = (fields: object, cause?: unknown) =>
  Object.assign(new Error('message with a value', { cause }), fields);

test.each([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
])('nothing left where the connection failed with %s', (code) => {
  expect(classifyError(failure({ code }))).toStrictEqual({ outcome: 'retry', reason: code });
});

test.each(['connect', 'getaddrinfo'])('nothing was sent where %s failed', (syscall) => {
  const error = failure({ code: 'ETIMEDOUT', syscall });
  expect(classifyError(error)).toStrictEqual({ outcome: 'retry', reason: 'ETIMEDOUT' });
});

test.each(['ECONNRESET', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'XENOTFOUND', 'ENOTFOUNDX'])(
  'after %s a message may have been accepted',
  (code) => {
    const error = failure({ code, syscall: 'read' });
    expect(classifyError(error)).toStrictEqual({ outcome: 'unknown', reason: code });
  },
);

test('an error without a code is unknown, and its message is not quoted', () => {
  for (const error of [failure({}), 'text', undefined]) {
    expect(classifyError(error)).toStrictEqual({ outcome: 'unknown', reason: 'no answer' });
  }
});

test('the innermost code counts', () => {
  const inner = failure({ code: 'ECONNREFUSED' });
  const outer = failure({ code: 'ERR_FETCH', syscall: 'connect' }, failure({}, inner));
  expect(classifyError(outer)).toStrictEqual({ outcome: 'retry', reason: 'ECONNREFUSED' });
  const reset = failure({ code: 'OUTER', syscall: 'connect' }, failure({ code: 'ECONNRESET' }));
  expect(classifyError(reset)).toStrictEqual({ outcome: 'unknown', reason: 'ECONNRESET' });
});

const today = Date.parse('2026-11-01T00:00:00Z');
const sixHours = 6 * 3600_000;

test.each([
  ['0', 0],
  ['30', 30_000],
  [' 30 ', 30_000],
  ['21600', sixHours],
  ['21601', sixHours],
  ['999999999', sixHours],
  ['Sun, 01 Nov 2026 00:00:30 GMT', 30_000],
  ['2026-11-01T00:00:30+00:00', 30_000],
  ['Wed, 01 Nov 2028 00:00:00 GMT', sixHours],
])('a Retry-After of %s waits %i ms, at most six hours', (header, expected) => {
  expect(retryAfterMs(header, today)).toBe(expected);
});

test.each([undefined, '', 'soon', '-1', 'Sat, 31 Oct 2026 00:00:00 GMT'])(
  'a Retry-After of %j is none',
  (header) => {
    expect(retryAfterMs(header, today)).toBeUndefined();
  },
);
