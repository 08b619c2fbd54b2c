import { expect, test } from 'vitest';
import { reportRequests } from '../../../testing/reportRequests.ts';
import { createReportModel } from './ReportModel.ts';

test('the systems with a review are listed by its length, the longest first', () => {
  const selectedSystems = ['slack', 'shopify', 'salesloft', 'hubspot', 'facebook-ads', 'asana'];
  const inputs = { ...reportRequests.defaults.inputs, selectedSystems };
  const { reviewed } = createReportModel({ ...reportRequests.defaults, inputs });
  const weeks = reviewed.map(({ moderationWeeks }) => moderationWeeks);
  expect(new Set(weeks).size).toBeGreaterThan(1);
  expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
  expect(reviewed[0]?.id).toBe('salesloft');
});
