import { expect, test } from 'vitest';
import { calculatorTexts } from './calculator.ts';

test('the next plan names what it adds, or that it adds no cost', () => {
  const { nextPlan } = calculatorTexts;
  expect(nextPlan(0, 6, '$7,200')).toBe(
    'One more integration moves you to the next plan, which adds $7,200 a year.',
  );
  expect(nextPlan(0, 6, '$0')).toBe(
    'One more integration moves you to the next plan, which adds no extra cost.',
  );
  expect(nextPlan(1, 6, '$0')).toBe(
    '1 more fits in this plan. From 6, the next plan adds no extra cost.',
  );
});
