import { test as base, type Page } from 'playwright/test';
import { clockOffset, type Moment, shiftDate, usualMoment } from '../testing/moment.ts';

/**
 * Browser tests whose pages, and the frames in them, are at a moment. Playwright's own clock would
 * replace timers and frames too; tests about those install it with `moment.startsAt`.
 */
export const test = base.extend<object, { moment: Moment; clockOffsetMs: number }>({
  moment: [usualMoment, { option: true, scope: 'worker' }],
  /** How far pages, and servers beside them, are ahead of the system's clock. */
  clockOffsetMs: [({ moment }, use) => use(clockOffset(moment)), { scope: 'worker' }],
  timezoneId: ({ moment }, use) => use(moment.timeZone),
  locale: ({ moment }, use) => use(moment.locale),
  context: async ({ context, clockOffsetMs }, use) => {
    await context.addInitScript(shiftDate, clockOffsetMs);
    await use(context);
  },
});

/** Lets a test control the timers of a page, from its usual moment on. Call it before `open`. */
export const installClock = (page: Page) => page.clock.install({ time: usualMoment.startsAt });

/**
 * Moves an installed clock ahead, past timers that have begun but not past the limit of a worker,
 * and stops it there.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
