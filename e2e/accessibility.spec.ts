import type { Page, TestInfo } from 'playwright/test';
import { type Calculator, expect, test } from './calculator.ts';
import { findViolations, renderEverySection } from './findViolations.ts';
import { chooseEverything, statesOfVisit } from './pageStates.ts';
import { saveScreenshot } from './saveScreenshot.ts';

type Media = Parameters<Page['emulateMedia']>[0];

const themes: Record<string, Media> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
};
const looks: Record<string, Media> = {
  ...themes,
  'forced colours': { colorScheme: null, forcedColors: 'active' },
};

/** Runs a check where everything was chosen, then on a new page in every state of a visit. */
async function inEveryState(
  calculator: Calculator,
  check: (state: string) => Promise<void>,
): Promise<void> {
  await test.step('everything chosen', async () => {
    await calculator.open();
    await chooseEverything(calculator);
    await check('everything chosen');
  });
  await calculator.open();
  for (const { name, reach, leave } of statesOfVisit(calculator)) {
    await test.step(name, async () => {
      await reach();
      await check(name);
      await leave?.();
    });
  }
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing in any state, in either theme and in forced colours', async ({
      calculator,
      page,
    }, testInfo) => {
      test.slow();
      await inEveryState(calculator, (state) => expectNoViolations(page, testInfo, state, looks));
    });

    test('axe finds nothing in either theme: page not found', async ({ page }, testInfo) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expectNoViolations(page, testInfo, 'page not found', themes);
    });
  });
}

test.describe('narrow and enlarged', () => {
  const screens = [
    { name: '320 pixels, 400% zoom of 1280 × 1024', viewport: { width: 320, height: 256 } },
    { name: '640 pixels, 200% zoom of 1280 × 1024', viewport: { width: 640, height: 512 } },
  ];
  for (const { name, viewport } of screens) {
    test.describe(name, () => {
      test.use({ viewport });

      test('nothing scrolls sideways in any state', async ({ calculator, page }, testInfo) => {
        test.slow();
        await inEveryState(calculator, async (state) => {
          await saveScreenshot(page, testInfo, `${state}.png`);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, state).toBe(viewport.width);
        });
      });
    });
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every control takes a press within 44 pixels', async ({ calculator, page }) => {
    await calculator.open();
    await chooseEverything(calculator);
    await page.keyboard.press('Escape');
    await page.evaluate(renderEverySection);
    expect(await page.evaluate(tooSmallForAFinger)).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test('every stop shows where the focus is, in reading order', async ({ calculator, page }) => {
    await calculator.open();
    const stops: string[] = [];
    const seenKinds = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) break;
      const box = await focused.boundingBox();
      if (!box) throw new Error('A hidden element took the focus.');
      stops.push(await focused.evaluate(nameOf));
      const kind = await focused.evaluate(({ tagName, className }) => `${tagName}.${className}`);
      if (seenKinds.has(kind)) continue;
      seenKinds.add(kind);
      const clip = {
        x: Math.max(0, box.x - 8),
        y: Math.max(0, box.y - 8),
        width: box.width + 16,
        height: box.height + 16,
      };
      const withFocus = await page.screenshot({ clip });
      await focused.blur();
      const withoutFocus = await page.screenshot({ clip });
      expect(withFocus.equals(withoutFocus), `${stops.at(-1)} shows its focus`).toBe(false);
    }
    expect(stops.slice(0, 25)).toEqual([
      'Skip to the calculator',
      'Albato Embedded: product page',
      'Schedule Demo',
      '36 months',
      '$131,983',
      '3.9 months',
      '$34,164',
      '3 weeks',
      'Copy link',
      'Compare',
      'More',
      'CRM starter',
      'Marketing suite',
      'Enterprise',
      'Undo',
      'Help: Number of integrations',
      'Number of integrations',
      'Number of integrations',
      'Systems to connect',
      'Target date',
      'Help: Developers',
      'Developers',
      'Developers',
      'Time spent on integrations',
      'Region',
    ]);
  });
});

test('reduced motion leaves nothing that moves', async ({ calculator, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculator.open();
  await chooseEverything(calculator);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      const durations = `${style.transitionDuration}, ${style.animationDuration}`.split(', ');
      const isMoving =
        durations.some((duration) => duration !== '0s') || style.scrollBehavior === 'smooth';
      return isMoving ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving).toEqual([]);
});

/** Looks for violations in each look, and leaves the page in none of them. */
async function expectNoViolations(
  page: Page,
  testInfo: TestInfo,
  state: string,
  inLooks: Record<string, Media>,
): Promise<void> {
  for (const [look, media] of Object.entries(inLooks)) {
    await page.emulateMedia(media);
    await saveScreenshot(page, testInfo, `${state}, ${look}.png`);
    expect.soft(await findViolations(page), `${state}, ${look}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/**
 * Runs in the page: lists controls that a press 21 pixels off their middle misses, except links
 * within a sentence.
 */
function tooSmallForAFinger(): string[] {
  const tooSmall: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, input, select, summary',
  )) {
    const isInSentence = getComputedStyle(element).display === 'inline';
    if (isInSentence || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.tabIndex < 0 || element.closest('.skip-link')) continue;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isMissed = [
      [x, y - 21],
      [x, y + 21],
      [x - 21, y],
      [x + 21, y],
    ].some(([pointX = 0, pointY = 0]) => {
      const hit = document.elementFromPoint(pointX, pointY);
      const slider = hit?.closest('.slider-control');
      return !(
        element.contains(hit) ||
        slider?.contains(element) ||
        hit?.closest('label')?.control === element
      );
    });
    if (isMissed) tooSmall.push(`${element.outerHTML.slice(0, 120)} (${width} × ${height})`);
  }
  return tooSmall;
}

/** Runs in the page: a name that distinguishes a focusable element from the others. */
function nameOf(element: Element): string {
  const label =
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby')?.split(' ') ?? [])
      .slice(0, 1)
      .map((id) => document.getElementById(id)?.textContent)
      .join();
  if (label) return label;
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    return element.labels?.[0]?.textContent ?? '';
  }
  return element.textContent ?? '';
}
