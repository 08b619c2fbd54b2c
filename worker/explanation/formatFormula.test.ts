import { expect, test } from 'vitest';
import type { Unit } from '../../contract/figures.ts';
import { parseFormula } from '../formula/parseFormula.ts';
import { formatFormula, formatInFormula, formatInUnit } from './formatFormula.ts';

test.each([
  ['hours * rate', 'hours × rate'],
  ['cents(hours * rate)', 'hours × rate, to the cent'],
  ['roundUp(hours / rate - 1)', 'hours ÷ rate − 1, rounded up'],
  ['round(100 * saved / hours)', '100 × saved ÷ hours, rounded'],
  ['snap(hours + rate)', 'hours + rate'],
  ['max(0, hours - rate)', 'hours − rate, at least 0'],
  ['max(hours, rate)', 'the larger of hours and rate'],
  ['max(0, gmail, slack)', 'the larger of gmail and slack'],
  ['max(0, gmail, slack, rate)', 'the largest of gmail, slack and rate'],
  ['max(0, slack)', 'slack'],
  ['max(0)', '0'],
  ['hours / (rate * 40)', 'hours ÷ (rate × 40)'],
  ['(hours + rate) * 40', '(hours + rate) × 40'],
  ['hours - (rate - 40)', 'hours − (rate − 40)'],
  ['hours - (rate * 40)', 'hours − rate × 40'],
  ['1200', '1,200'],
])('%s is formatted as %s', (formula, text) => {
  const textOf = (leaf: { kind: string; name?: string }) => leaf.name ?? leaf.kind;
  expect(formatFormula(parseFormula(formula), textOf)).toBe(text);
});

test.each<[unit: Unit, value: number, text: string]>([
  ['usd', 43_780, '$43,780'],
  ['usd', 1234.5, '$1,234.50'],
  ['unroundedUsd', 6774.384215, '$6,774.38422'],
  ['unroundedUsd', 1100.1, '$1,100.10'],
  ['unroundedUsd', 0.1 * 3 * 55, '$16.50'],
  ['hours', 400, '400 hours'],
  ['weeks', 16.666666666666668, '16.67 weeks'],
  ['weeks', 16.004, '16.004 weeks'],
  ['weeks', 16.502, '16.502 weeks'],
  ['weeks', 16.000012, '16.00001 weeks'],
  ['weeks', 1, '1 week'],
  ['percent', 30, '30%'],
  ['factor', 1.99, '1.99'],
  ['count', 1200, '1,200'],
  ['usd', -1800.5, '−$1,800.50'],
  ['usd', -1e-9, '$0'],
  ['month', 3, 'month 3'],
  ['months', 31.1864584421, '31.186458442'],
])('in %s %d is formatted as %s', (unit, value, text) => {
  expect(formatInUnit(value, unit)).toBe(text);
});

test('an amount below 0 within a formula has parentheses', () => {
  expect(formatInFormula(-1800, 'usd')).toBe('(−$1,800)');
});

test('a percentage within a formula is a plain number', () => {
  expect(formatInFormula(30, 'percent')).toBe('30');
});
