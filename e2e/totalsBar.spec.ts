import type { Locator, Page } from 'playwright/test';
import { expect, test } from './calculator.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Totals of year 1' });
const verdict = (page: Page) => page.locator('.verdict');

/** What a pointer would meet in the middle of an element's place: the element itself, or what covers it. */
async function isUppermost(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

for (const [device, width, height] of [
  ['phone', 360, 740],
  ['tablet', 768, 900],
  ['laptop', 1366, 650],
] as const) {
  test(`on a ${device} both totals stand at the foot, follow the inputs, and lead to the results`, async ({
    calculator,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await calculator.open();
    await expect(verdict(page)).not.toBeInViewport();
    await expect(bar(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await calculator.slide('Number of integrations', 12);
    for (const [side, figure] of [
      ['.in-house', 'Initial Total'],
      ['.embedded', 'Total Year 1'],
    ] as const) {
      const shown = await bar(page).locator(side).innerText();
      await expect(calculator.figure(figure)).toHaveText(shown);
    }
    // Where it stands: Playwright would first scroll to the bar's own place.
    const box = await bar(page).getByRole('link').boundingBox();
    await page.mouse.click(width / 2, (box?.y ?? 0) + 30);
    await expect(verdict(page)).toBeInViewport();
  });
}

for (const [path, width] of [
  ['/', 1366],
  ['/', 768],
  ['/', 360],
  ['/?embed=1', 1366],
] as const) {
  test(`on ${width} pixels the totals take no room between inputs and verdict of ${path}`, async ({
    calculator,
    page,
  }) => {
    await page.setViewportSize({ width, height: 650 });
    await calculator.open(path);
    const columns = page.locator('.columns').first();
    const gap = ((await verdict(page).boundingBox())?.y ?? 0) - (await footOf(columns));
    expect(gap).toBe(20);
  });
}

test('the verdict takes the place of the totals as it comes up, but for the keyboard', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await calculator.open();
  const link = bar(page).getByRole('link');
  expect(await isUppermost(link)).toBe(true);

  await verdict(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isUppermost(link)).toBe(false);
  await link.focus();
  await expect.poll(() => isUppermost(link)).toBe(true);
});

test('a field that takes focus does not hide behind the totals', async ({ calculator, page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await calculator.open();
  const date = page.getByRole('button', { name: /Target date/ });
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    if (await date.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(date).toBeFocused();
  const top = (await bar(page).getByRole('link').boundingBox())?.y ?? 0;
  expect(await footOf(date)).toBeLessThanOrEqual(top);
});

async function footOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box.y + box.height;
}

test.describe('figures that are out of sight', () => {
  const far = (page: Page) => page.locator('.headline strong').first();

  test.beforeEach(async ({ calculator, page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await calculator.open();
    await expect(far(page)).not.toBeInViewport();
    const before = await bar(page).locator('.in-house').innerText();
    await page.evaluate(moveWithoutRest);
    await expect(bar(page).locator('.in-house')).not.toHaveText(before);
  });

  test('are there as one scrolls to them, though the hand does not rest', async ({ page }) => {
    await far(page).scrollIntoViewIfNeeded();
    for (const _ of ['once', 'and on']) {
      const shown = await far(page).innerText();
      await expect(far(page)).not.toHaveText(shown);
    }
  });

  test('are there on paper', async ({ page }) => {
    const [near, printed] = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return ['.totals-bar strong', '.headline strong'].map(
        (selector) => document.querySelector(selector)?.textContent,
      );
    });
    expect(printed).toBe(near);
  });
});

/** In the page: move the first slider with every frame, to and fro. */
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
