import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from './answer.ts';
import { estimate } from './estimate.ts';

const today = '2026-11-02';
const ask = (inputs: Partial<CalculatorInputs>) =>
  answer({ inputs: { ...defaultInputs, ...inputs }, today });

test('the selected systems stand by name, without duplicates and strangers', () => {
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
    complexityNote: expect.stringContaining('Retry-After'),
  });
  expect(genericCount).toBe(3);
  expect(estimate.selectedCount).toBe(3);
});

test('where building is dearer, nothing is said of its being cheaper', () => {
  expect(ask({}).cheaperInHouse).toBeNull();
});

test('one integration in asia is cheaper built, until the fourth', () => {
  // $3,220 against $12,588; 4 × 80 h × $35 × 1.15 is $12,880.
  const inputs = { developerCountNumber: 1, devTimePercentage: 100, region: 'asia' } as const;
  expect(ask({ ...inputs, integrationCount: 1 }).cheaperInHouse).toEqual({
    byUsd: 9368,
    flipsAtIntegrationCount: 4,
  });
  expect(ask({ ...inputs, integrationCount: 4 }).cheaperInHouse).toBeNull();
});

test('at a rate so low that building is always cheaper, it never flips', () => {
  const cheap = { region: 'custom', customHourlyRate: 0.01, integrationCount: 200 } as const;
  expect(ask(cheap).cheaperInHouse?.flipsAtIntegrationCount).toBeNull();
  expect(ask({ ...cheap, integrationCount: 1 }).cheaperInHouse?.flipsAtIntegrationCount).toBeNull();
});

test('the verdict is the difference of year 1, and turns where it says, not before', () => {
  const yearOneDifference = (inputs: CalculatorInputs) => {
    const { albato, inHouse } = estimate(inputs).results;
    return albato.initialTotal - inHouse.initialTotal;
  };
  const cheapRate = fc.double({ min: 0.01, max: 60, noNaN: true });
  fc.assert(
    fc.property(calculatorInputs, cheapRate, (anyInputs, customHourlyRate) => {
      const inputs = { ...anyInputs, region: 'custom' as const, customHourlyRate };
      const { cheaperInHouse, estimate } = answer({ inputs, today });
      const difference = yearOneDifference(inputs);
      expect(cheaperInHouse?.byUsd ?? 0).toBeCloseTo(Math.max(0, difference), 6);
      if (!cheaperInHouse) return;
      const flip = cheaperInHouse.flipsAtIntegrationCount ?? limits.integrationCount.max + 1;
      for (let count = estimate.effectiveCount + 1; count < flip; count++) {
        expect(yearOneDifference({ ...inputs, integrationCount: count })).toBeGreaterThanOrEqual(0);
      }
      if (flip <= limits.integrationCount.max) {
        expect(yearOneDifference({ ...inputs, integrationCount: flip })).toBeLessThan(0);
      }
    }),
  );
});

test('without a deadline there is no outlook', () => {
  expect(ask({}).deadline).toBeNull();
  expect(ask({ deadline: null }).deadline).toBeNull();
});

test('the defaults take 17 weeks: a deadline in 17 weeks is met, a day sooner is missed', () => {
  expect(ask({ deadline: '2027-03-01' }).deadline).toEqual({
    timelineMonths: 4,
    availableWeeks: 17,
    missesByWeeks: 0,
    developersNeeded: 2,
    timeShareNeeded: 30,
    blockingReview: null,
  });
  expect(ask({ deadline: '2027-02-28' }).deadline).toEqual({
    timelineMonths: 4,
    availableWeeks: 16,
    missesByWeeks: 1,
    developersNeeded: 3,
    timeShareNeeded: 32,
    blockingReview: null,
  });
});

test('a review that takes longer than the deadline leaves is named, and no team helps', () => {
  expect(
    ask({ selectedSystems: ['salesloft', 'slack'], deadline: '2026-12-07' }).deadline,
  ).toMatchObject({
    availableWeeks: 5,
    developersNeeded: null,
    timeShareNeeded: null,
    blockingReview: { systemName: 'Salesloft', moderationWeeks: 12 },
  });
});

test('a deadline that has passed leaves no weeks', () => {
  expect(ask({ deadline: '2026-10-01' }).deadline).toMatchObject({
    timelineMonths: 1,
    availableWeeks: 0,
    missesByWeeks: 17,
    developersNeeded: null,
    timeShareNeeded: null,
  });
});

test('the team and the share that are named make the deadline, and no smaller ones do', () => {
  const weeks = fc.integer({ min: 0, max: 120 });
  fc.assert(
    fc.property(calculatorInputs, weeks, (anyInputs, available) => {
      const deadline = new Date(Date.parse(today) + available * 7 * 86_400_000).toISOString();
      const inputs = { ...anyInputs, deadline };
      const isMet = (change: Partial<CalculatorInputs>) =>
        estimate({ ...inputs, ...change }).timeline.timelineWeeks <= available;
      const outlook = answer({ inputs, today }).deadline;
      expect(outlook?.missesByWeeks === 0).toBe(isMet({}));
      const team = outlook?.developersNeeded ?? limits.developerCountNumber.max + 1;
      if (team <= limits.developerCountNumber.max) {
        expect(isMet({ developerCountNumber: team })).toBe(true);
      }
      if (team > 1) expect(isMet({ developerCountNumber: team - 1 })).toBe(false);
      const share = outlook?.timeShareNeeded ?? limits.devTimePercentage.max + 1;
      if (share <= 100) expect(isMet({ devTimePercentage: share })).toBe(true);
      if (share > 1) expect(isMet({ devTimePercentage: share - 1 })).toBe(false);
      if (outlook?.blockingReview) expect(outlook.developersNeeded).toBeNull();
    }),
  );
});

test('an answer survives the way to the page unchanged', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const answered = answer({ inputs, today });
      expect(structuredClone(answered)).toEqual(answered);
    }),
  );
});
