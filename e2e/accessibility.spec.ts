import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from 'playwright/test';
import { type Calculator, expect, test } from './calculator.ts';

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
    await expect(page.getByText('No system by that name.')).toBeVisible();
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
    for (const closed of await page.locator('details:not([open]) > summary').all())
      await closed.click();
  },
  'help open': async ({ page }) => {
    await page.getByRole('button', { name: 'Help: Developers' }).click();
    await expect(page.getByText('The people who would build the integrations.')).toBeVisible();
  },
};

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

async function expectNoViolationsInEitherTheme(page: Page, testInfo: TestInfo): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: testInfo.outputPath(`${colorScheme}.png`) });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target}: ${failureSummary}`),
    );
    expect(found, colorScheme).toEqual([]);
  }
}
