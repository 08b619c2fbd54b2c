import { expect, test } from 'vitest';
import { defaultInputs } from '../../../contract/defaults.ts';
import { createReportModel } from './ReportModel.ts';

test('the systems with a review are listed by its length, the longest first', () => {
  const selectedSystems = ['slack', 'shopify', 'salesloft', 'hubspot', 'facebook-ads', 'asana'];
  const { reviewed } = createReportModel({
    companyName: 'Acme',
    contactName: 'Ada',
    date: '2026-11-01',
    url: null,
    inputs: { ...defaultInputs, selectedSystems },
  });
  const weeks = reviewed.map(({ moderationWeeks }) => moderationWeeks);
  expect(new Set(weeks).size).toBeGreaterThan(1);
  expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
  expect(reviewed[0]?.id).toBe('salesloft');
});
