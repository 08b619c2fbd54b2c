import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { evaluateFormula, rational, toNumber } from '../../testing/evaluateFormula.ts';
import { estimate } from '../estimate/estimate.ts';
import { verdict } from '../forecast/verdict.ts';
import { horizonSteps } from './costSteps.ts';

test('every step has the amount that the verdict compares, and its formula evaluates to it', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { after12Months, after36Months } = verdict(inputs, estimated);
      const steps = horizonSteps(inputs, estimated);
      expect(steps.map(({ figure, value }) => [figure, value])).toEqual([
        ['inHouse12MonthsUsd', Math.round(after12Months.inHouseUsd)],
        ['embedded12MonthsUsd', Math.round(after12Months.embeddedUsd)],
        ['inHouse36MonthsUsd', Math.round(after36Months.inHouseUsd)],
        ['embedded36MonthsUsd', Math.round(after36Months.embeddedUsd)],
      ]);
      for (const { formula, values, value, figure } of steps) {
        // Before rounding: a double may be on the other side of half a dollar.
        const [unroundedFormula = formula] = formula.kind === 'call' ? formula.args : [];
        const unrounded = evaluateFormula(unroundedFormula, (name) =>
          rational(values[name] ?? Number.NaN),
        );
        const distance = Math.abs(toNumber(unrounded) - value);
        expect(distance, figure).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});
