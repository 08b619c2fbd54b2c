import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCosts } from './cumulativeCosts.ts';
import { verdict } from './verdict.ts';

const judge = (inputs: CalculatorInputs) => verdict(inputs, estimate(inputs));

test('embedding is the cheaper side of the defaults from month 1 on', () => {
  const { afterYear1, afterForecast, breakEvenMonth, embeddingWinsFromCount } =
    judge(defaultInputs);
  expect([afterYear1.cheaper, Math.round(afterYear1.byUsd)]).toEqual(['embedded', 53_395]);
  expect([afterForecast.cheaper, Math.round(afterForecast.byUsd)]).toEqual(['embedded', 97_819]);
  expect(breakEvenMonth).toBe(1);
  expect(embeddingWinsFromCount).toBeNull();
});

test('one integration in asia is cheaper to build, and the count at which that turns is named', () => {
  const { afterForecast, breakEvenMonth, embeddingWinsFromCount } = judge({
    ...defaultInputs,
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 100,
    region: 'asia',
  });
  expect([afterForecast.cheaper, Math.round(afterForecast.byUsd)]).toEqual(['inHouse', 18_506]);
  expect(breakEvenMonth).toBeNull();
  expect(embeddingWinsFromCount).toBe(3);
});

test('the verdict names the side whose costs are lower, and by how much', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { afterYear1, afterForecast } = judge(inputs);
      const costs = cumulativeCosts(estimate(inputs));
      for (const standing of [afterYear1, afterForecast]) {
        const cost = costs[standing.month];
        expect(cost).toMatchObject({
          inHouseUsd: standing.inHouseUsd,
          embeddedUsd: standing.embeddedUsd,
        });
        const extra = standing.inHouseUsd - standing.embeddedUsd;
        if (standing.cheaper === 'neither') expect(Math.abs(extra)).toBeLessThan(1);
        else expect(extra > 0).toBe(standing.cheaper === 'embedded');
        expect(standing.byUsd).toBe(standing.cheaper === 'neither' ? 0 : Math.abs(extra));
      }
    }),
  );
});

test('before break-even in-house was not yet the dearer side, and from then on it is to the end', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { breakEvenMonth, embeddingWinsUntilMonth } = judge(inputs);
      const isDearer = cumulativeCosts(estimate(inputs)).map(
        ({ inHouseUsd, embeddedUsd }) => inHouseUsd > embeddedUsd,
      );
      if (breakEvenMonth === null) {
        expect(isDearer.at(-1)).toBe(false);
        const last = isDearer.lastIndexOf(true);
        expect(embeddingWinsUntilMonth).toBe(last === -1 ? null : last);
        return;
      }
      expect(embeddingWinsUntilMonth).toBeNull();
      expect(isDearer.slice(breakEvenMonth).every(Boolean)).toBe(true);
      if (breakEvenMonth > 1) expect(isDearer[breakEvenMonth - 1]).toBe(false);
    }),
  );
});

test('from the named count on embedding wins, and just below it does not', () => {
  const cheap = calculatorInputs.map((inputs) => ({
    ...inputs,
    integrationCount: 1 + (inputs.integrationCount % 20),
    region: 'custom' as const,
    customHourlyRate: 1 + ((inputs.customHourlyRate ?? 7) % 12),
  }));
  fc.assert(
    fc.property(cheap, (inputs) => {
      const { afterForecast, embeddingWinsFromCount: from } = judge(inputs);
      if (from === null) return;
      expect(afterForecast.cheaper).toBe('inHouse');
      const cheaperAt = (integrationCount: number) =>
        judge({ ...inputs, integrationCount }).afterForecast.cheaper;
      expect(cheaperAt(from)).toBe('embedded');
      expect(cheaperAt(200)).toBe('embedded');
      expect(cheaperAt(from - 1)).not.toBe('embedded');
    }),
  );
});
