import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportSentAtKey, restoreReportSent, saveReportSent, visit } from './visit.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sentAt = Date.parse('2026-11-21T12:00:00Z');

/** A browser's storage, or one that is blocked. */
function stubStorage({ isBlocked = false } = {}) {
  const values = new Map<string, string>();
  const check = () => {
    if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      check();
      return values.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      check();
      values.set(key, value);
    },
  });
  return values;
}

beforeEach(() => {
  visit.isReportSent = false;
  vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function isRevealedAt(time: number): boolean {
  visit.isReportSent = false;
  vi.setSystemTime(time);
  restoreReportSent();
  return visit.isReportSent;
}

test('a page opens with the savings hidden and without a company', async () => {
  vi.resetModules();
  const opened = await import('./visit.ts');
  expect(opened.visit).toEqual({ isReportSent: false, companyName: null, saved: null });
});

test('a report that was sent before a release of the page still reveals the savings after it', () => {
  const values = stubStorage();
  values.set('report-sent-at', String(sentAt));
  expect(isRevealedAt(sentAt)).toBe(true);
});

test('a sent report reveals the savings at once, and in this browser for 30 days', () => {
  stubStorage();
  expect(isRevealedAt(sentAt)).toBe(false);
  expect(saveReportSent()).toBe(true);
  expect(visit.isReportSent).toBe(true);
  expect(isRevealedAt(sentAt)).toBe(true);
  expect(isRevealedAt(sentAt + 30 * dayMs - 1)).toBe(true);
  expect(isRevealedAt(sentAt + 30 * dayMs)).toBe(false);
});

test('a time in the future or no time at all in storage reveals nothing', () => {
  const values = stubStorage();
  for (const stored of [String(sentAt + 1), 'yesterday', 'NaN']) {
    values.set(reportSentAtKey, stored);
    expect(isRevealedAt(sentAt), stored).toBe(false);
  }
});

test('with blocked storage, the savings are revealed until the page is left, and a warning says why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubStorage({ isBlocked: true });
  expect(saveReportSent()).toBe(false);
  expect(warn.mock.calls).toEqual([
    [
      'The browser does not store that a report was sent.',
      expect.objectContaining({ name: 'SecurityError' }),
    ],
  ]);
  expect(visit.isReportSent).toBe(true);
  expect(isRevealedAt(sentAt)).toBe(false);
});
