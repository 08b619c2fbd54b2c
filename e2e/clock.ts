import type { Page } from 'playwright/test';
import { usualMoment } from '../testing/moment.ts';

/** Lets a test control the timers of a page, from its usual moment on. Call it before `open`. */
export const installClock = (page: Page) => page.clock.install({ time: usualMoment.startsAt });

/** Moves an installed clock ahead, past timers that have begun, and stops it there. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}
