import { expect } from 'playwright/test';
import { galleryStates, themesOf } from '../gallery/states.ts';
import { pixelsBeside } from './controls.ts';
import { findViolations, saveScreenshot } from './findViolations.ts';
import { test } from './offlineBuild.ts';
import { driveEveryControl, translate } from './translation.ts';

/** The gallery of the offline build. */
test.use({ viewport: { width: 1000, height: 900 } });

for (const states of Object.values(Object.groupBy(galleryStates, ({ shows }) => shows))) {
  test(`gallery: axe finds nothing in any theme, nothing scrolls sideways, and every control works while the page is translated: ${states.map(({ name }) => name).join(', ')}`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(60_000 + states.length * 20_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const state of states) {
      const [first, ...others] = themesOf(state);
      const check = async (theme: string, context?: { rules: 'colours' }) => {
        const message = `${state.name}, ${theme}`;
        await saveScreenshot(page, testInfo, `${message}.jpg`);
        expect.soft(await findViolations(page, context), message).toEqual([]);
        expect.soft(await pixelsBeside(page), message).toBe(0);
      };
      await page.goto(`./gallery/?state=${state.name}&theme=${first}`);
      await page.locator('html[data-ready]').waitFor();
      await check(first);
      for (const theme of others) {
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        await check(theme, { rules: 'colours' });
      }
      // Each text gets both elements; what is added gets the second.
      for (const tag of ['font', 'span']) await page.evaluate(translate, tag);
      await page.evaluate(driveEveryControl);
      await page.waitForFunction(() => translation?.isDriven);
      expect(await page.evaluate(() => translation?.problems), state.name).toEqual([]);
      expect(errors, state.name).toEqual([]);
    }
  });
}

test('gallery: one page frames every state in each of its themes', async ({ page }, testInfo) => {
  await page.goto('./gallery/');
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(galleryStates.flatMap(themesOf).length);
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(galleryStates.map(({ name }) => name));
  const first = page.frameLocator('iframe >> nth=0');
  await expect(first.getByRole('heading', { name: 'TextField' })).toBeVisible();
  await saveScreenshot(page, testInfo, 'gallery.png');
  expect(await findViolations(page, { exclude: 'iframe' })).toEqual([]);
});

test('gallery: a name that no state has lists those that there are', async ({ page }) => {
  await page.goto('./gallery/?state=nosuch');
  await expect(page.getByRole('heading')).toHaveText('“nosuch” is not a state of the gallery');
  await expect(page.getByRole('listitem')).toHaveText(galleryStates.map(({ name }) => name));
});
