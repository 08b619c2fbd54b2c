import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the callback runs once, delayMs after the last call', () => {
  const callback = vi.fn();
  const debounced = debounce(callback, 500);
  debounced();
  vi.advanceTimersByTime(499);
  debounced();
  vi.advanceTimersByTime(499);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('calls further apart than delayMs each run the callback', () => {
  const callback = vi.fn();
  const debounced = debounce(callback, 500);
  for (let call = 0; call < 3; call++) {
    debounced();
    vi.advanceTimersByTime(500);
  }
  expect(callback).toHaveBeenCalledTimes(3);
});
