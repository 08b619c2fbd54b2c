import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { defaultInputs } from '../contract/defaults.ts';
import { developerRange } from '../contract/inputs.ts';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { estimateFileText } from '../worker/forecast/estimateContent.ts';
import { buildReport } from '../worker/report/buildReport.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { writeXlsx } from '../worker/workbook/writeXlsx.ts';
import { expect, test } from './calculator.ts';
import { findViolations } from './findViolations.ts';
import { sendReport } from './forms.ts';

const today = '2026-11-20';
const inputs = {
  ...defaultInputs,
  integrationCount: 9,
  developerCountNumber: 4,
  developerCount: developerRange(4),
  region: 'custom',
  customHourlyRate: 72.5,
  selectedSystems: ['hubspot', 'slack'],
  otherSystems: ['Sage 50'],
  builtSystems: ['slack'],
  embeddedSystems: ['hubspot'],
  assumptions: { planRisePercentagePerYear: 5, systems: { slack: { devHours: 99 } } },
} as const satisfies typeof defaultInputs;
const fragment = `#${scenarioFragment(inputs)}`;
const json = estimateFileText({ inputs, today }, false);

interface SentFile {
  name: string;
  bytes: Uint8Array;
}

const jsonFile = (text: string): SentFile => ({
  name: 'integration-roi.json',
  bytes: new TextEncoder().encode(text),
});

/** Drags files over the page until it says what to drop, and drops them. */
async function drop(page: Page, files: readonly SentFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (sent) => {
      const data = new DataTransfer();
      for (const { name, base64 } of sent)
        data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name));
      return data;
    },
    files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })),
  );
  const over = async (type: string) => {
    await page.locator('h1').dispatchEvent(type, { dataTransfer: transfer });
  };
  await over('dragenter');
  await expect(async () => {
    await over('dragover');
    await expect(page.locator('.file-drop')).toBeVisible({ timeout: 100 });
  }).toPass();
  await over('drop');
  await expect(page.locator('.file-drop')).toHaveCount(0);
}

const integrations = (page: Page) => page.getByRole('slider', { name: 'Number of integrations' });

test('an estimate file, a workbook and a report open with all their inputs when dropped, and the hint of a drag that ends without a word goes away', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open();
  const over = async (type: string) => {
    const dataTransfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['{}'], 'estimate.json'));
      return data;
    });
    await page.locator('h1').dispatchEvent(type, { dataTransfer });
  };
  await over('dragenter');
  const hint = page.locator('.file-drop');
  await expect(async () => {
    await over('dragover');
    await expect(hint).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(hint).toHaveCount(0);

  const report = { contactName: 'Ada', companyName: 'Engines', inputs, date: today, url: null };
  for (const file of [
    jsonFile(json),
    { name: 'integration-roi.xlsx', bytes: writeXlsx(pricingWorkbook({ inputs, today })) },
    { name: 'ROI Analysis.pdf', bytes: await buildReport(report, loadReportFont) },
  ]) {
    await drop(page, [file]);
    await expect(page).toHaveURL((url) => url.hash === fragment);
    await expect(integrations(page)).toHaveValue('9');
    await expect(page.getByRole('status').filter({ hasText: `Opened ${file.name}` })).toBeVisible();
    await expect(page.locator('.file-notice')).toHaveCount(0);
    await calculator.follow('#v1&integrations=3');
    await expect(integrations(page)).toHaveValue('3');
  }
});

test('a file is chosen with the keyboard, and Undo and the back button bring the inputs back @night', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open('/#v1&integrations=3&developers=1&share=50&region=us');
  const choose = async () => {
    await page.getByRole('button', { name: 'More' }).press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).press('Enter');
    await (await chooser).setFiles({
      name: 'estimate.json',
      mimeType: 'application/json',
      buffer: Buffer.from(json),
    });
    await expect(page).toHaveURL((url) => url.hash === fragment);
  };
  await choose();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(integrations(page)).toHaveValue('3');
  await expect(page).toHaveURL(/#v1&integrations=3&/);
  await choose();
  await page.goBack();
  await expect(page).toHaveURL(/#v1&integrations=3&developers=1&share=50&region=us$/);
  await expect(integrations(page)).toHaveValue('3');
});

test('what is no file of the calculator is refused with the reason, and the inputs stay @night', async ({
  calculator,
}, testInfo) => {
  const { page } = calculator;
  await calculator.open('/#v1&integrations=3&developers=1&share=50&region=us');
  const notice = page.getByRole('region', { name: /was not opened$/ });
  const refused: [SentFile[], string][] = [
    [[{ name: 'a.png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff) }], 'of another kind'],
    [[jsonFile(json.slice(0, 200))], 'not JSON'],
    [[jsonFile(json.replace('estimate/1', 'estimate/2'))], 'newer than integration-roi-estimate/1'],
    [[{ name: 'big.pdf', bytes: new Uint8Array(10_000_001) }], 'It has 11 MB'],
    [[jsonFile(json), jsonFile(json)], 'These are 2 files'],
  ];
  for (const [files, reason] of refused) {
    await drop(page, files);
    await expect(notice).toContainText(reason);
    await expect(notice).toContainText('Your inputs are unchanged.');
    await expect(notice).toBeFocused();
    await expect(integrations(page)).toHaveValue('3');
  }
  expect(await findViolations(page, { include: '.file-notice' })).toEqual([]);
  await testInfo.attach('refused', { body: await page.screenshot(), contentType: 'image/png' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});

test('a file of another rate card opens, and says which figures are others and why @night', async ({
  calculator,
}, testInfo) => {
  const { page } = calculator;
  await calculator.open();
  const older = JSON.parse(json);
  const { monthlyUsd, yearOneUsd } = older.figures;
  older.rateCardVersion = '2026-11';
  older.figures.monthlyUsd = monthlyUsd - 100;
  older.figures.yearOneUsd = yearOneUsd - 1200;
  older.inputs.planet = 'mars';
  await drop(page, [jsonFile(JSON.stringify(older))]);
  const notice = page.getByRole('region', { name: 'integration-roi.json had other figures' });
  await expect(notice).toContainText(
    `It was estimated by rate card 2026-11, and the page estimates by ${rateCard.version}.`,
  );
  await expect(notice.getByRole('row')).toHaveText([
    `2026-11 said${rateCard.version} says`,
    'Changed on the rate card',
    'Monthly Subscription$1,399$1,499',
    'Changed with it',
    /^Total Year 1 .*\$18,588\$19,788$/,
  ]);
  await expect(page.locator('.scenario-dropped')).toContainText('planet=mars');
  expect(await findViolations(page, { include: '.file-notice' })).toEqual([]);
  await testInfo.attach('changed', { body: await page.screenshot(), contentType: 'image/png' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect(integrations(page)).toHaveValue('9');
});

test('with the sent report comes the estimate file, which opens the scenario again @night', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open(`/${fragment}`);
  await sendReport(page, 'ada.estimate@example.com');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download estimate file' }).first().click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('integration-roi.json');
  const bytes = await readFile(await saved.path());
  expect(JSON.parse(bytes.toString())).toMatchObject({
    inputs: { integrationCount: 9 },
    certainty: expect.any(String),
    url: expect.stringContaining(fragment),
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(integrations(page)).toHaveValue('5');
  await drop(page, [{ name: saved.suggestedFilename(), bytes }]);
  await expect(page).toHaveURL((url) => url.hash === fragment);
});
