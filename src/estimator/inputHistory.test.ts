import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultScenario } from '../../contract/defaults.ts';
import {
  changeByPress,
  inputHistory,
  startHistoryHere,
  startInputHistory,
  undoInputs,
} from './inputHistory.ts';
import { inputs, restoreInputs } from './inputs.ts';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  restoreInputs(defaultScenario);
  stop = startInputHistory();
  startHistoryHere();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Changes that arrive in events of their own. */
async function change(write: () => void) {
  write();
  await vi.advanceTimersByTimeAsync(0);
}

const set = (changes: Partial<Scenario>) => change(() => Object.assign(inputs, changes));

test('a page opens with nothing to undo', async () => {
  vi.resetModules();
  const opened = await import('./inputHistory.ts');
  expect(opened.inputHistory.canUndo).toBe(false);
  expect(opened.undoInputs()).toEqual([]);
});

test('each undo reverts one change, down to the start', async () => {
  await set({ integrationCount: 8 });
  await set({ region: 'us' });
  expect(undoInputs()).toEqual(['region']);
  expect(inputs).toMatchObject({ integrationCount: 8, region: 'eu' });
  expect(inputHistory.canUndo).toBe(true);
  expect(undoInputs()).toEqual(['integrationCount']);
  expect(inputs.integrationCount).toBe(5);
  expect(inputHistory.canUndo).toBe(false);
  expect(undoInputs()).toEqual([]);
});

test('a movement of one input is one step; after a pause the next one begins', async () => {
  for (const count of [6, 7, 8]) {
    await set({ integrationCount: count });
    await vi.advanceTimersByTimeAsync(900);
  }
  await vi.advanceTimersByTimeAsync(1000);
  await set({ integrationCount: 20 });
  undoInputs();
  expect(inputs.integrationCount).toBe(8);
  undoInputs();
  expect(inputs.integrationCount).toBe(5);
});

test('two presses are two steps, however soon one follows the other', async () => {
  const replace = (selectedSystems: string[]) =>
    changeByPress(() => restoreInputs({ ...defaultScenario, selectedSystems }));
  await change(() => replace(['hubspot']));
  await change(() => replace([]));
  expect(undoInputs()).toEqual(['selectedSystems']);
  expect(inputs.selectedSystems).toEqual(['hubspot']);
  expect(undoInputs()).toEqual(['selectedSystems']);
  expect(inputs.selectedSystems).toEqual([]);
  expect(inputHistory.canUndo).toBe(false);
});

test('a press and a movement of the same input are two steps', async () => {
  await change(() => changeByPress(() => restoreInputs({ ...defaultScenario, region: 'us' })));
  await set({ region: 'asia' });
  await change(() => changeByPress(() => restoreInputs(defaultScenario)));
  undoInputs();
  expect(inputs.region).toBe('asia');
  undoInputs();
  expect(inputs.region).toBe('us');
});

test('a movement that ends where it began leaves nothing to undo', async () => {
  for (const count of [6, 7, 5]) {
    await set({ integrationCount: count });
  }
  expect(inputHistory.canUndo).toBe(false);
  await set({ integrationCount: 8 });
  expect(undoInputs()).toEqual(['integrationCount']);
  expect(inputs.integrationCount).toBe(5);
});

test('several inputs replaced during a movement of one of them are a step of their own', async () => {
  await set({ integrationCount: 8 });
  await change(() => restoreInputs({ ...defaultScenario, integrationCount: 12, region: 'us' }));
  expect(undoInputs()).toEqual(['integrationCount', 'region']);
  expect(inputs).toMatchObject({ integrationCount: 8, region: 'eu' });
});

test('a change before its subscribers are called is undone too', () => {
  inputs.developerCountNumber = 9;
  expect(undoInputs()).toEqual(['developerCountNumber']);
  expect(inputs.developerCountNumber).toBe(2);
});

test('undo ends at the scenario that a link opened', async () => {
  await change(() => {
    restoreInputs({ ...defaultScenario, integrationCount: 12 });
    startHistoryHere();
  });
  expect(inputHistory.canUndo).toBe(false);
  expect(undoInputs()).toEqual([]);
  expect(inputs.integrationCount).toBe(12);
});

test('a change of the same input right after a link was opened is a step of its own', async () => {
  await set({ integrationCount: 8 });
  await change(() => {
    restoreInputs({ ...defaultScenario, integrationCount: 12 });
    startHistoryHere();
  });
  await set({ integrationCount: 13 });
  expect(undoInputs()).toEqual(['integrationCount']);
  expect(inputs.integrationCount).toBe(12);
});

test('after an undo, a change of the same input is a step of its own', async () => {
  for (const count of [8, 9]) {
    await set({ integrationCount: count });
    expect(undoInputs()).toEqual(['integrationCount']);
    expect(inputs.integrationCount).toBe(5);
  }
});

test('the last hundred changes can be undone', async () => {
  for (let count = 6; count <= 106; count += 1) {
    await set({ integrationCount: count });
    await vi.advanceTimersByTimeAsync(1000);
  }
  let undone = 0;
  while (undoInputs().length > 0) undone += 1;
  expect(undone).toBe(100);
  expect(inputs.integrationCount).toBe(6);
});
