import { expect, test } from 'vitest';
import { formatFormula } from './formatFormula.ts';

const name = (operand: string) =>
  ({ hours: 'hours of work', 'google-drive': 'Google Drive' })[operand] ?? operand;

test.each([
  ['hours * rate', 'hours of work × rate'],
  ['cents(hours * rate)', 'hours of work × rate, to the cent'],
  ['roundUp(hours / rate - 1)', 'hours of work ÷ rate − 1, rounded up'],
  ['round(100 * saved / hours)', '100 × saved ÷ hours of work, rounded'],
  ['max(0, hours - rate)', 'the larger of 0 or hours of work − rate'],
  ['google-drive + slack', 'Google Drive + slack'],
  ['hours / (rate * 40)', 'hours of work ÷ (rate × 40)'],
  ['0', '0'],
])('%s is formatted as %s', (formula, text) => {
  expect(formatFormula(formula, name)).toBe(text);
});
