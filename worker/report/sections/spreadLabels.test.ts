import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

const labels = fc.array(
  fc.record({ y: fc.integer({ min: -20, max: 220 }), height: fc.constantFrom(10, 22) }),
  { maxLength: 4 },
);

test('labels keep their order, overlap nowhere and stay between the edges', () => {
  fc.assert(
    fc.property(labels, (any) => {
      const spread = spreadLabels(any, 0, 150);
      const wanted = any.toSorted((a, b) => a.y - b.y).map(({ height }) => height);
      expect(spread.map(({ height }) => height)).toEqual(wanted);
      spread.forEach(({ y, height }, index) => {
        expect(y - height / 2).toBeGreaterThanOrEqual(-0.001);
        expect(y + height / 2).toBeLessThanOrEqual(150.001);
        const next = spread[index + 1];
        if (next) expect(next.y - next.height / 2).toBeGreaterThanOrEqual(y + height / 2 - 0.001);
      });
    }),
  );
});

test('labels that do not overlap stay where they are', () => {
  const apart = [
    { y: 20, height: 10 },
    { y: 60, height: 22 },
  ];
  expect(spreadLabels(apart, 0, 150)).toEqual(apart);
});
