import { expect, type Page } from 'playwright/test';
import type {} from '../mocks/MockControls.ts';
import { demoDialog, reportForm, requestDemo, requestDemoButton, requestReport } from './forms.ts';
import { open, openSection, panel, tab, test, toast } from './offlineBuild.ts';

/** Collects the responses that the page gets, such as `POST /api/demo-submission → 503`. */
function collectOutcomes(page: Page): string[] {
  const outcomes: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || !response.fromServiceWorker()) return;
    outcomes.push(`${response.request().method()} ${pathname} → ${response.status()}`);
  });
  return outcomes;
}

test('a link plays a sequence: the server is busy twice, the page retries, the report is sent', async ({
  page,
}) => {
  const outcomes = collectOutcomes(page);
  await open(page, './?mock=sendRoiReport:503~1sx2');
  await requestReport(page, 'ada@example.com');
  await expect(reportForm(page).getByText('Sent to ada@example.com')).toBeVisible();
  expect(outcomes).toEqual([
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
