import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportRequest } from './reportRequest.ts';
import { clearSteps, showStep } from './stepProgress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = () => reportRequest.progress?.text;

test('a step that runs for 10 s says that it takes longer than usual', () => {
  showStep('send');
  vi.advanceTimersByTime(9_999);
  expect(text()).toBe('Step 4 of 4: Sending the e-mail…');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('Step 4 of 4: Sending the e-mail… This takes longer than usual.');
});

test('the next step counts from its own start, and the end shows nothing', () => {
  showStep('build');
  vi.advanceTimersByTime(9_000);
  showStep('notify');
  vi.advanceTimersByTime(9_000);
  expect(text()).toBe('Step 3 of 4: Telling our team…');
  clearSteps();
  vi.advanceTimersByTime(60_000);
  expect(reportRequest.progress).toBeNull();
});
