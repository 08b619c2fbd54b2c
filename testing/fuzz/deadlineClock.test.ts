import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { daysUntil, deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { localToday } from '../../src/estimator/inputs.ts';
import { timeZones } from './timeZones.ts';

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

const zone = fc.constantFrom(...timeZones);
/** From before Samoa skipped a day until well after the present. */
const instant = fc.date({
  min: new Date('2011-01-01T00:00:00Z'),
  max: new Date('2040-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('tomorrow is one day away in every zone, also when the clocks change', () => {
  fc.assert(
    fc.property(zone, instant, (timeZone, now) => {
      process.env.TZ = timeZone;
      const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 12);
      // Samoa had no 30 December 2011: the day after the 29th was the 31st.
      const away = timeZone === 'Pacific/Apia' && localToday(now) === '2011-12-29' ? 2 : 1;
      expect(daysUntil(localToday(tomorrow), localToday(now))).toBe(away);
    }),
  );
});

test('months to a deadline are counted by days, not by hours', () => {
  process.env.TZ = 'Europe/Berlin';
  // The clocks go back on 25 October 2026: 30 days are 721 hours.
  const evening = new Date(2026, 9, 1, 23, 30);
  expect(deadlineToMonths('2026-10-31', localToday(evening))).toBe(1);
  expect(deadlineToMonths('2026-11-01', localToday(evening))).toBe(2);
});
