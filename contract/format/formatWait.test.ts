import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWait } from './formatWait.ts';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('%i seconds read "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

test('a wait as long as the text says is long enough', () => {
  const unitSeconds: Record<string, number> = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.nat(100_000), (seconds) => {
      const [count, unit = ''] = formatWait(seconds).split(' ');
      const stated = Number(count) * (unitSeconds[unit.replace(/s$/, '')] ?? Number.NaN);
      expect(stated).toBeGreaterThanOrEqual(seconds);
    }),
  );
});
