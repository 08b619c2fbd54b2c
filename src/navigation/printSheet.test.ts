import { beforeEach, expect, test, vi } from 'vitest';
import { printPage, printSheet } from './printSheet.ts';

const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print.mockClear());
  Object.assign(printSheet, { isExpected: false, isReady: false, isWaiting: false });
  return () => vi.useRealTimers();
});

test('a sheet that comes in time is waited for, and printed once', async () => {
  printPage();
  printPage();
  await vi.advanceTimersByTimeAsync(1);
  expect(print).not.toHaveBeenCalled();
  printSheet.isReady = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(print).toHaveBeenCalledTimes(1);
});

test('without a sheet that loads or fails, the page is printed after ten seconds, each time', async () => {
  for (const times of [1, 2]) {
    printPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(print).toHaveBeenCalledTimes(times);
  }
});
