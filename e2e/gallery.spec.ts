import { expect } from 'playwright/test';
import { galleryStates } from '../gallery/states.ts';
import { findViolations } from './findViolations.ts';
import { test } from './offlineBuild.ts';

/** The gallery of the offline build. Screenshots of every state are in artefacts/, to look at. */
test.use({ viewport: { width: 1000, height: 900 } });

for (const { name } of galleryStates) {
  test(`gallery: axe finds nothing in "${name}" in either theme, and it does not scroll sideways`, async ({
    page,
  }, testInfo) => {
    for (const theme of ['light', 'dark']) {
      await page.goto(`./gallery/?state=${name}&theme=${theme}`);
      await page.locator('html[data-ready]').waitFor();
      await page.screenshot({ path: testInfo.outputPath(`${theme}.png`), fullPage: true });
      expect.soft(await findViolations(page), theme).toEqual([]);
      const hidden = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(hidden, `pixels beside the screen, ${theme}`).toBe(0);
    }
  });
}

test('gallery: one page frames every state in both themes', async ({ page }, testInfo) => {
  await page.goto('./gallery/');
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2 * galleryStates.length);
  for (const { name } of galleryStates) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const first = page.frameLocator('iframe >> nth=0');
  await expect(first.getByRole('heading', { name: 'TextField' })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('gallery.png') });
  expect(await findViolations(page, { exclude: 'iframe' })).toEqual([]);
});
