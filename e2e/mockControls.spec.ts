import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type {} from '../mocks/control/MockControls.ts';
import { demoDialog, reportForm, requestDemoButton, requestReport } from './forms.ts';
import { open, openSection, panel, requestDemo, tab, test, toast } from './offlineBuild.ts';

/** Sends a demo request that fails twice, until it is accepted. */
async function requestDemoThreeTimes(page: Page) {
  await requestDemo(page);
  await expect(toast(page)).toContainText('Ошибка отправки');
  await requestDemoButton(page).click();
  await requestDemoButton(page).click();
  await expect(demoDialog(page)).toBeHidden();
}

/** The outcomes of the recorded requests, such as `POST /api/demo-submission → 503`. */
const outcomes = (page: Page) =>
  panel(page)
    .locator('.offline-exchanges li')
    .evaluateAll((items) => items.map((item) => /[A-Z]+ \/api.*(?=,)/.exec(item.textContent)?.[0]));

test('a link plays a sequence: the server is busy twice, the page retries, the report is sent', async ({
  page,
}) => {
  await open(page, './?mock=sendRoiReport:503~1sx2');
  await requestReport(page, 'ada@example.com');
  await expect(reportForm(page).getByText('Sent to ada@example.com')).toBeVisible();
  await openSection(page, 'Recording');
  expect(await outcomes(page)).toEqual([
    'POST /api/roi-calculation → 201',
    'POST /api/webhook/contact-form → 202',
    'POST /api/send-roi-report → 503',
    'POST /api/send-roi-report → 503',
    'POST /api/send-roi-report → 202',
  ]);
});

test('a test plays a sequence of steps, and gets an error for an invalid one', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.mocks?.play('demoSubmission:503x1;200-300ms'));
  await expect(tab(page)).toHaveText('Offline: demoSubmission:503x1;200-300ms');
  await requestDemo(page);
  await expect(toast(page)).toContainText('Ошибка отправки');
  await requestDemoButton(page).click();
  await expect(demoDialog(page)).toBeHidden();
  const state = await page.evaluate(() => window.mocks?.state());
  expect(state?.leads.map(({ company }) => company)).toEqual(['Analytical Engines']);
  await expect(page.evaluate(() => window.mocks?.play('demoSubmission:503x1;5'))).rejects.toThrow(
    '"5" is not a failure mode of demoSubmission; expected ok, slow, ',
  );
});

test('a request chooses its own failure mode with a header', async ({ page }) => {
  await open(page);
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['roiCalculation:429', 'roiCalculation:400'].map((mock) =>
        fetch('/api/roi-calculation', { method: 'POST', headers: { 'X-Mock': mock } }).then(
          ({ status }) => status,
        ),
      ),
    ),
  );
  expect(statuses).toEqual([429, 400]);
});

test('a session is saved as a HAR file, and replayed from it in an empty browser', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  await open(page, './?mock=demoSubmission:503x1;lostx1');
  await requestDemoThreeTimes(page);
  await openSection(page, 'Recording');
  const recorded = await outcomes(page);
  const download = page.waitForEvent('download');
  await panel(page).getByRole('link', { name: 'Save session.har' }).click();
  const file = testInfo.outputPath('session.har');
  await (await download).saveAs(file);
  expect(JSON.parse(await readFile(file, 'utf8')).log.version).toBe('1.2');

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(other);
  const section = await openSection(other, 'Recording');
  await section.getByLabel('Replay a recording (HAR)').setInputFiles(file);
  await expect(section).toContainText('it has 3 left');
  await other.reload();
  await other.locator('html[data-ready]').waitFor();
  await requestDemoThreeTimes(other);
  await openSection(other, 'Recording');
  await expect(section).toContainText('it has 0 left');
  expect(recorded).toEqual([
    'POST /api/demo-submission → 503',
    'POST /api/demo-submission → no response',
    'POST /api/demo-submission → 202',
  ]);
  expect((await other.evaluate(() => window.mocks?.state()))?.leads).toEqual([]);
  await section.getByRole('button', { name: 'Stop the replay' }).click();
  await expect(section).not.toContainText('left');
  await other.context().close();
});

test('a file that cannot be replayed is refused with the reason', async ({ page }, testInfo) => {
  await open(page);
  const section = await openSection(page, 'Recording');
  const file = testInfo.outputPath('wrong.har');
  await writeFile(file, '{}');
  await section.getByLabel('Replay a recording (HAR)').setInputFiles(file);
  await expect(section.getByRole('alert')).toContainText('Not a HAR file: log: ');
});

test('a sequence is typed in the panel, which reports invalid steps', async ({ page }) => {
  await open(page);
  const failureModes = await openSection(page, 'Failure modes');
  const field = failureModes.getByLabel('Failure modes as text');
  await field.fill('roiCalculation:503;ok');
  await expect(failureModes.getByRole('alert')).toContainText('"ok" never follows');
  await field.fill('roiCalculation:503x2,sendRoiReport:200-800ms');
  await field.press('Enter');
  await expect(failureModes.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(/\?mock=roiCalculation:503x2,sendRoiReport:200-800ms$/);
  await expect(panel(page).getByLabel('sendRoiReport')).toHaveValue('200-800ms');
});
