import type { Locator, Page } from 'playwright/test';
import { expect, test } from './calculator.ts';
import { systemsField } from './systemsField.ts';

const dock = (page: Page) => page.getByRole('complementary', { name: 'Answer in short' });
const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['tablet', 768, 900],
  ['laptop', 1366, 650],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('the dock is there while the answer card is not, follows the inputs, and leads back to the card', async ({
      calculator,
      page,
    }) => {
      await calculator.open();
      await expect(answer(page)).toBeInViewport();
      await expect(dock(page)).toBeHidden();

      await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
      await expect(answer(page)).not.toBeInViewport();
      await expect(dock(page)).toBeInViewport({ ratio: 1 });
      await expect(dock(page)).toHaveText(
        'In-house, 36 months$131,983 Embedded$34,164 Embedded live 3.2 months sooner',
      );
      await calculator.slide('Number of integrations', 12);
      await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
      for (const side of ['.in-house', '.embedded']) {
        const shown = await dock(page).locator(side).innerText();
        await expect(answer(page).locator(`li${side} strong`)).toHaveText(shown);
      }
      await dock(page).getByRole('link').click();
      await expect(answer(page)).toBeInViewport();
      await expect(dock(page)).toBeHidden();
    });

    test('a field that takes focus is never under the dock', async ({ calculator, page }) => {
      await calculator.open();
      await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
      await expect(dock(page)).toBeVisible();
      const region = page.getByLabel('Region');
      await region.focus();
      // Scrolled to where the dock would cover it.
      await region.evaluate((field) => {
        scrollBy({
          top: field.getBoundingClientRect().bottom - innerHeight + 10,
          behavior: 'instant',
        });
      });
      await expect.poll(() => isCovered(region)).toBe(false);
    });
  });
}

/** Runs in the page: scrolls the element to the top of the window. */
function toTop(element: HTMLElement | SVGElement): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Returns true if something else covers the part of the element that is on screen. */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((field) => {
    const { x, y, width, bottom } = field.getBoundingClientRect();
    const foot = Math.min(bottom, innerHeight) - 4;
    return !field.contains(document.elementFromPoint(x + width / 2, Math.max(y, foot)));
  });
}

for (const [width, scenario] of [
  [320, 'maintenance=0'],
  [320, 'share=8&developers=1&region=us&integrations=9&revenue=10000'],
  [390, 'share=8&developers=1&region=us&integrations=9&revenue=10000'],
  [320, 'integrations=200&developers=20&share=1&region=custom&rate=10000&maintenance=300'],
] as const) {
  test(`nothing of the dock is cut off at ${width} pixels: ${scenario}`, async ({
    calculator,
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await calculator.open(`/#v1&${scenario}`);
    await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
    await expect(dock(page)).toContainText('with your assumptions');
    await expect(dock(page)).toBeInViewport({ ratio: 1 });
    const texts = dock(page).locator('small, strong, em');
    await expect(texts).toHaveCount(5);
    for (const text of await texts.all()) {
      await expect(text).toBeInViewport({ ratio: 1 });
      expect(await isWithin(text, dock(page))).toBe(true);
    }
  });
}

test('a dock that grows is never over the field that has the focus', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await calculator.open('/#v1&share=8&developers=1&region=us&integrations=9');
  await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
  const low = (await dock(page).boundingBox())?.height ?? 0;
  const region = page.getByLabel('Region');
  await region.focus();
  await region.evaluate((field, height) => {
    scrollBy({
      top: field.getBoundingClientRect().bottom - innerHeight + height + 4,
      behavior: 'instant',
    });
  }, low);
  await expect(dock(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#v1&share=8&developers=1&region=us&integrations=9&revenue=10000';
  });
  await expect(answer(page)).toContainText('with your assumptions');
  await expect.poll(() => isCovered(region)).toBe(false);
});

/** Returns true if one element lies within the other. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!one || !other) return false;
  return one.y >= other.y && one.y + one.height <= other.y + other.height;
}

test('the dock shows the horizon of the card', async ({ calculator, page }) => {
  await calculator.open();
  await page.getByRole('radio', { name: 'Initial' }).check();
  await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
  await expect(dock(page)).toContainText('In-house, build only$43,780 Embedded, year 1$12,588');
});

test('an in-house side that is not live by the horizon is said to be spending', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=200&developers=1&share=5&region=us');
  await expect(answer(page)).toContainText('nothing is live in-house');
  await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
  await expect(dock(page)).toContainText('In-house, spent in 36 months');
});

test('an open list is not under the dock', async ({ calculator, page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await calculator.open();
  await systemsField(page).evaluate(toTop);
  await expect(dock(page)).toBeVisible();
  await systemsField(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(dock(page)).toBeHidden();
});

test('a host page’s frame has no dock', async ({ calculator, page }) => {
  await calculator.open('/?embed=1');
  await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
  await expect(answer(page)).not.toBeInViewport();
  await expect(dock(page)).toBeHidden();
});

test.describe('figures that are out of sight', () => {
  const far = (page: Page) => page.locator('.side .total dd').first();

  test.beforeEach(async ({ calculator, page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await calculator.open();
    await expect(far(page)).not.toBeInViewport();
    const near = answer(page).locator('li.in-house strong');
    const before = await near.innerText();
    await page.evaluate(moveWithoutRest);
    await expect(near).not.toHaveText(before);
  });

  test('are up to date as one scrolls to them, while a slider still moves', async ({ page }) => {
    await far(page).scrollIntoViewIfNeeded();
    for (const _ of ['once', 'and on']) {
      const shown = await far(page).innerText();
      await expect(far(page)).not.toHaveText(shown);
    }
  });

  test('are there on paper', async ({ page }) => {
    const [near, printed] = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return ['.live-in .amount', '.timeline .amount'].map(
        (selector) => document.querySelector(selector)?.textContent,
      );
    });
    expect(printed).toBe(near);
  });
});

/** Runs in the page: moves the first slider back and forth with every frame. */
function moveWithoutRest(): void {
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  let value = 20;
  const move = () => {
    value = value === 60 ? 20 : value + 1;
    set?.call(slider, String(value));
    slider?.dispatchEvent(new Event('input', { bubbles: true }));
    requestAnimationFrame(move);
  };
  move();
}
