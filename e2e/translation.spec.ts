import type { Page } from 'playwright/test';
import { Calculator, expect, hold, holdScript, test } from './calculator.ts';
import {
  chooseTab,
  compareButton,
  openAssumptions,
  systemOptions,
  systemsField,
} from './controls.ts';
import { driveEveryControl, translate } from './translation.ts';

const pressOnSlider = (page: Page, name: string, key: string) =>
  page.getByRole('slider', { name }).press(key);

/** A visitor's way through the page; after each step, the page shows its answer. */
const journey: Record<string, (calculator: Calculator, page: Page) => Promise<void>> = {
  async 'every section is loaded'(_, page) {
    await chooseTab(page, 'Forecast');
    await page.locator('.cost-chart [role="img"]').waitFor();
    await openAssumptions(page);
    await chooseTab(page, 'For your CFO');
    await page.locator('.finance-table').first().waitFor();
  },
  async 'a slider moves by ten'(calculator, page) {
    await pressOnSlider(page, 'Number of integrations', 'PageUp');
    await expect(calculator.figure('Total Year 1')).toHaveText('$19,788');
  },
  'a share is typed': (calculator) => calculator.setShare(60),
  'a region is chosen': (calculator) => calculator.chooseRegion('asia'),
  async 'a currency is chosen'(_, page) {
    await page.locator('select.currency').selectOption('eur');
  },
  async 'a target date is chosen'(_, page) {
    await page.getByRole('button', { name: /Target date/ }).click();
    await page.locator('[role="grid"] :focus').waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('your date').first()).toBeVisible();
  },
  async 'systems are chosen'(_, page) {
    await systemsField(page).click();
    await page.keyboard.type('hub');
    await expect(systemOptions(page)).toHaveCount(2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.locator('.systems .why').first().waitFor({ state: 'attached' });
  },
  async 'a scenario is pinned and compared'(_, page) {
    await compareButton(page).click();
    await pressOnSlider(page, 'Developers', 'ArrowRight');
    await page.locator('.comparison .better').first().waitFor({ state: 'attached' });
  },
};

/** In one engine (decision 0879): translation does the same to the nodes of a page in each. */
test('a translated page shows in each step of a journey what an untranslated one shows @night', async ({
  calculator,
  context,
  page,
}) => {
  const plain = new Calculator(await context.newPage());
  await plain.open();
  await calculator.open();
  await page.evaluate(translate, 'font');
  for (const [name, step] of Object.entries(journey)) {
    await step(plain, plain.page);
    await step(calculator, page);
    const text = await settledText(plain.page);
    await expect.poll(() => page.evaluate(shownText), { message: name }).toBe(text);
  }
  await expectNoProblem(page);
});

test('a translated page whose every control was used shows what its link shows @night', async ({
  calculator,
  context,
  page,
}) => {
  await calculator.open();
  await page.evaluate(translate, 'span');
  await page.evaluate(driveEveryControl, []);
  await page.waitForFunction(() => translation?.driven);
  await expectNoProblem(page);
  await settledText(page);
  const figures = await page.evaluate(shownFigures);
  const other = new Calculator(await context.newPage());
  await other.open(page.url());
  await expect.poll(() => other.page.evaluate(shownFigures)).toEqual(figures);
});

test('inputs from before the script stay where a translation comes first', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await page.getByRole('radio', { name: '60 months' }).check();
  await page.getByRole('spinbutton', { name: 'Time spent on integrations' }).fill('60');
  await page.getByLabel('Region').selectOption('asia');
  await page.getByRole('slider', { name: 'Developers' }).press('ArrowRight');
  await page.evaluate(translate, 'font');
  await release();
  await expect(page.getByRole('slider', { name: 'Developers' })).toBeFocused();
  await expect(page).toHaveURL(/#v1&integrations=5&developers=3&share=60&region=asia$/);
  await expect(page.getByRole('radio', { name: '60 months' })).toBeChecked();
});

test('texts from before the script of a form stay where a translation comes first @night', async ({
  calculator,
  page,
}) => {
  const release = await hold(page, /ReportForm\.[0-9a-f]+\.js$/);
  await calculator.open();
  const field = page.getByLabel('Name', { exact: true });
  await page.getByRole('checkbox').check();
  await field.pressSequentially('Ольга');
  await page.evaluate(translate, 'font');
  release();
  await expect(page.locator('form.report-form button[type=submit]')).toBeEnabled();
  await field.pressSequentially(' Ким');
  await expect(field).toHaveValue('Ольга Ким');
});

async function expectNoProblem(page: Page): Promise<void> {
  expect(await page.evaluate(() => translation?.problems)).toEqual([]);
  await expect(page.locator('.failed-part')).toHaveCount(0);
}

/** The text of the page once nothing changes any more. */
async function settledText(page: Page): Promise<string> {
  let text = '';
  const isSettled = async () => {
    const before = text;
    text = await page.evaluate(shownText);
    return text === before && (await page.locator('html[data-unsure]').count()) === 0;
  };
  // Longer than what follows the last answer.
  await expect.poll(isSettled, { intervals: [600] }).toBe(true);
  return text;
}

/** Runs in the page. */
function shownText(): string {
  return (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Runs in the page: the figures of the results. */
function shownFigures(): string[] {
  const figures = document.querySelectorAll('.costs td, .timeline .duration, .breakdown-line dd');
  return [...figures].map(({ textContent }) => textContent);
}
