import { expect, holdScript, test } from './calculator.ts';
import { saveScreenshot } from './findViolations.ts';
import { reportForm, sendReportButton } from './forms.ts';
import { translate } from './translation.ts';

const somethingWrong = 'something went wrong here. Reload the page to use it again.';

test('a section that fails leaves the others alive, and its reload keeps what was entered @night', async ({
  page,
  calculator,
}, testInfo) => {
  calculator.expectedErrors.push(/NotFoundError/);
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await page.locator('.closer-look').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show as table' }).click();
  // An extension of the browser takes away what React removes later.
  await page.locator('.cost-table').evaluate((table) => table.remove());
  await page.getByRole('button', { name: 'Hide the table' }).click();
  const note = page.locator('.forecast .failed-part');
  await expect(note).toContainText(`60-month cost forecast: ${somethingWrong}`);
  await saveScreenshot(page, testInfo, 'section.png');

  await calculator.setShare(80);
  await calculator.chooseRegion('asia');
  await page.locator('#detailed-roi-form').scrollIntoViewIfNeeded();
  // The button follows the consent once the form's script is there.
  await reportForm(page).getByRole('checkbox').check();
  await expect(sendReportButton(page)).toBeEnabled();
  await page.getByRole('textbox', { name: 'Company' }).fill('Analytical Engines');
  await expect(page).toHaveURL(/integrations=12&developers=2&share=80&region=asia/);
  const total = '$42,168';
  await expect(calculator.figure('Initial Total')).toHaveText(total);

  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(note).toHaveCount(0);
  await expect(calculator.figure('Initial Total')).toHaveText(total);
  await page.locator('#detailed-roi-form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Analytical Engines');
});

test('a section that a browser cannot start leaves the others alive @night', async ({
  page,
  calculator,
}) => {
  calculator.expectedErrors.push(/ResizeObserver/);
  await page.addInitScript(() => Object.assign(window, { ResizeObserver: undefined }));
  await calculator.open();
  await page.locator('.closer-look').scrollIntoViewIfNeeded();
  await expect(page.locator('.closer-look .failed-part')).toContainText(
    `A closer look: ${somethingWrong}`,
  );
  await calculator.slide('Number of integrations', 6);
  await expect(calculator.figure('Initial Total')).toHaveText('$52,536');
});

test('a page that cannot start at all says so @night', async ({ page, calculator }, testInfo) => {
  calculator.expectedErrors.push(/URLSearchParams/);
  await page.addInitScript(() => Object.assign(window, { URLSearchParams: undefined }));
  await page.goto('/');
  await expect(page.locator('#root')).toContainText(somethingWrong);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await saveScreenshot(page, testInfo, 'page.png');
});

test('a page that was translated before its script starts works', async ({ page, calculator }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await page.evaluate(translate, 'font');
  await release();
  await calculator.slide('Number of integrations', 6);
  await expect(calculator.figure('Initial Total')).toHaveText('$52,536');
  expect(await page.evaluate(() => translation?.problems)).toEqual([]);
  await expect(page.locator('.failed-part')).toHaveCount(0);
});
