import { expect, test } from './calculator.ts';
import { findViolations, renderEverySection } from './findViolations.ts';
import { chooseEverything } from './pageStates.ts';

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('no text leaves its card with the spacing of WCAG 1.4.12', async ({
      calculator,
      page,
    }) => {
      await calculator.open();
      await chooseEverything(calculator);
      await page.keyboard.press('Escape');
      await page.addStyleTag({
        content: `
          * {
            line-height: 1.5 !important;
            letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important;
          }
          p { margin-bottom: 2em !important }`,
      });
      await page.evaluate(renderEverySection);
      expect(await page.evaluate(textsOutsideOfTheirCard)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

/** Runs in the page; a table that scrolls sideways may be wider than its card. */
function textsOutsideOfTheirCard(): string[] {
  const outside: string[] = [];
  const isInScroller = (element: Element, card: Element): boolean => {
    for (
      let inner: Element | null = element;
      inner && inner !== card;
      inner = inner.parentElement
    ) {
      if (getComputedStyle(inner).overflowX === 'auto') return true;
    }
    return false;
  };
  for (const card of document.querySelectorAll('.card, .tile, .call-box')) {
    const box = card.getBoundingClientRect();
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.textContent?.trim()) continue;
      if (isInScroller(parent, card)) continue;
      // Clipped to nothing, for screen readers alone.
      if (parent.closest('.visually-hidden, .fact-label, thead')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (
        left < box.left - 1 ||
        right > box.right + 1 ||
        top < box.top - 1 ||
        bottom > box.bottom + 1
      )
        outside.push(`"${text.textContent}" of .${card.className.replaceAll(' ', '.')}`);
    }
  }
  return outside;
}

test.describe('for visitors who prefer more contrast', () => {
  test.use({ contrast: 'more' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no text is grey, every border is ink, and the focus ring is thicker: ${colorScheme}`, async ({
      calculator,
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await calculator.open();
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      await expect(page.locator('.intro p').first()).toHaveCSS('color', ink);
      await expect(page.locator('.side dt').first()).toHaveCSS('color', ink);
      await expect(page.locator('.card').first()).toHaveCSS('border-top-color', ink);
      await expect(page.getByLabel('Region')).toHaveCSS('border-top-color', ink);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-width', '4px');
      await expect(page.locator(':focus')).toHaveCSS('outline-color', ink);
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test.describe('on a phone with a notch, held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('nothing is in the unsafe areas', async ({ calculator, page }) => {
    const browser = await page.context().newCDPSession(page);
    const insets = { top: 0, left: 59, bottom: 21, right: 59 };
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await calculator.open();
    for (const part of [page.locator('.site-header .logo'), page.locator('.card').first()]) {
      expect((await part.boundingBox())?.x).toBeGreaterThanOrEqual(insets.left);
    }
    const right = await page
      .locator('.card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(844 - insets.right);
    await page.getByRole('region', { name: 'Cost Analysis' }).scrollIntoViewIfNeeded();
    const dock = page.getByRole('complementary', { name: 'Answer in short' });
    await expect(dock).toBeVisible();
    const text = await dock.getByText('Embedded', { exact: true }).boundingBox();
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(390 - insets.bottom);
    expect(
      (await dock.getByRole('link').locator('small').first().boundingBox())?.x,
    ).toBeGreaterThanOrEqual(insets.left);
  });
});
