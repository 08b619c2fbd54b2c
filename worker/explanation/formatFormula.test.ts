import { expect, test } from 'vitest';
import { formatFormula } from './formatFormula.ts';

const name = (operand: string) =>
  ({ hours: 'hours of work', 'google-drive': 'Google Drive' })[operand] ?? operand;

test.each([
  ['hours * rate', 'hours of work × rate'],
  ['cents(hours * rate)', 'hours of work × rate, to the cent'],
  ['roundUp(hours / rate - 1)', 'hours of work ÷ rate − 1, rounded up'],
  ['round(100 * saved / hours)', '100 × saved ÷ hours of work, rounded'],
  ['max(0, hours - rate)', 'hours of work − rate, at least 0'],
  ['max(hours, rate)', 'the larger of hours of work and rate'],
  ['max(0, google-drive, slack)', 'the larger of Google Drive and slack'],
  ['max(0, google-drive, slack, rate)', 'the largest of Google Drive, slack and rate'],
  ['max(0, slack)', 'slack'],
  ['max(0)', '0'],
  ['google-drive + slack', 'Google Drive + slack'],
  ['hours / (rate * 40)', 'hours of work ÷ (rate × 40)'],
  ['0', '0'],
])('%s is formatted as %s', (formula, text) => {
  expect(formatFormula(formula, name)).toBe(text);
});
