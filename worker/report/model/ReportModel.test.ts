import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { defaultInputs } from '../../../contract/defaults.ts';
import { reportRequests } from '../../../testing/reportRequests.ts';
import { createReportModel, isAnyAffected, noReviewText } from './ReportModel.ts';

const modelOf = (changes: Partial<CalculatorInputs>) =>
  createReportModel({ ...reportRequests.defaults, inputs: { ...defaultInputs, ...changes } });

test('the systems with a review are listed by its length, the longest first', () => {
  const selectedSystems = ['slack', 'asana', 'shopify', 'salesloft', 'hubspot', 'facebook-ads'];
  const { reviewed, systems } = modelOf({ selectedSystems });
  const weeks = reviewed.map(({ moderationWeeks }) => moderationWeeks);
  expect(new Set(weeks).size).toBeGreaterThan(1);
  expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
  expect(reviewed[0]?.id).toBe('salesloft');
  const unreviewed = systems.filter(({ moderationWeeks }) => moderationWeeks === 0);
  expect(unreviewed.length).toBeGreaterThan(0);
  expect(reviewed).toHaveLength(systems.length - unreviewed.length);
});

test('the capacity of a team is its share of 40 hours a week each', () => {
  const { weeklyCapacityHours } = modelOf({ developerCountNumber: 3, devTimePercentage: 50 });
  expect(weeklyCapacityHours).toBe(60);
});

test.each([
  [{ planRisePercentagePerYear: 5 }, ['forecast', 'finance']],
  [{ discountRatePercentage: 5 }, ['finance']],
  [{ maintenancePercentagePerYear: 20 }, ['costs', 'hours', 'forecast', 'finance']],
  [{ systems: { gmail: { moderationWeeks: 0 } } }, ['timeline', 'forecast', 'finance']],
  [null, []],
])('with %o the assumptions affect %o', (assumptions, figures) => {
  const { affected } = modelOf({ assumptions, selectedSystems: ['gmail'] });
  const changed = Object.entries(affected).filter(([, isAffected]) => isAffected);
  expect(changed.map(([figure]) => figure)).toEqual(figures);
  expect(isAnyAffected(affected)).toBe(figures.length > 0);
});

test('a listing review that the visitor sets to 0 is no review that nobody needs', () => {
  const assumptions = { systems: { slack: { moderationWeeks: 0 } } };
  const model = modelOf({ assumptions, selectedSystems: ['slack'] });
  expect(noReviewText(model)).toMatch(/^With your assumptions/);
});
