import type { Page } from 'playwright/test';
import { expect } from './calculator.ts';

export const printCode = /PrintSheet\.\w+\.js$/;

/**
 * Opens a page and waits for its typeface, for the sheet, which loads once the pointer moves, for
 * the calculation of a link on it, and for the results that are computed once the page loses the
 * focus, as to the browser's menu.
 */
export async function openForPrint(
  page: Page,
  open: () => Promise<void>,
  link = '',
): Promise<void> {
  const code = page.waitForResponse(printCode);
  await open();
  await moveBesidePage(page);
  await (await code).finished();
  await page.locator('body[data-typeface]').waitFor();
  await waitForSheet(page, link);
}

/** Waits for the calculation of a link on the sheet, and for what is computed for it. */
export async function waitForSheet(page: Page, link = ''): Promise<void> {
  const ending = link && `[href$="${link}"]`;
  await expect.poll(() => isOnPaper(page, `.print-link a${ending}`)).toBe(true);
  await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
  await expect.poll(() => isOnPaper(page, '.likely-range')).toBe(true);
}

/** Moves the pointer twice, to a place where it touches nothing. */
export async function moveBesidePage(page: Page): Promise<void> {
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 300);
}

/** Returns whether something is on the sheet, as the browser's menu prints it. */
export function isOnPaper(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    dispatchEvent(new Event('beforeprint'));
    const isThere = document.querySelector(selector) !== null;
    dispatchEvent(new Event('afterprint'));
    return isThere;
  }, selector);
}
