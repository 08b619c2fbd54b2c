import type { Page } from 'playwright/test';
import { formatUsd } from '../contract/format/money.ts';
import { contract } from '../contract/index.ts';
import { recordedMailsTo } from '../testing/serverProcess.ts';
import { blockWorkers, type Calculator, expect, test } from './calculator.ts';
import {
  chooseTab,
  compareButton,
  expectCompared,
  openPlans,
  systemsField,
  systemsPanel,
} from './controls.ts';
import { saveScreenshot } from './findViolations.ts';
import { reportForm, requestDemo, sendReport } from './forms.ts';

const estimateWorkerOf = (page: Page) =>
  page.workers().find((worker) => /\/worker\.[^/]+\.js$/.test(worker.url()));

async function expectWorker(page: Page): Promise<void> {
  await expect.poll(() => estimateWorkerOf(page) !== undefined).toBe(true);
}

/**
 * Waits until the estimate worker has answered and the page has the figures of 12 integrations. A
 * worker that breaks before its first answer takes the figures with it.
 */
async function expectAnswer(calculator: Calculator): Promise<void> {
  await expectWorker(calculator.page);
  await calculator.slide('Number of integrations', 12);
  await expect(calculator.figure('Initial Total')).toHaveText('$110,352');
}

/** Makes the running estimate worker fail, and waits until the page has handled it. */
async function breakWorker(page: Page): Promise<void> {
  await expectWorker(page);
  const worker = estimateWorkerOf(page);
  if (!worker) throw new Error('Expected the worker of the estimates.');
  const ended = worker.waitForEvent('close');
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken by the test');
    });
  });
  await ended;
}

const expectedErrors = [
  /worker failed/i,
  /is sent without/,
  /broken by the test/,
  /\[object Event\]|JSHandle|^Event/,
];

const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const estimateFailure = (page: Page) => failure(page, 'The estimate could not be computed.');
const perMonth = (page: Page) => page.getByText('Per month', { exact: true }).first();
const chart = (page: Page) => page.getByRole('img', { name: 'Cumulative cost over 60 months' });

test.beforeEach(({ calculator }) => {
  calculator.expectedErrors.push(...expectedErrors);
});

test('a retry of the estimate restores everything that failed with it @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await compareButton(page).click();
  await expectCompared(page, 'Now', 'Scenario A');

  const unblockAfter = await blockWorkers(page);
  await page.reload();
  await expect(failure(page, 'The pinned scenarios couldn’t be calculated.')).toBeVisible();
  await systemsField(page).click();
  await expect(failure(page, 'The systems could not be loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await openPlans(page);
  await expect(failure(page, 'The prices couldn’t be calculated.')).toBeVisible();
  await chooseTab(page, 'Forecast');
  await expect(failure(page, 'The forecast couldn’t be calculated.')).toBeVisible();

  await unblockAfter(() =>
    estimateFailure(page).getByRole('button', { name: 'Try again' }).click(),
  );
  await expect(calculator.figure('Initial Total')).toHaveText('$43,780');
  await expectCompared(page, 'Now', 'Scenario A');
  await expect(chart(page)).toBeVisible();
  await openPlans(page);
  await expect(perMonth(page)).toBeVisible();
  await systemsField(page).click();
  await expect(systemsPanel(page).getByRole('option')).toHaveCount(28);
  await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveCount(0);
});

test('a derivation and a comparison whose worker fails say so, and appear after a retry @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expectAnswer(calculator);
  const unblockAfter = await blockWorkers(page);
  await breakWorker(page);
  await compareButton(page).click();
  const pinned = failure(page, 'The pinned scenarios couldn’t be calculated.');
  await expect(pinned).toBeVisible();
  await calculator.figure('Initial Total').getByRole('button').click();
  const derivation = page.getByRole('dialog').filter({ hasText: 'how it is calculated' });
  await expect(derivation.getByRole('alert')).toContainText('The calculation couldn’t be shown.');

  await unblockAfter(() => derivation.getByRole('button', { name: 'Try again' }).press('Enter'));
  await expect(derivation).toContainText('960 hours × $55 × 2.09, to the cent = $110,352');
  await expect(derivation, 'the focus stays in it').toBeFocused();
  await page.keyboard.press('Escape');
  await expectCompared(page, 'Now', 'Scenario A');
  await expect(pinned).toBeHidden();
});

test('files whose worker fails say so, and are created by a retry @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await sendReport(page, 'ada.workers@example.com');

  for (const file of ['Download CSV', 'Download Excel workbook']) {
    await expectWorker(page);
    const unblockAfter = await blockWorkers(page);
    await breakWorker(page);
    await page.getByRole('button', { name: file }).first().click();
    await expect(failure(page, 'Something went wrong. Please try again.')).toBeVisible();
    const download = page.waitForEvent('download');
    await unblockAfter(() => page.getByRole('button', { name: file }).first().click());
    expect((await download).suggestedFilename()).toMatch(/^integration-roi\./);
  }
});

test('without workers a report and a demo request reach the server, which computes and mails @night', async ({
  calculator,
  page,
  server,
}, testInfo) => {
  await blockWorkers(page);
  await calculator.open('/#v1&integrations=12&systems=slack&region=us');
  await expect(estimateFailure(page)).toBeVisible();
  const saving = page.waitForResponse(`**${contract.roiCalculation.path}`);
  const email = 'without.workers@example.com';
  await sendReport(page, email);
  await expect(reportForm(page)).toContainText('The report follows by email.');
  const { calculationResults } = await (await saving).json();
  const { inHouse, albato, savings } = calculationResults;
  expect(inHouse.initialTotal).toBeGreaterThan(100_000);
  const tiles = page.locator('.tiles .saving');
  const initial = [formatUsd(savings.absolute), `${savings.percentage}%`];
  const reduction = Math.round((100 * savings.monthlyMaintenance) / inHouse.maintenance);
  expect(savings.monthlyMaintenance).toBeCloseTo(inHouse.maintenance - albato.monthly, 2);
  const shown = [...initial, formatUsd(savings.monthlyMaintenance), `${reduction}%`];
  await expect(tiles).toHaveText([...shown, ...shown]);
  await saveScreenshot(page, testInfo, 'saved-savings.png');
  await page.locator('.currency').selectOption('eur');
  await expect(tiles.first()).toHaveText(/^€[1-9]/);
  await page.locator('.currency').selectOption('usd');
  await expect(tiles).toHaveText([...shown, ...shown]);
  await calculator.chooseRegion('asia');
  await expect(tiles, 'of other inputs').toHaveText(Array(8).fill('—'));
  await calculator.chooseRegion('us');
  await expect
    .poll(async () => (await recordedMailsTo(email, server.dataDir))[0]?.attachments)
    .toHaveLength(1);

  const requesting = page.waitForRequest(`**${contract.demoSubmission.path}`);
  await requestDemo(page);
  const { calculationData } = (await requesting).postDataJSON();
  expect(calculationData).toMatchObject({
    integrationCount: 12,
    selectedSystems: ['slack'],
    region: 'us',
  });
  expect(calculationData).not.toHaveProperty('calculationResults');
  await expect(page.getByText('Успешно отправлено!')).toBeVisible();
});
