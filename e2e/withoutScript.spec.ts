import type { Page } from 'playwright/test';
import { expect, hold, test } from './calculator.ts';
import { installClock } from './clock.ts';

const note = (page: Page) => page.getByText(/need JavaScript/);

/** Expects the default figures, no empty card, and no control that needs the script. */
async function expectFiguresAlone(page: Page): Promise<void> {
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('$43,780').first()).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  // The remaining buttons work without script (help), or are figures that look like text.
  await expect(
    page.locator('button:not(.help-tip-icon, .amount)').filter({ visible: true }),
  ).toHaveCount(0);
  for (const card of await page.locator('.card').filter({ visible: true }).all()) {
    const text = await card.innerText();
    const heading = (await card.locator('h2').allInnerTexts()).join('');
    expect(text.replace(heading, '').trim(), heading).not.toBe('');
  }
}

for (const width of [1280, 390]) {
  test.describe(`on ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the page shows the default estimate and says what is missing', async ({ page }) => {
        await page.goto('/');
        await expectFiguresAlone(page);
      });
    });

    test('a script that does not load leaves the default estimate and says what is missing', async ({
      page,
    }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto('/');
      await expectFiguresAlone(page);
    });
  });
}

test('a script that has not loaded 5 seconds after the first frame is reported missing, until it has', async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await installClock(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('head script[type=module]').waitFor({ state: 'attached' });
  await page.clock.fastForward(5_000);
  await expect(note(page)).toBeInViewport();
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(note(page)).toBeHidden();
});

test('a page whose script loads in time never reports it missing', async ({ calculator, page }) => {
  await installClock(page);
  await calculator.open();
  await page.clock.fastForward(60_000);
  await expect(note(page)).toBeHidden();
});
