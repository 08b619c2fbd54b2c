import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { formatFormula, formatFormulaOperand, formatOperand } from './formatFormula.ts';
import { operandName, operandSource } from './operandNames.ts';

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

test.each([
  ['initialTotalUsd', 43_780, '$43,780'],
  ['developmentUsd', 1234.5, '$1,234.50'],
  ['hourlyRateUsd', 55, '$55'],
  ['embeddedOwnMonthlyUsd', 6774.384215, '$6,774.38422'],
  ['embeddedOwnMonthlyUsd', 1100.1, '$1,100.10'],
  ['embeddedOwnOnceUsd', 0.1 * 3 * 55, '$16.50'],
  ['developmentHours', 400, '400 hours'],
  ['buildWeeks', 16.666666666666668, '16.67 weeks'],
  ['buildWeeks', 16.004, '16.004 weeks'],
  ['buildWeeks', 16.502, '16.502 weeks'],
  ['buildWeeks', 16.000012, '16.00001 weeks'],
  ['timelineWeeks', 1, '1 week'],
  ['effectiveDevTimePercentage', 30, '30%'],
  ['costMultiplier', 1.99, '1.99'],
  ['integrationCount', 1200, '1,200'],
  ['benefitYear0Usd', -1800.5, '-$1,800.50'],
  ['benefitYear1Usd', -1e-9, '$0'],
  ['paybackMonth', 3, 'month 3'],
  ['weeksPerMonth', 4.33, '4.33'],
  ['discountedPlanMonths', 31.1864584421, '31.186458442'],
])('%s of %d is formatted as %s', (operand, value, text) => {
  expect(formatOperand(operand, value)).toBe(text);
});

test('the value of a system has the unit of the figure that it contributes to', () => {
  expect(formatOperand('slack', 140, 'selectedDevHours')).toBe('140 hours');
  expect(formatOperand('slack', 6, 'moderationWeeks')).toBe('6 weeks');
});

test('an amount below 0 within a formula has parentheses', () => {
  expect(formatFormulaOperand('benefitYear0Usd', -1800, 'npvAnnualUsd')).toBe('(-$1,800)');
});

test('a percentage within a formula is a plain number', () => {
  expect(formatFormulaOperand('effectiveDevTimePercentage', 30, 'buildWeeks')).toBe('30');
});

test('every operand of an estimate has a name, a source and a formatted value', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const known = { ...inputs, selectedSystems: inputs.selectedSystems };
      estimate(known, ({ figure, operands }) => {
        expect(operandName(figure)).not.toBe(figure);
        for (const [operand, value] of Object.entries(operands)) {
          expect(operandName(operand)).not.toBe(operand);
          expect(operandSource(operand)).not.toBe('');
          expect(formatOperand(operand, value, figure)).not.toContain('NaN');
        }
      });
    }),
  );
});
