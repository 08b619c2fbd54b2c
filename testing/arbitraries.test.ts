import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalculatorInputs } from '../contract/calculation.ts';
import { contract } from '../contract/index.ts';
import { bodies, calculatorInputs } from './arbitraries.ts';

test('the contract accepts every generated set of inputs', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      expect(CalculatorInputs.parse(inputs)).toEqual(inputs);
    }),
  );
});

test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
  'the contract accepts every generated body of %s',
  (name) => {
    fc.assert(
      fc.property<[unknown]>(bodies[name], (body) => {
        expect(contract[name].body.safeParse(body).error?.issues ?? []).toEqual([]);
      }),
    );
  },
);
