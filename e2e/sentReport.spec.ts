import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { defaultInputs } from '../contract/defaults.ts';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { usualMoment } from '../testing/moment.ts';
import { buildReport } from '../worker/report/buildReport.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { writeXlsx } from '../worker/workbook/writeXlsx.ts';
import { type Calculator, defaultSavings, expect, test } from './calculator.ts';
import { reportForm, requestReport, sendReport } from './forms.ts';

const email = 'ada@example.com';

const hidden = (calculator: Calculator) =>
  calculator.figure('Initial cost savings').locator('.blurred');

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    reportForm(page).getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the box of a sent report states the four savings and offers every file; after a changed input the PDF is built for the current inputs', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await sendReport(page, email);
  const box = reportForm(page).locator('.report-ready');
  for (const [label, amount] of defaultSavings) {
    const tile = box.locator('.tile', { hasText: label });
    await expect(tile.getByRole('button', { name: amount })).toBeVisible();
  }
  await expect(box).toContainText('These figures stay visible in this browser for 30 days.');
  const csv = await download(page, 'Download CSV');
  expect(csv.name).toBe('integration-roi.csv');
  const lines = csv.bytes.toString();
  expect(lines).toMatch(/^Savings,"Initial cost savings \(.+\)",,31192,USD,\r$/m);
  expect(lines).toContain('Month by month,"In-house, cumulative cost",36,131983.23,USD,');
  expect(lines).toContain('Month by month,"Embedded, cumulative cost",36,34164,USD,');
  expect(lines).toMatch(/^Scenario,Link,,http.+#v1&integrations=5&.+,,\r$/m);
  const workbook = await download(page, 'Download Excel workbook');
  expect(workbook.name).toBe('integration-roi.xlsx');
  const today = usualMoment.startsAt.slice(0, 10);
  const companyName = 'Analytical Engines';
  const link = new URL(`/#${scenarioFragment(defaultInputs)}`, page.url()).href;
  const sheets = pricingWorkbook({ inputs: defaultInputs, today, companyName, link });
  expect(workbook.bytes.equals(writeXlsx(sheets))).toBe(true);
  const mailed = await download(page, 'Download the PDF');
  expect(mailed.name).toMatch(/\.pdf$/);

  await calculator.slide('Number of integrations', 12);
  await expect(reportForm(page)).toContainText('You have changed the inputs since.');
  await expect(reportForm(page).getByRole('button', { name: 'Download the PDF' })).toHaveCount(0);
  const updated = await download(page, 'Download an updated PDF');
  await expect(page).toHaveURL(/#v1&integrations=12/);
  const expected = await buildReport(
    {
      contactName: 'Ada Byron',
      companyName,
      date: today,
      inputs: { ...defaultInputs, integrationCount: 12 },
      url: page.url(),
    },
    loadReportFont,
  );
  expect(updated.bytes.equals(expected)).toBe(true);

  await calculator.slide('Number of integrations', 5);
  await expect(reportForm(page)).not.toContainText('You have changed the inputs since.');
  expect((await download(page, 'Download the PDF')).bytes.equals(mailed.bytes)).toBe(true);

  await calculator.open();
  await expect(calculator.figure('Initial cost savings')).toHaveText('$31,192');
  await expect(hidden(calculator)).toHaveCount(0);
});

test('the link of a sent report reveals the savings in any browser; one that was not sent has neither savings nor files @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/The report was not sent/);
  const saveAndForget = async (send: () => Promise<void>) => {
    const saved = page.waitForResponse('**/api/roi-calculation');
    await send();
    const { url } = await (await saved).json();
    await page.evaluate(() => localStorage.clear());
    return url as string;
  };
  await calculator.open();
  const ofSent = await saveAndForget(() => sendReport(page, email));
  await calculator.open(ofSent);
  await expect(calculator.figure('Initial cost savings')).toHaveText('$31,192');
  await expect(hidden(calculator)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await calculator.open(`${ofSent}&demo=open`);
  await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();

  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await page.route('**/api/send-roi-report', (route) => route.abort());
  const ofUnsent = await saveAndForget(async () => {
    await requestReport(page, email);
    await page.getByRole('alert').filter({ hasText: 'Failed to send email.' }).waitFor();
  });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Copy summary' })).toBeVisible();
  // The script of the menu has the other files too.
  await expect(page.getByRole('button', { name: /^Download / })).toHaveText([
    'Download PDF Report',
    'Download the PDF',
  ]);
  await calculator.open(ofUnsent);
  await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('12');
  await expect(hidden(calculator)).toBeVisible();
});
