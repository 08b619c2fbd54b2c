import { expect, test } from 'vitest';
import { centsOf, withoutBinaryNoise } from './money.ts';

test('cents are whole where the amount is', () => {
  for (let cents = 0; cents <= 1_000_000; cents++) {
    if (centsOf(cents / 100) !== cents) expect(centsOf(cents / 100)).toBe(cents);
  }
});

test('what is not whole stays as it is', () => {
  expect(centsOf(1.005)).toBeCloseTo(100.5, 9);
  expect(withoutBinaryNoise(0.5)).toBe(0.5);
  expect(withoutBinaryNoise(2 + 1e-5)).toBe(2 + 1e-5);
  expect(withoutBinaryNoise(1e-6)).toBe(1e-6);
  expect(withoutBinaryNoise(2 + 1e-9)).toBe(2);
});
