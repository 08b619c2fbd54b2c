import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredReportRequestTexts as texts } from '../texts/deferred/requests.ts';
import { reportRequest } from './reportRequest.ts';
import { clearSteps, showStep } from './submitReport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const send = texts.progress(4, 4, texts.steps.send);
const text = () => reportRequest.progress?.text;

test('a step that runs for 10 s says that it takes longer than usual', () => {
  showStep('send');
  vi.advanceTimersByTime(9_999);
  expect(text()).toBe(send);
  vi.advanceTimersByTime(1);
  expect(text()).toBe(`${send} ${texts.longerThanUsual}`);
});

test('the next step counts from its own start, and the end shows nothing', () => {
  showStep('build');
  vi.advanceTimersByTime(9_000);
  showStep('notify');
  vi.advanceTimersByTime(9_000);
  expect(text()).toBe(texts.progress(3, 4, texts.steps.notify));
  clearSteps();
  vi.advanceTimersByTime(60_000);
  expect(reportRequest.progress).toBeNull();
});
