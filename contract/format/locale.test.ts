import { expect, test } from 'vitest';
import { language, locale, paperName } from './locale.ts';
import { formatExactUsd } from './money.ts';
import { formatNumber } from './numbers.ts';
import { formatDay } from './phrases.ts';

test('the language is that of the locale', () => {
  expect(new Intl.Locale(locale).language).toBe(language);
});

test('numbers are written as in the locale', () => {
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  expect(formatNumber(1_234_567.25, 2)).toBe(exact.format(1_234_567.25));
  expect(formatExactUsd(1_234_567.25)).toBe(`$${exact.format(1_234_567.25)}`);
});

test('days are written as in the locale', () => {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-01`;
    expect(formatDay(day)).toBe(long.format(new Date(day)));
  }
});

test('paper is US Letter for developers in the United States alone', () => {
  expect(paperName({ region: 'us' })).toBe('letter');
  expect(paperName({ region: 'eu' })).toBe('a4');
});
