import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const noon = new Date(2026, 10, 21, 12);
const minuteMs = 60_000;

/** A page that was opened at noon with this target date. */
async function openPage(deadline: string) {
  vi.resetModules();
  const { droppedParts, inputs } = await import('./inputs.ts');
  const { refreshAtMidnight } = await import('./refreshAtMidnight.ts');
  inputs.deadline = deadline;
  droppedParts.all = [{ field: 'region', value: 'mars' }];
  refreshAtMidnight();
  return { droppedParts, inputs, refreshAtMidnight };
}

let shown = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  shown = new EventTarget();
  vi.stubGlobal('document', shown);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = { field: 'deadline', value: '2026-11-21', hasPassed: true };

test('a page open past midnight drops a target date that has passed within a minute, and keeps its notes', async () => {
  const { droppedParts, inputs } = await openPage('2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59, 30));
  vi.advanceTimersByTime(minuteMs);
  expect(inputs.deadline).toBeNull();
  expect(droppedParts.all).toEqual([{ field: 'region', value: 'mars' }, passed]);
});

test('a hidden page whose timers did not run refreshes when it is shown again', async () => {
  const { inputs } = await openPage('2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 23, 9));
  expect(inputs.deadline).toBe('2026-11-21');
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(inputs.deadline).toBeNull();
});

test('on the same day nothing is restored, not even a date that is no longer usable', async () => {
  const { inputs, droppedParts } = await openPage('2026-11-20');
  vi.advanceTimersByTime(10 * minuteMs);
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(inputs.deadline).toBe('2026-11-20');
  expect(droppedParts.all).toHaveLength(1);
});

test('each day is refreshed once, and a second call changes nothing', async () => {
  const { inputs, refreshAtMidnight } = await openPage('2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  shown.dispatchEvent(new Event('visibilitychange'));
  inputs.deadline = '2026-11-01';
  refreshAtMidnight();
  vi.advanceTimersByTime(minuteMs);
  expect(inputs.deadline).toBe('2026-11-01');
  vi.setSystemTime(new Date(2026, 10, 23, 9));
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(inputs.deadline).toBeNull();
});
