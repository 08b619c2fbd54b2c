import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultScenario } from '../../contract/defaults.ts';
import { currentInputs, enteredInputs, inputs, liveInput } from './inputs.ts';
import { restoreInputs } from './restoreInputs.ts';

beforeEach(() => restoreInputs(defaultScenario));
afterEach(() => restoreInputs(defaultScenario));

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
  const { get, subscribe } = liveInput('integrationCount');
  const onChange = vi.fn();
  const unsubscribe = subscribe(onChange);
  inputs.integrationCount = 8;
  expect(get()).toBe(8);
  expect(onChange.mock.calls).toEqual([[8]]);
  inputs.developerCountNumber = 9;
  inputs.region = 'us';
  expect(onChange).toHaveBeenCalledTimes(1);
  inputs.integrationCount = 5;
  expect(onChange.mock.calls).toEqual([[8], [5]]);
  unsubscribe();
  inputs.integrationCount = 6;
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('figures of a system do not count while it is not selected, and count again when it is', () => {
  inputs.assumptions = { systems: { slack: { devHours: 500 } } };
  expect(currentInputs().assumptions).toBeNull();
  expect(enteredInputs().assumptions).toEqual({ systems: { slack: { devHours: 500 } } });
  inputs.selectedSystems = ['slack'];
  expect(currentInputs().assumptions).toEqual({ systems: { slack: { devHours: 500 } } });
});
