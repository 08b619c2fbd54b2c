import { expect, test } from 'vitest';
import { Tracking } from './tracking.ts';

const refused = (value: unknown) => Tracking.safeParse(value).error?.issues ?? [];

test('ids of both trackers, or of none, with the kind of consent', () => {
  expect(refused({ consent: 'asked' })).toEqual([]);
  expect(
    refused({
      gtmId: 'GTM-ABC123',
      linkedInPartnerId: '12345678901234567890',
      linkedInConversionId: '1',
      consent: 'implied',
    }),
  ).toEqual([]);
});

test.each(['GTM-', 'GTM-abc', 'xGTM-ABC', 'GTM-ABC"', `GTM-${'A'.repeat(21)}`])(
  '%j is not a container id',
  (gtmId) => {
    expect(refused({ gtmId, consent: 'asked' })).toMatchObject([
      { path: ['gtmId'], message: 'expected GTM-…' },
    ]);
  },
);

test.each(['', 'a1', '1a', '1 ', '123456789012345678901'])('%j is not a partner id', (id) => {
  expect(refused({ linkedInPartnerId: id, consent: 'asked' })).toMatchObject([
    { path: ['linkedInPartnerId'], message: 'expected digits' },
  ]);
});

test('another kind of consent, or another field, is refused', () => {
  expect(refused({ consent: 'granted' })).toMatchObject([{ path: ['consent'] }]);
  expect(refused({ consent: '' })).toMatchObject([{ path: ['consent'] }]);
  expect(refused({ consent: 'asked', pixel: '1' })).toMatchObject([{ keys: ['pixel'] }]);
});
