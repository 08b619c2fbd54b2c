import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer, byName } from './answer.ts';
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

test('names are ordered without regard to case', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  expect(named('Zoho', 'asana', 'Gmail', 'GoHighLevel').sort(byName)).toEqual(
    named('asana', 'Gmail', 'GoHighLevel', 'Zoho'),
  );
  expect(byName({ name: 'a' }, { name: 'B' })).toBe(-1);
  expect(byName({ name: 'B' }, { name: 'a' })).toBe(1);
  expect(byName({ name: 'aB' }, { name: 'Ab' })).toBe(0);
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

test('where both cost the same, neither is called cheaper, and it has not flipped yet', () => {
  // Three developers at full time have no surcharge and no factor: 3 × 80 h × $52.45 is $12,588.
  const even = {
    developerCountNumber: 3,
    devTimePercentage: 100,
    region: 'custom',
    customHourlyRate: 52.45,
  } as const;
  expect(ask({ ...even, integrationCount: 3 }).cheaperInHouse).toBeNull();
  expect(ask({ ...even, integrationCount: 1 }).cheaperInHouse).toEqual({
    byUsd: 8392,
    flipsAtIntegrationCount: 4,
  });
});

test('a count below the present one is no answer to where it flips', () => {
  // With 5 building is dearer, with 6 the plan's next tier makes it cheaper, with 7 it is dearer again.
  const inputs = { developerCountNumber: 1, devTimePercentage: 100, region: 'asia' } as const;
  expect(ask({ ...inputs, integrationCount: 5 }).cheaperInHouse).toBeNull();
  expect(ask({ ...inputs, integrationCount: 6 }).cheaperInHouse).toEqual({
    byUsd: 468,
    flipsAtIntegrationCount: 7,
  });
});

test('the last count within the limits may be where it flips', () => {
  // 200 × 80 h × $2.51 × 1.54 is $61,846.40, one integration less $61,537.17; the plan is $61,788.
  const inputs = {
    integrationCount: 100,
    developerCountNumber: 20,
    devTimePercentage: 100,
    region: 'custom',
    customHourlyRate: 2.51,
  } as const;
  expect(ask(inputs).cheaperInHouse?.flipsAtIntegrationCount).toBe(200);
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

test('a review blocks only where its half takes longer than there is', () => {
  const selectedSystems = ['asana', 'salesloft'];
  expect(ask({ selectedSystems, deadline: '2026-12-13' }).deadline?.blockingReview).toEqual({
    systemName: 'Salesloft',
    moderationWeeks: 12,
  });
  // Six weeks are half of twelve: enough for the review, though not for any work.
  expect(ask({ selectedSystems, deadline: '2026-12-14' }).deadline?.blockingReview).toBeNull();
});

test('the largest team at full time may be the one that makes it', () => {
  // 10 × 80 h in a week take 20 developers at full time.
  const inputs = { integrationCount: 10, deadline: '2026-11-09' };
  expect(ask({ ...inputs, devTimePercentage: 100 }).deadline?.developersNeeded).toBe(20);
  expect(ask({ ...inputs, developerCountNumber: 20 }).deadline?.timeShareNeeded).toBe(100);
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
