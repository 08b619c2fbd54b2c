import { expect, test } from 'vitest';
import { retryAfterMs } from './delivery.ts';

const now = Date.parse('2026-11-01T00:00:00Z');
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
  expect(retryAfterMs(header, now)).toBe(expected);
});

test.each([undefined, '', 'soon', '-1', 'Sat, 31 Oct 2026 00:00:00 GMT'])(
  'a Retry-After of %j is none',
  (header) => {
    expect(retryAfterMs(header, now)).toBeUndefined();
  },
);
