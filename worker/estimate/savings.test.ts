import { expect, test } from 'vitest';
import { monthlyReductionPercentage, savings } from './savings.ts';

const inHouse = (initialTotal: number, maintenance: number) => ({
  development: 0,
  testing: 0,
  documentation: 0,
  initialTotal,
  maintenance,
});
const embedded = (initialTotal: number, monthly: number) => ({ setup: 0, monthly, initialTotal });

test('savings are the difference, and its percentage of the in-house cost', () => {
  expect(savings(inHouse(43_780, 2750), embedded(12_588, 899))).toEqual({
    absolute: 31_192,
    percentage: 71,
    monthlyMaintenance: 1851,
  });
  expect(monthlyReductionPercentage(inHouse(43_780, 2750), embedded(12_588, 899))).toBe(67);
});

test('savings are 0, not negative zero, when embedding costs more', () => {
  const none = savings(inHouse(3220, 350), embedded(12_588, 899));
  expect(none).toEqual({ absolute: 0, percentage: 0, monthlyMaintenance: 0 });
  expect(monthlyReductionPercentage(inHouse(3220, 350), embedded(12_588, 899))).toBe(0);
});

test('the percentage of a zero cost is 0', () => {
  expect(savings(inHouse(0, 0), embedded(0, 0)).percentage).toBe(0);
  expect(monthlyReductionPercentage(inHouse(0, 0), embedded(0, 0))).toBe(0);
});

test('percentages round half up', () => {
  expect(savings(inHouse(200, 200), embedded(199, 199)).percentage).toBe(1);
  expect(savings(inHouse(200.01, 0), embedded(199.01, 0)).percentage).toBe(0);
  expect(monthlyReductionPercentage(inHouse(0, 200), embedded(0, 199))).toBe(1);
});

test('differences are exact to the cent', () => {
  expect(savings(inHouse(1.13, 0.3), embedded(0.9, 0.1))).toEqual({
    absolute: 0.23,
    percentage: 20,
    monthlyMaintenance: 0.2,
  });
});
