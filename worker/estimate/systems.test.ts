import { expect, test } from 'vitest';
import { assumedNumbers } from '../../contract/assumptions.ts';
import { buildHours, maintenancePercentage } from './inHouse.ts';
import { selectedProfiles, selectionTotals, systemProfile } from './systems.ts';

test('hours add up, and of the reviews only the longest counts', () => {
  // salesforce 300 h, 13 h, 10 weeks; salesloft 160 h, 8 h, 12 weeks
  expect(selectionTotals({ selectedSystems: ['salesforce', 'salesloft'] })).toEqual({
    selectedCount: 2,
    profiledCount: 2,
    devHours: 460,
    maintenanceHours: 21,
    moderationWeeks: 12,
  });
});

test('yearly maintenance is a share of the build, and 0 without one', () => {
  expect(maintenancePercentage({ development: 400, maintenance: 50 })).toBe(150);
  expect(maintenancePercentage({ development: 0, maintenance: 50 })).toBe(0);
});

test('a repeated id counts once, with or without a profile', () => {
  expect(
    selectionTotals({ selectedSystems: ['slack', 'slack', 'homegrown', 'slack', 'homegrown'] }),
  ).toEqual({
    selectedCount: 2,
    profiledCount: 1,
    devHours: 140,
    maintenanceHours: 6,
    moderationWeeks: 10,
  });
});

test('figures of the visitor’s own replace those of the rate card, one by one', () => {
  const systems = {
    slack: { devHours: 100.5 },
    homegrown: { maintenanceHours: 3, moderationWeeks: 2 },
    asana: { devHours: 1 },
  };
  expect(
    selectionTotals({ selectedSystems: ['slack', 'homegrown'], assumptions: { systems } }),
  ).toEqual({
    selectedCount: 2,
    profiledCount: 2,
    devHours: 180.5,
    maintenanceHours: 9,
    moderationWeeks: 10,
  });
  expect(
    selectedProfiles({
      selectedSystems: ['homegrown', 'slack', 'nosuch'],
      assumptions: { systems },
    }),
  ).toMatchObject([
    {
      ...{ id: 'homegrown', name: 'homegrown', devHours: 80, maintenanceHours: 3 },
      ...{ category: 'Other', gate: 'access', moderationRange: { min: 0, max: 0 } },
    },
    { id: 'slack', name: 'Slack', devHours: 100.5, complexity: 'Standard' },
  ]);
});

test('without marketplace listings only reviews that gate access count (E28)', () => {
  const weeks = (ids: string[], wantsListings: boolean) =>
    selectionTotals({ selectedSystems: ids, assumptions: { wantsListings } }).moderationWeeks;
  expect(weeks(['slack', 'zendesk'], true)).toBe(10);
  expect(weeks(['slack', 'zendesk'], false)).toBe(3);
  expect(weeks(['slack'], false)).toBe(0);
  expect(
    selectionTotals({
      selectedSystems: ['slack'],
      assumptions: { wantsListings: false, systems: { slack: { moderationWeeks: 20 } } },
    }).moderationWeeks,
  ).toBe(0);
});

test('names of built-in properties are not systems', () => {
  expect(systemProfile('constructor')).toBeUndefined();
  expect(selectionTotals({ selectedSystems: ['constructor', '__proto__'] }).profiledCount).toBe(0);
});

test('an integration without a profile takes 80 hours, and 10 hours a month', () => {
  expect(buildHours(selectionTotals({ selectedSystems: [] }), 5, assumedNumbers(null, 0))).toEqual({
    development: 400,
    maintenance: 50,
  });
  expect(
    buildHours(selectionTotals({ selectedSystems: ['homegrown'] }), 1, assumedNumbers(null, 0)),
  ).toEqual({
    development: 80,
    maintenance: 10,
  });
  expect(
    buildHours(selectionTotals({ selectedSystems: ['slack'] }), 3, assumedNumbers(null, 0)),
  ).toEqual({
    development: 300,
    maintenance: 26,
  });
  expect(buildHours(selectionTotals({ selectedSystems: [] }), 0, assumedNumbers(null, 0))).toEqual({
    development: 0,
    maintenance: 0,
  });
});

test('a system that only has a name counts like a selected one, with the hours of a generic integration or its own (E32)', () => {
  const otherSystems = ['SAP', 'slack', 'SAP'];
  expect(selectionTotals({ selectedSystems: ['slack'], otherSystems })).toEqual({
    selectedCount: 3,
    profiledCount: 3,
    devHours: 300,
    maintenanceHours: 26,
    moderationWeeks: 10,
  });
  const assumptions = {
    genericDevHours: 100,
    systems: { 'other:SAP': { devHours: 250, moderationWeeks: 4 } },
  };
  expect(selectedProfiles({ otherSystems, assumptions })).toMatchObject([
    {
      ...{ id: 'other:SAP', name: 'SAP', devHours: 250, maintenanceHours: 10 },
      ...{ moderationWeeks: 4, gate: 'access', complexity: null, isReviewKnown: true },
    },
    {
      ...{ id: 'other:slack', name: 'slack', devHours: 100, maintenanceHours: 10, gate: 'none' },
      ...{ moderationWeeks: 0, complexity: null, isReviewKnown: false },
    },
  ]);
});

test('in the middle of each range a named system takes the hours of a generic integration', () => {
  const [profile] = selectedProfiles({
    otherSystems: ['SAP'],
    assumptions: { preset: 'mid', genericMaintenanceHours: 5 },
  });
  expect(profile).toMatchObject({ devHours: 108, maintenanceHours: 5 });
});
