import { expect, test } from 'vitest';
import { readScenario } from '../../contract/scenarioLink.ts';
import { withTimeline } from '../../contract/usedInputs.ts';
import { casesOf, type FuzzCase } from '../../testing/fuzz/fuzzCase.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { calculatorLink, openText } from './calculatorLink.ts';

const now = new Date(2026, 10, 1, 12);
const [anyCase] = [...casesOf(1, 1, 2)] as [FuzzCase];

function opened(property: string, changed: object) {
  const link = calculatorLink(property, { ...anyCase, ...changed }, now);
  const scenario = readScenario(new URL(link).hash);
  expect(scenario?.dropped.filter(({ isRepeated }) => !isRepeated)).toEqual([]);
  if (!scenario) throw new Error('The link is not a scenario.');
  return scenario.inputs;
}

test('the link of a failed deadline has the deadline, counted from today', () => {
  expect(opened('deadline/least-months', { deadlineDays: 31 }).deadline).toBe('2026-12-02');
  expect(opened('deadline/least-months', { deadlineDays: -1 }).deadline).toBe('2026-10-31');
  expect(opened('deadline-outlook/misses-by', { deadlineDays: 31 }).deadline).toBe('2026-12-02');
});

test.each([0, 1, 4, 5, 52, 199, 200, 201, 777, 19_999])(
  'the link of a failed text of %i weeks takes that long',
  (weeks) => {
    const inputs = withTimeline(
      opened('timeline-wording/reads-back', { number: weeks }),
      '2026-11-01',
    );
    expect(estimate(inputs).timeline.timelineWeeks).toBe(weeks);
  },
);

test('the link of a failed complexity has a system with those hours', () => {
  const { assumptions } = opened('complexity/grows-with-hours', { number: 161 });
  expect(assumptions?.systems).toEqual({ slack: { devHours: 161 } });
});

test('the link of maintenance at half a cent has the rate that was tried', () => {
  const inputs = opened('maintenance-cost/half-cents-up', { number: 199 });
  expect(inputs).toMatchObject({ region: 'custom', customHourlyRate: 0.5075 });
});

test('a failed plan billed per user says where to enter the users', () => {
  const text = openText('user-plans/one-more-never-costs-less', {
    ...anyCase,
    users: 101,
  });
  expect(text).toMatch(/Open “.+” and enter 101 users\./);
});

test('the link of any other failure has the inputs as they are', () => {
  const { inputs } = anyCase;
  expect(opened('savings/difference', {}).integrationCount).toBe(inputs.integrationCount);
});
