import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { evaluateFormula, rational, toNumber } from '../../testing/evaluateFormula.ts';
import { estimate } from '../estimate/estimate.ts';
import { horizonSteps } from './costSteps.ts';
import { verdict } from './verdict.ts';

test('the in-house cost of the defaults is the initial total and the maintenance since the launch', () => {
  const step = horizonSteps(estimate(defaultInputs)).find(
    ({ figure }) => figure === 'inHouse36MonthsUsd',
  );
  expect(step).toEqual({
    figure: 'inHouse36MonthsUsd',
    rule: 'verdict',
    formula:
      'round(initialTotalUsd + maintenanceUsd * (horizonMonths - timelineWeeks / weeksPerMonth))',
    operands: {
      initialTotalUsd: 43_780,
      maintenanceUsd: 2750,
      horizonMonths: 36,
      timelineWeeks: 17,
      weeksPerMonth: 4.33,
    },
    value: 131_983,
  });
});

test('every step has the amount that the verdict compares, and its formula evaluates to it', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { after12Months, after36Months } = verdict(inputs, estimated);
      const steps = horizonSteps(estimated);
      expect(steps.map(({ figure, value }) => [figure, value])).toEqual([
        ['inHouse12MonthsUsd', Math.round(after12Months.inHouseUsd)],
        ['embedded12MonthsUsd', Math.round(after12Months.embeddedUsd)],
        ['inHouse36MonthsUsd', Math.round(after36Months.inHouseUsd)],
        ['embedded36MonthsUsd', Math.round(after36Months.embeddedUsd)],
      ]);
      for (const { formula, operands, value, figure } of steps) {
        // Before rounding: a double may be on the other side of half a dollar.
        const unrounded = evaluateFormula(formula.replace(/^round/, ''), (name) =>
          rational(operands[name] ?? Number.NaN),
        );
        const distance = Math.abs(toNumber(unrounded) - value);
        expect(distance, figure).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});
