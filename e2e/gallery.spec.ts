import { expect } from 'playwright/test';
import { galleryStates, themesOf } from '../gallery/states.ts';
import { pixelsBeside } from './controls.ts';
import { findViolations, saveScreenshot } from './findViolations.ts';
import { test } from './offlineBuild.ts';
import { driveEveryControl, translate } from './translation.ts';

/** The gallery of the offline build. */
test.use({ viewport: { width: 1000, height: 900 } });
/** The direction of a gallery in the pseudo-language. */
const { PSEUDO: direction = 'ltr' } = process.env;

for (const states of Object.values(Object.groupBy(galleryStates, ({ shows }) => shows))) {
  test(`gallery: axe finds nothing in any theme, nothing scrolls sideways, and every control works while the page is translated: ${states.map(({ name }) => name).join(', ')} @night`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(60_000 + states.length * 20_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    /** The controls that were used in an earlier state, by the behaviour of its workers. */
    const driven: Record<string, string[]> = {};
    for (const state of states) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`./gallery/?state=${state.name}&theme=light`);
      await page.locator('html[data-ready]').waitFor();
      if (!state.direction)
        await page.evaluate((dir) => Object.assign(document, { dir }), direction);
      expect.soft(await pixelsBeside(page), `${state.name}, on a phone`).toBe(0);
      await page.setViewportSize({ width: 1000, height: 900 });
      for (const theme of themesOf(state)) {
        // Colours are the same from right to left.
        if (theme === 'dark' && state.direction) continue;
        const message = `${state.name}, ${theme}`;
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        await saveScreenshot(page, testInfo, `${message}.jpg`);
        // A name within a name is accented twice in the pseudo-language.
        const isWhole = theme === 'light' && !process.env.PSEUDO;
        const found = await findViolations(page, isWhole ? {} : { rules: 'colours' });
        expect.soft(found, message).toEqual([]);
        expect.soft(await pixelsBeside(page), message).toBe(0);
      }
      // Each text gets both elements; what is added gets the second.
      for (const tag of ['font', 'span']) await page.evaluate(translate, tag);
      const { workers = 'answering' } = state;
      await page.evaluate(driveEveryControl, driven[workers] ?? []);
      await page.waitForFunction(() => translation?.driven);
      expect(await page.evaluate(() => translation?.problems), state.name).toEqual([]);
      expect(errors, state.name).toEqual([]);
      driven[workers] = (await page.evaluate(() => translation?.driven)) ?? [];
    }
  });
}

test('gallery: one page frames every state in each of its themes @night', async ({
  page,
}, testInfo) => {
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

test('gallery: a name that no state has lists those that there are @night', async ({ page }) => {
  await page.goto('./gallery/?state=nosuch');
  await expect(page.getByRole('heading')).toHaveText('“nosuch” is not a state of the gallery');
  await expect(page.getByRole('listitem')).toHaveText(galleryStates.map(({ name }) => name));
});
