import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { inUnits, nameOf, sourceOf, termOf } from './figureWords.ts';

test.each([
  ['initialTotalUsd', 43_780, '$43,780'],
  ['developmentUsd', 1234.5, '$1,234.50'],
  ['hourlyRateUsd', 55, '$55'],
  ['developmentHours', 400, '400 hours'],
  ['buildWeeks', 16.666666666666668, '16.67 weeks'],
  ['buildWeeks', 16.004, '16.004 weeks'],
  ['buildWeeks', 16.502, '16.502 weeks'],
  ['buildWeeks', 16.000012, '16.00001 weeks'],
  ['timelineWeeks', 1, '1 week'],
  ['timeSharePercentage', 30, '30%'],
  ['costMultiplier', 1.99, '1.99'],
  ['integrationCount', 1200, '1,200'],
])('%s of %d is written %s', (operand, value, text) => {
  expect(inUnits(operand, value)).toBe(text);
});

test('hours of a system are written in the unit of the figure they make up', () => {
  expect(inUnits('slack', 140, 'selectedDevHours')).toBe('140 hours');
  expect(inUnits('slack', 6, 'moderationWeeks')).toBe('6 weeks');
});

test('a percentage is a plain number in a formula that divides by 100', () => {
  expect(termOf('timeSharePercentage', 30, 'buildWeeks')).toBe('30');
});

test('every operand that an estimate names has a name for people, a source and a figure without NaN', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const known = { ...inputs, selectedSystems: inputs.selectedSystems };
      estimate(known, ({ figure, operands }) => {
        expect(nameOf(figure)).not.toBe(figure);
        for (const [operand, value] of Object.entries(operands)) {
          expect(nameOf(operand)).not.toBe(operand);
          expect(sourceOf(operand)).not.toBe('');
          expect(inUnits(operand, value, figure)).not.toContain('NaN');
        }
      });
    }),
  );
});
