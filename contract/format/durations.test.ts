import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatHours,
  formatTimeline,
  formatWait,
  liveDay,
  timelineAdjective,
  timeUntil,
} from './durations.ts';

test.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2, '2 hours'],
  [999, '999 hours'],
  [1240, '1,240 hours'],
  [1239.6, '1,240 hours'],
  [0.996, '1 hour'],
  [2 / 15, '0.13 hours'],
  [0.01, '0.01 hours'],
  [0.00041, '0.00041 hours'],
])('%f is shown as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test.each([
  [0, '0 weeks'],
  [1, '1 week'],
  [2, '2 weeks'],
  [4, '4 weeks'],
  [4.33, '1 month'],
  [5, '1.2 months'],
  [13, '3 months'],
  [17, '3.9 months'],
  [51, '11.8 months'],
  [51.96, '12 months'],
  [52, '1 year'],
  [54, '1 year'],
  [55, '1.1 years'],
  [68, '1.3 years'],
  [104, '2 years'],
  [10_400, '200.2 years'],
  [55_130, '1,061 years'],
])('%d weeks are worded %s', (weeks, text) => {
  expect(formatTimeline(weeks)).toBe(text);
});

test.each([
  { weeks: 260, today: '2026-12-01', live: '25 November 2031' },
  { weeks: 261, today: '2026-12-01', live: 'in 2031' },
  { weeks: 800, today: '2026-12-01', live: 'in 2042' },
])('$weeks weeks from $today something is live $live', ({ weeks, today, live }) => {
  expect(liveDay(weeks, today)).toBe(live);
});

test('before a noun a time is in the singular', () => {
  expect(timelineAdjective(12)).toBe('2.8-month');
  expect(timelineAdjective(1)).toBe('1-week');
  expect(timelineAdjective(4)).toBe('4-week');
});

test('a longer time never has the text of a shorter one', () => {
  const weeksPerUnit = { week: 1, month: 4.33, year: 4.33 * 12 };
  const inWeeks = (weeks: number) => {
    const [amount = '', unit = ''] = formatTimeline(weeks).split(' ');
    return Number(amount) * weeksPerUnit[unit.replace(/s$/, '') as keyof typeof weeksPerUnit];
  };
  for (let weeks = 0; weeks < 1000; weeks++) {
    expect(inWeeks(weeks + 1)).toBeGreaterThanOrEqual(inWeeks(weeks));
  }
});

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

test.each([
  ['2026-11-24', 'today'],
  ['2026-11-25', 'in 1 day'],
  ['2026-12-09', 'in 15 days'],
  ['2026-12-25', 'in 31 days'],
  ['2027-01-22', 'in 59 days'],
  ['2027-01-23', 'in about 2 months'],
  ['2027-01-24', 'in 2 months'],
  ['2027-02-08', 'in about 2 months'],
  ['2027-02-10', 'in about 3 months'],
  ['2027-02-24', 'in 3 months'],
  ['2027-02-25', 'in about 3 months'],
  ['2027-11-25', 'in about 12 months'],
  ['2028-11-24', 'in 24 months'],
])('%s is %s from 24 November 2026 (E31)', (deadline, time) => {
  expect(timeUntil(deadline, '2026-11-24')).toBe(time);
});

test('about 60 days are about 2 months from any day, and a later day is never nearer', () => {
  const day = (start: string, days: number) =>
    new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
  const monthsIn = (text: string) => Number(/\d+(?= month)/.exec(text)?.[0]);
  for (let start = 0; start < 366; start++) {
    const today = day('2027-01-01', start);
    expect(timeUntil(day(today, 60), today)).toMatch(/^in (about )?2 months$/);
    const months = Array.from({ length: 400 }, (_, days) =>
      monthsIn(timeUntil(day(today, 60 + days), today)),
    );
    expect(months).toEqual(months.toSorted((a, b) => a - b));
  }
});

test('months are whole only on the same day of the month (E31)', () => {
  expect(timeUntil('2027-04-30', '2027-01-31')).toBe('in about 3 months');
  expect(timeUntil('2027-05-31', '2027-01-31')).toBe('in 4 months');
  expect(timeUntil('2027-02-24T10:00:00Z', '2026-11-24')).toBe('in 3 months');
});
