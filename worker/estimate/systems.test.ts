import { expect, test } from 'vitest';
import { buildHours } from './buildHours.ts';
import { systemProfile, systems } from './systems.ts';

test('hours add up, and the longest review counts alone', () => {
  // salesforce 300 h, 13 h, 10 weeks; salesloft 160 h, 8 h, 12 weeks
  expect(systems(['salesforce', 'salesloft'])).toEqual({
    selectedCount: 2,
    profiledCount: 2,
    devHours: 460,
    maintenanceHours: 21,
    moderationWeeks: 12,
  });
});

test('a duplicate counts once, known or not', () => {
  expect(systems(['slack', 'slack', 'homegrown', 'slack', 'homegrown'])).toEqual({
    selectedCount: 2,
    profiledCount: 1,
    devHours: 140,
    maintenanceHours: 6,
    moderationWeeks: 6,
  });
});

test('the names of built-in properties are not systems', () => {
  expect(systemProfile('constructor')).toBeUndefined();
  expect(systems(['constructor', '__proto__']).profiledCount).toBe(0);
});

test('an integration without a profile takes 80 hours and 10 a month', () => {
  expect(buildHours(systems([]), 5)).toEqual({ development: 400, maintenance: 50 });
  expect(buildHours(systems(['homegrown']), 1)).toEqual({ development: 80, maintenance: 10 });
  expect(buildHours(systems(['slack']), 3)).toEqual({ development: 300, maintenance: 26 });
  expect(buildHours(systems([]), 0)).toEqual({ development: 0, maintenance: 0 });
});
