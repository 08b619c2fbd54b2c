import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from 'playwright/test';
import { type Calculator, expect, test } from './calculator.ts';

const demoDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a demo' });

/** The page in every state a visitor can bring it to; each begins on the page as it opens. */
const states: Record<string, (calculator: Calculator) => Promise<void>> = {
  'as it opens': async () => {},
  'systems list open': async ({ page }) => {
    await page.getByRole('button', { name: /^Systems to connect/ }).click();
    await page.getByRole('option', { name: 'Slack' }).click();
    await page.getByRole('option', { name: 'Gmail' }).click();
  },
  'systems list without a match': async ({ page }) => {
    await page.getByRole('button', { name: /^Systems to connect/ }).click();
    await page.getByRole('combobox', { name: 'Filter by name or category' }).fill('zzz');
    await expect(page.getByText('Not listed?')).toBeVisible();
  },
  'calendar open': async ({ page }) => {
    await page.getByRole('button', { name: /^Target date/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
  'everything chosen': async (calculator) => {
    const { page } = calculator;
    await calculator.slide('Number of integrations', 1);
    await page.getByRole('button', { name: /^Systems to connect/ }).click();
    await page.getByRole('option', { name: 'Salesforce' }).click();
    await page.getByRole('option', { name: 'Gmail' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Target date/ }).click();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await calculator.chooseRegion('custom');
    await page.getByLabel('Your hourly rate').fill('600');
    await expect(page.getByText('Usual rates are')).toBeVisible();
    await seeAllParts(page);
    const closed = page.locator('details:not([open]) > summary').filter({ visible: true });
    while ((await closed.count()) > 0) await closed.first().click();
  },
  'help open': async ({ page }) => {
    await page.getByRole('button', { name: 'Help: Developers' }).click();
    await expect(page.getByText('The people who would build the integrations.')).toBeVisible();
  },
  'derivation open': async (calculator) => {
    await calculator.figure('Initial Total').getByRole('button').click();
    await expect(calculator.page.getByRole('dialog')).toContainText('$43,780');
  },
  'demo dialog open': async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }).click();
    await expect(demoDialog(page).getByLabel('First name')).toBeVisible();
  },
  'demo dialog with errors': async (calculator) => {
    await states['demo dialog open']?.(calculator);
    await demoDialog(calculator.page).getByLabel('Business email').fill('ada@');
    await calculator.page.getByRole('button', { name: 'Request Demo' }).click();
    await expect(calculator.page.getByText('Please enter a valid email')).toBeVisible();
  },
  'report form with errors': async ({ page }) => {
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Send to My Inbox' }).click();
    await expect(page.getByText('Company is required')).toBeVisible();
  },
  'report on its way': async (calculator) => {
    await calculator.page.route('**/api/webhook/contact-form', () => {});
    await sendReport(calculator.page);
    await expect(calculator.page.getByText('Step 3 of 4')).toBeVisible();
  },
  'report sent': async ({ page }) => {
    await sendReport(page);
    await expect(page.getByText('Sent to ada@example.com')).toBeVisible();
  },
  'toast up': async (calculator) => {
    const { page } = calculator;
    calculator.expectedErrors.push(/The demo request was not accepted/);
    await states['demo dialog open']?.(calculator);
    await page.route('**/api/demo-submission', (route) => route.abort());
    for (const name of ['First name', 'Last name', 'Company name'])
      await demoDialog(page).getByLabel(name).fill('Ada');
    await demoDialog(page).getByLabel('Business email').fill('ada@example.com');
    await demoDialog(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Request Demo' }).click();
    // A toast stays for as long as the pointer rests on it.
    await page.getByText('Ошибка отправки').hover();
  },
};

async function sendReport(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Business email').fill('ada@example.com');
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await page.getByRole('button', { name: 'Send to My Inbox' }).click();
}

/** Parts of the page come when they are near the screen: bring each there once. */
async function seeAllParts(page: Page): Promise<void> {
  for (const section of await page.locator('section').all()) await section.scrollIntoViewIfNeeded();
  const form = page.getByRole('region', { name: 'Get Detailed ROI Report' });
  await expect(form.getByLabel('Company')).toBeVisible();
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [state, reach] of Object.entries(states)) {
      test(`axe finds nothing in either theme: ${state}`, async ({
        calculator,
        page,
      }, testInfo) => {
        await calculator.open();
        await reach(calculator);
        await expectNoViolationsInEitherTheme(page, testInfo);
      });
    }

    test('axe finds nothing in either theme: page not found', async ({ page }, testInfo) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expectNoViolationsInEitherTheme(page, testInfo);
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

      for (const [state, reach] of Object.entries(states)) {
        test(`nothing scrolls sideways: ${state}`, async ({ calculator, page }, testInfo) => {
          await calculator.open();
          await reach(calculator);
          await page.screenshot({ path: testInfo.outputPath('page.png') });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            viewport.width,
          );
        });
      }
    });
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('whatever can be pressed takes the press within 44 pixels', async ({ calculator, page }) => {
    await calculator.open();
    await states['everything chosen']?.(calculator);
    await page.keyboard.press('Escape');
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
    expect(stops.slice(0, 13)).toEqual([
      'Skip to the calculator',
      'Albato Embedded: product page',
      'Schedule Demo',
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
  await states['everything chosen']?.(calculator);
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

test.describe('forced colours', () => {
  for (const [state, reach] of Object.entries(states)) {
    test(`axe finds nothing: ${state}`, async ({ calculator, page }, testInfo) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await calculator.open();
      await reach(calculator);
      await page.screenshot({ path: testInfo.outputPath('page.png'), fullPage: true });
      await expectNoViolations(page, 'forced colours');
    });
  }
});

async function expectNoViolationsInEitherTheme(page: Page, testInfo: TestInfo): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: testInfo.outputPath(`${colorScheme}.png`) });
    await expectNoViolations(page, colorScheme);
  }
}

async function expectNoViolations(page: Page, look: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target}: ${failureSummary}`),
  );
  expect(found, look).toEqual([]);
}

/** Runs in the page: what a press 21 pixels off its middle misses; links within a sentence are as large as their words. */
function tooSmallForAFinger(): string[] {
  const pressable = document.querySelectorAll<HTMLElement>('a, button, input, select, summary');
  return [...pressable].flatMap((element) => {
    const isInSentence = getComputedStyle(element).display === 'inline';
    if (isInSentence || !element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.tabIndex < 0 || element.closest('.skip-link')) return [];
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const misses = [
      [x, y - 21],
      [x, y + 21],
      [x - 21, y],
      [x + 21, y],
    ].filter(([pointX = 0, pointY = 0]) => {
      const hit = document.elementFromPoint(pointX, pointY);
      const slider = hit?.closest('.slider-control');
      return !(
        element.contains(hit) ||
        slider?.contains(element) ||
        hit?.closest('label')?.control === element
      );
    });
    return misses.length > 0 ? [`${element.outerHTML.slice(0, 120)} (${width} × ${height})`] : [];
  });
}

/** Runs in the page: what a stop is called, near enough to tell it from the others. */
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
