import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { cumulativeCosts } from '../../worker/forecast/cumulativeCosts.ts';
import { costAt } from './costAt.ts';

const today = '2026-01-01';

test('the lines pass through the forecast of every month, for any inputs', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const shown = answer({ inputs, today });
      const { inHouse, embedded } = shown.costLines;
      for (const { month, inHouseUsd, embeddedUsd } of cumulativeCosts(shown.estimate)) {
        const tolerance = 1e-9 * Math.max(1, inHouseUsd, embeddedUsd);
        expect(Math.abs(costAt(inHouse, month) - inHouseUsd)).toBeLessThanOrEqual(tolerance);
        expect(Math.abs(costAt(embedded, month) - embeddedUsd)).toBeLessThanOrEqual(tolerance);
      }
    }),
  );
});

test('a month outside the forecast is refused', () => {
  const { inHouse } = answer({ inputs: defaultInputs, today }).costLines;
  expect(() => costAt(inHouse, 37)).toThrow(RangeError);
});
