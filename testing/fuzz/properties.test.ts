import { expect, test } from 'vitest';
import { estimate } from '../../worker/estimate/estimate.ts';
import { seed } from '../seed.ts';
import { findFailure, fuzz, propertiesOf } from './fuzz.ts';
import { type Change, estimateFaults } from './plantedFaults/estimateFaults.ts';
import { productFaults } from './plantedFaults/productFaults.ts';
import { type Product, product } from './product.ts';
import type { PropertyId } from './registry.ts';

test('every property holds, the workbook included', () => {
  expect(fuzz({ seed, from: 0, to: 40_000, estimate }, propertiesOf(undefined))).toBeNull();
});

test('the workbook agrees at every threshold', () => {
  const range = { seed: seed + 1, from: 0, to: 400, estimate, isThorough: true };
  expect(fuzz(range, propertiesOf('estimate'))).toBeNull();
});

const propertyOf = (id: PropertyId) => propertiesOf(undefined).filter(([own]) => own === id);

test.each(Object.entries(estimateFaults) as [PropertyId, Change][])(
  '%s fails where its rule is broken',
  (id, change) => {
    const wrong: typeof estimate = (inputs) => {
      const estimated = estimate(inputs);
      change(estimated);
      return estimated;
    };
    const isThorough = id === 'estimate/workbook';
    const range = { seed, from: 0, to: isThorough ? 20 : 5000, estimate: wrong, isThorough };
    expect(findFailure(range, propertyOf(id))?.named[0]).toBe(id);
  },
);

test.each(Object.entries(productFaults) as [PropertyId, Partial<Product>][])(
  '%s fails where what it checks is broken',
  (id, fault) => {
    const broken = { ...product, ...fault };
    const range = { seed, from: 0, to: 2000, estimate, product: broken, isThorough: true };
    expect(findFailure(range, propertyOf(id))?.named[0]).toBe(id);
  },
);

test('every property has a fault that it must find', () => {
  const faults = { ...estimateFaults, ...productFaults };
  const without = propertiesOf(undefined).filter(([id]) => !(id in faults));
  expect(without.map(([id]) => id)).toEqual([]);
});
