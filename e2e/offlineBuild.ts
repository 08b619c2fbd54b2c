import type { Page } from 'playwright/test';
import { startStaticHost } from '../testing/localServer.ts';
import { test as base } from './atMoment.ts';

/** Tests of the offline build, or the gallery with pseudo words, in a folder of a static host. */
export const test = base.extend<object, { host: Awaited<ReturnType<typeof startStaticHost>> }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const folder = process.env.PSEUDO ? '.build/pseudo' : 'dist-offline';
      const host = await startStaticHost(folder, '/demos/calculator/');
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

export const toast = (page: Page) => page.locator('.notification');

/** Dismisses the notification: it covers the panel, and stays while the pointer is on it. */
export const dismissNotification = (page: Page) =>
  toast(page).getByRole('button', { name: 'Dismiss' }).click();

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Offline backend' });
export const tab = (page: Page) => panel(page).getByRole('button', { name: /^Offline/ });
const section = (page: Page, title: string) =>
  panel(page).locator('.offline-section', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });

export async function open(page: Page, path = './') {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

export async function openSection(page: Page, title: string) {
  if ((await tab(page).getAttribute('aria-expanded')) === 'false') await tab(page).click();
  const found = section(page, title);
  if ((await found.getAttribute('open')) === null) await found.locator('summary').first().click();
  return found;
}
