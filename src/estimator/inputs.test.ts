import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/days.ts';
import { defaultScenario } from '../../contract/defaults.ts';
import { limits } from '../../contract/limits.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { calendarDay } from '../../testing/inputArbitraries.ts';
import {
  currentInputs,
  developerCount,
  droppedParts,
  enteredInputs,
  inputs,
  integrationCount,
  localToday,
  restoreInputs,
} from './inputs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 15, 30) });
  restoreInputs(defaultScenario);
});

afterEach(() => void vi.useRealTimers());

test('the label of the developers follows their number', () => {
  inputs.developerCountNumber = 1;
  const label = inputs.developerCount;
  inputs.developerCountNumber = 20;
  expect(inputs.developerCount).not.toBe(label);
  expect(currentInputs().developerCount).toBe(inputs.developerCount);
});

test('what is sent does not change with the page', () => {
  inputs.selectedSystems = ['slack'];
  const sent = currentInputs();
  inputs.selectedSystems.push('hubspot');
  expect(sent.selectedSystems).toEqual(['slack']);
  sent.selectedSystems.push('stripe');
  expect(inputs.selectedSystems).toEqual(['slack', 'hubspot']);
});

test('a live number reaches its subscriber in the event that changes it, until it unsubscribes', () => {
  const { get, subscribe } = developerCount;
  const onChange = vi.fn();
  const unsubscribe = subscribe(onChange);
  inputs.developerCountNumber = 8;
  expect(get()).toBe(8);
  expect(onChange.mock.calls).toEqual([[8]]);
  inputs.integrationCount = 9;
  inputs.region = 'us';
  expect(onChange).toHaveBeenCalledTimes(1);
  inputs.developerCountNumber = 5;
  expect(onChange.mock.calls).toEqual([[8], [5]]);
  unsubscribe();
  inputs.developerCountNumber = 6;
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the integrations shown are at least the systems chosen, and the own number returns with fewer', () => {
  const shown: number[] = [];
  const unsubscribe = integrationCount.subscribe((count) => shown.push(count));
  inputs.integrationCount = 2;
  inputs.selectedSystems = ['slack', 'hubspot', 'slack'];
  inputs.otherSystems = ['SAP', 'NetSuite'];
  expect(enteredInputs().integrationCount).toBe(2);
  inputs.selectedSystems = [];
  inputs.otherSystems = [];
  unsubscribe();
  expect(shown).toEqual([2, 2, 4, 2, 2]);
  expect(integrationCount.get()).toBe(2);
});

test('figures of a system do not count while it is not selected, and count again when it is', () => {
  inputs.assumptions = { systems: { slack: { devHours: 500 } } };
  expect(currentInputs().assumptions).toBeNull();
  expect(enteredInputs().assumptions).toEqual({ systems: { slack: { devHours: 500 } } });
  inputs.selectedSystems = ['slack'];
  expect(currentInputs().assumptions).toEqual({ systems: { slack: { devHours: 500 } } });
});

const openLink = (fragment: string) => {
  const linked = readScenario(fragment);
  if (linked) restoreInputs(linked.inputs, linked.dropped);
};

test('a page opens without a note about dropped parts', async () => {
  vi.resetModules();
  const opened = await import('./inputs.ts');
  expect(opened.droppedParts.all).toEqual([]);
});

test('a link with a passed target date opens without it, and the date is reported as dropped', () => {
  openLink('#v1&integrations=5&developers=2&share=30&region=eu&deadline=2020-01-10');
  expect(currentInputs()).toMatchObject({ deadline: null, timeline: 6 });
  expect(droppedParts.all).toEqual([{ field: 'deadline', value: '2020-01-10', hasPassed: true }]);
});

test('the months of a shared link are counted from the day it is opened', () => {
  inputs.deadline = '2027-03-01';
  const link = scenarioFragment(currentInputs());
  expect(currentInputs().timeline).toBe(4);
  vi.setSystemTime(new Date(2027, 0, 30, 9));
  openLink(link);
  expect(currentInputs()).toMatchObject({ deadline: '2027-03-01', timeline: 1 });
  vi.setSystemTime(new Date(2027, 2, 2, 0, 1));
  openLink(link);
  expect(currentInputs()).toMatchObject({ deadline: null, timeline: 6 });
});

test('target dates from today to the furthest day are restored; the day before and the day after are dropped', () => {
  const day = (days: number) => localToday(new Date(2026, 10, 21 + days));
  const { max } = limits.deadlineDays;
  for (const [days, isRestored] of [
    [-1, false],
    [0, true],
    [max, true],
    [max + 1, false],
  ] as const) {
    restoreInputs({ ...defaultScenario, deadline: day(days) });
    expect(inputs.deadline, `${days} days ahead`).toBe(isRestored ? day(days) : null);
  }
});

test('whatever is restored on any day, the inputs satisfy the contract and the months match the target date', () => {
  fc.assert(
    fc.property(calculatorInputs, calendarDay, (restored, today) => {
      vi.setSystemTime(new Date(`${today}T12:00:00`));
      restoreInputs(restored);
      const sent = currentInputs();
      expect(CalculatorInputs.safeParse(sent).error?.issues ?? []).toEqual([]);
      const days = restored.deadline ? daysUntil(restored.deadline, today) : null;
      if (days === null || days < 0 || days > limits.deadlineDays.max) {
        expect(sent).toMatchObject({ deadline: null, timeline: 6 });
        expect(droppedParts.all).toHaveLength(days === null ? 0 : 1);
      } else {
        expect(sent.timeline).toBe(Math.max(1, Math.ceil(days / 30)));
        expect(droppedParts.all).toEqual([]);
      }
      expect(readScenario(scenarioFragment(sent))?.inputs.deadline).toBe(sent.deadline);
    }),
  );
});

test('what the source could not read is reported, with a date too far away that has not passed', () => {
  const dropped = [{ field: 'region', value: 'mars' }];
  restoreInputs(defaultScenario, dropped);
  expect(droppedParts.all).toEqual(dropped);
  const deadline = localToday(new Date(2026, 10, 22 + limits.deadlineDays.max));
  restoreInputs({ ...defaultScenario, deadline }, dropped);
  expect(droppedParts.all).toEqual([
    ...dropped,
    { field: 'deadline', value: deadline, hasPassed: false },
  ]);
});
