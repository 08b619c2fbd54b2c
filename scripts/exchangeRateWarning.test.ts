import { expect, test } from 'vitest';
import { startOfDay, utcDay } from '../contract/days.ts';
import { exchangeRates } from '../contract/format/currencyText.ts';
import { exchangeRateWarning } from './exchangeRateWarning.ts';

const after = (days: number) => utcDay(startOfDay(exchangeRates.date) + days * 24 * 3600_000);

test('exchange rates that are older than 90 days are reported at the build', () => {
  expect(exchangeRateWarning(after(90))).toBeNull();
  expect(exchangeRateWarning(after(91))).toMatch(/are 91 days old, at most 90 are expected/);
});
