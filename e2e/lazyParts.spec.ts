import type { Page } from 'playwright/test';
import { expect, test } from './calculator.ts';
import { tabCard } from './controls.ts';
import { saveScreenshot } from './findViolations.ts';
import { demoDialog } from './forms.ts';
import { forecast, forecastFile, lazyParts, pressInitialTotal, tryAgain } from './lazyParts.ts';

const parts = Object.entries(lazyParts);
const firsts = parts.flatMap(([, { isFirst }], at) => (isFirst || at === 0 ? [at] : []));

for (const [place, first] of firsts.entries()) {
  const onPage = parts.slice(first, firsts[place + 1]);
  const names = onPage.map(([part]) => part).join(', ');
  test(`a failure to load stays said, and a press loads it: ${names} @night`, async ({
    calculator,
    page,
  }, testInfo) => {
    test.slow();
    calculator.expectedErrors.push(/could not be loaded/, /importScripts/, /Failed to fetch/);
    await calculator.open();
    for (const [part, { file, ask, requestAgain, failure, shown }] of onPage) {
      await test.step(part, async () => {
        const note = page.getByText(failure).filter({ visible: true }).first();
        await page.route(file, (route) => route.abort());
        await ask(page);
        await expect(note).toBeVisible();
        await expect(shown(page)).toBeHidden();
        await saveScreenshot(page, testInfo, `${part}.png`);
        await note.evaluate((element) => element.setAttribute('data-old', ''));
        await tryAgain(page).first().click();
        // The note stays until the part has failed again, which is another note.
        await expect(page.locator('[data-old]')).toHaveCount(0);
        await expect(note).toBeVisible();
        await page.unroute(file);
        await (requestAgain ?? ((at) => tryAgain(at).first().click()))(page);
        await expect(shown(page)).toBeVisible();
        await expect(note).toHaveCount(0);
        // It may cover what requests the next one.
        await page.keyboard.press('Escape');
      });
    }
  });
}

test('the focus stays at the card of tabs while it loads again @night', async ({
  calculator,
  page,
}) => {
  await page.route(forecastFile, (route) => route.abort());
  await calculator.open();
  await forecast(page).scrollIntoViewIfNeeded();
  await forecast(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(tabCard(page)).toBeFocused();
});

test('a rate of one’s own never counts without its field, which needs no further script @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/could not be loaded|Failed to fetch/);
  await calculator.open();
  await calculator.slide('Number of integrations', 5);
  await page.route(/\.js/, (route) => route.abort());
  await calculator.chooseRegion('custom');
  const rate = page.getByRole('spinbutton', { name: 'Hourly rate' });
  await expect(rate).toBeVisible();
  await rate.fill('80');
  await expect(calculator.figure('Initial Total')).toHaveText('$63,680');
});

/** No server has the files any more, by default those of the page's whole release. */
async function endRelease(page: Page, files = /\.[0-9a-f]{8}\.\w+(\?|$)/): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

const updateNote = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page was updated.' });
const reloadButton = (page: Page) => updateNote(page).getByRole('button', { name: 'Reload' });

test('a page whose files are gone says that it was updated, and keeps inputs and forms over a reload', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/could not be loaded/, /FileGone/);
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  const demoButton = page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' });
  await demoButton.click();
  const firstName = demoDialog(page).getByLabel('First name');
  await firstName.fill('Ada');
  await page.keyboard.press('Escape');
  await endRelease(page);
  await calculator.figure('Initial Total').getByRole('button').click();
  await expect(updateNote(page)).toBeVisible();
  await expect(page.getByText(/connection/).filter({ visible: true })).toHaveCount(0);
  await demoButton.click();
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(firstName).toHaveValue('Ada');
  await expect(calculator.figure('Initial Total')).toHaveText('$110,352');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ada');
});

for (const [part, file, ask] of [
  ['a worker', /forecastWorker/, (page: Page) => forecast(page).scrollIntoViewIfNeeded()],
  ['what a worker fetches', /explain\./, pressInitialTotal],
] as const) {
  test(`${part} that is gone updates the page too @night`, async ({ calculator, page }) => {
    calculator.expectedErrors.push(/FileGone|importScripts|worker failed|No server has/);
    await endRelease(page, file);
    await calculator.open();
    await ask(page);
    await expect(updateNote(page)).toBeVisible();
  });
}

test('a page whose script is gone says that it was updated, and starts after a reload @night', async ({
  page,
}) => {
  await endRelease(page);
  await page.goto('/');
  await expect(updateNote(page)).toBeVisible();
  await expect(page.getByText(/check your connection/)).toBeHidden();
  await page.unrouteAll();
  await reloadButton(page).click();
  await page.locator('html[data-ready]').waitFor();
  await expect(updateNote(page)).toBeHidden();
});
