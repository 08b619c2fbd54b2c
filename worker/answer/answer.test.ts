import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { compareByName } from '../estimate/systems.ts';
import { answer } from './answer.ts';

const today = '2026-11-02';
const ask = (inputs: Partial<CalculatorInputs>) =>
  answer({ inputs: { ...defaultInputs, ...inputs }, today });

test('the selected systems are sorted by name, without repeated and unknown ids', () => {
  const { systems, genericCount, estimate } = ask({
    selectedSystems: ['zendesk', 'homegrown', 'asana', 'zendesk'],
  });
  expect(systems.map(({ name }) => name)).toEqual(['Asana', 'Zendesk']);
  expect(systems[0]).toEqual({
    id: 'asana',
    name: 'Asana',
    category: 'Productivity',
    devHours: 110,
    maintenanceHours: 6,
    complexity: 'Standard',
    moderationWeeks: 0,
    isReviewKnown: true,
    gate: 'none',
    moderationRange: { min: 0, max: 0 },
  });
  expect(genericCount).toBe(3);
  expect(estimate.selection.selectedCount).toBe(3);
});

test('names are sorted without case', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  expect(named('Zoho', 'asana', 'Gmail', 'GoHighLevel').sort(compareByName)).toEqual(
    named('asana', 'Gmail', 'GoHighLevel', 'Zoho'),
  );
  expect(compareByName({ name: 'a' }, { name: 'B' })).toBe(-1);
  expect(compareByName({ name: 'B' }, { name: 'a' })).toBe(1);
  expect(compareByName({ name: 'aB' }, { name: 'Ab' })).toBe(0);
});

test('without a deadline there is no deadline outlook', () => {
  expect(ask({}).deadline).toBeNull();
  expect(ask({ deadline: null }).deadline).toBeNull();
});

const unchanged = { developerCountNumber: null, devTimePercentage: null, withoutListingsAt: [] };
const fastest = {
  ...{ developerCountNumber: 20, devTimePercentage: 100, withoutListingsAt: [] },
  timelineWeeks: 1,
};

test('the defaults take 17 weeks: a deadline in 17 weeks is met, one a day earlier is missed', () => {
  expect(ask({ deadline: '2027-03-01' }).deadline).toEqual({
    day: '2027-03-01',
    daysLeft: 119,
    inHouseReserveWeeks: 0,
    embeddedReserveWeeks: 14,
    developersNeeded: 2,
    devTimePercentageNeeded: 30,
    withoutListings: null,
    blockingReview: null,
    ways: [],
    fastest,
  });
  expect(ask({ deadline: '2027-02-28' }).deadline).toEqual({
    day: '2027-02-28',
    daysLeft: 118,
    inHouseReserveWeeks: -1,
    embeddedReserveWeeks: 13,
    developersNeeded: 3,
    devTimePercentageNeeded: 32,
    withoutListings: null,
    blockingReview: null,
    ways: [
      { ...unchanged, developerCountNumber: 3, timelineWeeks: 12 },
      { ...unchanged, devTimePercentage: 32, timelineWeeks: 16 },
    ],
    fastest,
  });
});

test('a review that is longer than the available weeks is named, and no team is enough', () => {
  expect(
    ask({ selectedSystems: ['salesloft', 'slack'], deadline: '2026-12-07' }).deadline,
  ).toMatchObject({
    daysLeft: 35,
    developersNeeded: null,
    devTimePercentageNeeded: null,
    blockingReview: { systemName: 'Salesloft', moderationWeeks: 12 },
  });
});

test('a review blocks only if half of it is longer than the available weeks', () => {
  const selectedSystems = ['asana', 'salesloft'];
  expect(ask({ selectedSystems, deadline: '2026-12-13' }).deadline?.blockingReview).toEqual({
    systemName: 'Salesloft',
    moderationWeeks: 12,
  });
  // Six weeks are half of twelve: enough for the review, but not for any work.
  expect(ask({ selectedSystems, deadline: '2026-12-14' }).deadline?.blockingReview).toBeNull();
});

test('where only a marketplace listing is in the way, the weeks without it are known', () => {
  const team = { integrationCount: 1, developerCountNumber: 3, devTimePercentage: 100 };
  const slack = { ...team, selectedSystems: ['slack'], deadline: '2026-11-29' };
  expect(ask(slack).deadline).toMatchObject({
    inHouseReserveWeeks: -4,
    withoutListings: { systemNames: ['Slack'], timelineWeeks: 2 },
  });
  expect(ask({ ...slack, deadline: '2026-12-27' }).deadline?.withoutListings).toBeNull();
  expect(ask({ ...slack, deadline: '2026-11-14' }).deadline?.withoutListings).toBeNull();
  expect(
    ask({ ...slack, assumptions: { wantsListings: false } }).deadline?.withoutListings,
  ).toBeNull();
  const withAccess = { ...slack, integrationCount: 2, selectedSystems: ['slack', 'salesloft'] };
  expect(ask({ ...withAccess, deadline: '2027-01-10' }).deadline?.withoutListings).toBeNull();
});

test('the largest team and full time are considered', () => {
  // 10 × 80 h in a week take 20 developers at full time.
  const inputs = { integrationCount: 10, deadline: '2026-11-09' };
  expect(ask({ ...inputs, devTimePercentage: 100 }).deadline?.developersNeeded).toBe(20);
  expect(ask({ ...inputs, developerCountNumber: 20 }).deadline?.devTimePercentageNeeded).toBe(100);
});

test('a past deadline leaves 0 weeks', () => {
  expect(ask({ deadline: '2026-10-01' }).deadline).toMatchObject({
    daysLeft: 0,
    inHouseReserveWeeks: -17,
    embeddedReserveWeeks: -3,
    developersNeeded: null,
    devTimePercentageNeeded: null,
  });
});

test('less than all of their time has the factor of its percentage', () => {
  const devTime = (devTimePercentage: number) =>
    answer({ inputs: { ...defaultInputs, devTimePercentage }, today }).devTime;
  expect(devTime(30)).toEqual({ percentage: 30, factor: 1.8 });
  expect(devTime(80)).toEqual({ percentage: 80, factor: 1.1 });
  expect(devTime(100)).toBeNull();
  expect(devTime(0)).toBeNull();
});

test('an answer can be cloned to the page', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const result = answer({ inputs, today });
      expect(structuredClone(result)).toEqual(result);
    }),
  );
});
