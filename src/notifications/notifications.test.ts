import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notifications, notify, notifyMissingPart, setPaused } from './notifications.ts';

/** Specification 10. */
const dismissAfterMs = 5000;

const openTitles = () => notifications.all.filter(({ isOpen }) => isOpen).map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  notifications.all = [];
  return () => {
    dismiss();
    vi.useRealTimers();
  };
});

test('a notification is dismissed after 5000 ms, not earlier, and a replacement has its own', () => {
  notify({ title: 'first' });
  vi.advanceTimersByTime(dismissAfterMs - 1);
  expect(openTitles()).toEqual(['first']);
  notify({ title: 'second' });
  vi.advanceTimersByTime(dismissAfterMs - 1);
  expect(openTitles()).toEqual(['second']);
  vi.advanceTimersByTime(1);
  expect(openTitles()).toEqual([]);
});

test('a notification with a button stays until it is taken back, and leaves a later one alone', () => {
  const takeBack = notifyMissingPart('The form', () => {});
  vi.runAllTimers();
  setPaused(true);
  setPaused(false);
  vi.runAllTimers();
  expect(openTitles()).toEqual([expect.stringMatching(/^The form: this could not be loaded\./)]);
  takeBack();
  expect(openTitles()).toEqual([]);
  notify({ title: 'later' });
  takeBack();
  expect(openTitles()).toEqual(['later']);
});

test('a dismissed notification stays in memory, off screen, for 1,000,000 ms', () => {
  notify({ title: 'Success!' });
  dismiss();
  vi.advanceTimersByTime(999_999);
  expect(notifications.all).toMatchObject([{ title: 'Success!', isOpen: false }]);
  vi.advanceTimersByTime(1);
  expect(notifications.all).toEqual([]);
});

test('paused time does not count, in any number of pauses', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ shownMs: fc.nat(2000), pausedMs: fc.nat(60_000) }), { maxLength: 8 }),
      (periods) => {
        notify({ title: 'paused' });
        let shownMs = 0;
        for (const period of periods) {
          if (shownMs + period.shownMs >= dismissAfterMs) break;
          vi.advanceTimersByTime(period.shownMs);
          shownMs += period.shownMs;
          setPaused(true);
          vi.advanceTimersByTime(period.pausedMs);
          setPaused(false);
        }
        vi.advanceTimersByTime(dismissAfterMs - shownMs - 1);
        expect(openTitles()).toEqual(['paused']);
        vi.advanceTimersByTime(1);
        expect(openTitles()).toEqual([]);
      },
    ),
  );
});

test('in any sequence of events, at most one is on screen, and it is the newest', () => {
  const step = fc.oneof(
    fc.string().map((title) => ({ notify: title })),
    fc.constant({ dismiss: true }),
    fc.boolean().map((isPaused) => ({ isPaused })),
    fc.nat(7000).map((wait) => ({ wait })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      notifications.all = [];
      for (const each of steps) {
        if ('notify' in each) notify({ title: each.notify });
        else if ('dismiss' in each) dismiss();
        else if ('isPaused' in each) setPaused(each.isPaused);
        else vi.advanceTimersByTime(each.wait);
        const open = notifications.all.filter(({ isOpen }) => isOpen);
        expect(open.length).toBeLessThanOrEqual(1);
        if (open[0]) expect(notifications.all[0]).toBe(open[0]);
      }
      dismiss();
    }),
  );
});
