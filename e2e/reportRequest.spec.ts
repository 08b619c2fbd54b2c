import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { contract } from '../contract/index.ts';
import { recordedMailsTo } from '../testing/serverProcess.ts';
import { type Calculator, expect, test } from './calculator.ts';
import { callCard, systemChips } from './controls.ts';
import { saveScreenshot } from './findViolations.ts';
import { fillReportForm, reportForm, requestReport, seeSent, sendReportButton } from './forms.ts';

const paths = {
  save: `**${contract.roiCalculation.path}`,
  webhook: `**${contract.contactFormWebhook.path}`,
  send: `**${contract.sendRoiReport.path}`,
};

const toast = (page: Page, role: 'status' | 'alert') =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole(role);

async function expectTextKept(page: Page) {
  await expect(reportForm(page).getByLabel('Name', { exact: true })).toHaveValue('Ada King Byron');
  await expect(reportForm(page).getByLabel('Business email')).toHaveValue('ada@example.com');
  await expect(reportForm(page).getByLabel('Company')).toHaveValue('Analytical Engines');
}

/** Records the requests for a report, in their order. */
function requestsOf(page: Page) {
  const made: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const key = request.headers()['idempotency-key'];
    made.push({ path: pathname, key, body: request.postDataJSON() });
  });
  return made;
}

async function expectSent(page: Page, email = 'ada@example.com') {
  await expect(toast(page, 'status')).toHaveText('ROI report has been sent to your email address.');
  await seeSent(page, email);
}

async function openAndFill(calculator: Calculator) {
  await calculator.open();
  await fillReportForm(calculator.page, 'ada@example.com', 'Ada King Byron');
}

test('a report is saved, built, sent to the CRM and mailed; then the savings are shown, the PDF can be downloaded, and what was typed is forgotten', async ({
  calculator,
  page,
  server,
}) => {
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await calculator.selectSystems('Gmail', 'Slack');
  // Other tests have the server mail reports to another address.
  const email = 'only.report@example.com';
  await fillReportForm(page, email, 'Ada King Byron');
  const made = requestsOf(page);
  await sendReportButton(page).click();
  await expectSent(page, email);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);

  expect(made.map(({ path }) => path)).toEqual([
    contract.roiCalculation.path,
    contract.contactFormWebhook.path,
    contract.sendRoiReport.path,
  ]);
  const [save, , send] = made.map(({ body }) => body);
  expect(save).toMatchObject({ integrationCount: 12, selectedSystems: ['gmail', 'slack'] });

  await expect(calculator.figure('Initial cost savings').locator('.blurred')).toHaveCount(0);
  await expect(calculator.figure('Initial cost savings')).toHaveText(/^\$[\d,]+$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    reportForm(page).getByRole('button', { name: 'Download the PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ROI Analysis for Analytical Engines.pdf');
  const pdf = await readFile(await download.path());
  expect(pdf.toString('base64')).toBe(send?.pdfData);
  const mailed = async () => (await recordedMailsTo(email, server.dataDir))[0];
  await expect.poll(mailed).toBeDefined();
  const content = (await mailed())?.attachments[0]?.content;
  expect(content instanceof ArrayBuffer && pdf.equals(new Uint8Array(content))).toBe(true);
});

test('a visitor whose clock is two days ahead downloads the same bytes as are mailed @night', async ({
  calculator,
  page,
  server,
}) => {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 48 * 60 * 60_000);
  await calculator.open();
  const email = 'clock.ahead@example.com';
  await fillReportForm(page, email);
  const saving = page.waitForResponse(paths.save);
  const sending = page.waitForRequest(paths.send);
  await sendReportButton(page).click();
  await expectSent(page, email);
  const { reportDate } = await (await saving).json();
  expect(await page.evaluate(() => new Date().toISOString())).not.toContain(reportDate);
  const mailed = async () => (await recordedMailsTo(email, server.dataDir))[0]?.attachments[0];
  await expect.poll(mailed).toBeDefined();
  const content = (await mailed())?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('Expected a PDF.');
  expect(Buffer.from(content).toString('base64')).toBe((await sending).postDataJSON().pdfData);
});

test('the button waits for the consent, and nothing is sent until every field is filled', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const made = requestsOf(page);
  await expect(sendReportButton(page)).toBeDisabled();
  const link = reportForm(page).getByRole('link', { name: 'Privacy Policy' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\/albato\.com\/privacy/);
  const consent = reportForm(page).getByRole('checkbox', {
    name: 'By sending this form, you agree to our Privacy Policy',
  });
  await consent.check();
  await expect(sendReportButton(page)).toBeEnabled();
  await reportForm(page).getByLabel('Business email').fill('ada at example');
  await sendReportButton(page).click();
  for (const [label, message] of [
    ['Name', 'Name is required'],
    ['Business email', 'Please enter a valid email'],
    ['Company', 'Company is required'],
  ] as const) {
    await expect(reportForm(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      message,
    );
  }
  await expect(reportForm(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expect(reportForm(page).getByLabel('Business email')).toHaveValue('ada at example');
  await reportForm(page).getByRole('checkbox').uncheck();
  await expect(sendReportButton(page)).toBeDisabled();
  expect(made).toEqual([]);
});

test('each step is named while it runs, and a double click sends one report @night', async ({
  calculator,
  page,
}) => {
  await openAndFill(calculator);
  const made = requestsOf(page);
  const gates = [paths.save, paths.webhook, paths.send].map((path) => ({
    path,
    opened: Promise.withResolvers<void>(),
  }));
  for (const { path, opened } of gates) {
    await page.route(path, async (route) => {
      await opened.promise;
      await route.continue();
    });
  }
  await sendReportButton(page).dblclick();
  const names = [
    'Step 1 of 4: Saving your calculation…',
    'Step 3 of 4: Notifying the sales team…',
    'Step 4 of 4: Sending the email…',
  ];
  for (const [index, name] of names.entries()) {
    await expect(reportForm(page).getByRole('status')).toHaveText(name);
    await expect(reportForm(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    gates[index]?.opened.resolve();
  }
  await expectSent(page);
  await expect(reportForm(page).getByRole('status')).toBeEmpty();
  expect(made).toHaveLength(3);
});

test('a calculation that is not saved stops there and keeps all that was typed; sent again under the same key, a webhook that fails is only logged, a failed e-mail offers the PDF and is retried with what failed alone, and the link restores the inputs @night', async ({
  calculator,
  page,
}, testInfo) => {
  calculator.expectedErrors.push(/The calculation was not saved/, /Failed to send email/);
  calculator.expectedErrors.push(/The contact webhook failed; the report continues/);
  await calculator.open();
  await calculator.slide('Number of integrations', 23);
  await calculator.slide('Developers', 3);
  await calculator.setShare(40);
  await calculator.selectSystems('Slack');
  await calculator.chooseRegion('asia');
  await fillReportForm(page, 'ada@example.com', 'Ada King Byron');
  await page.route(paths.save, (route) =>
    route.fulfill({ status: 503, body: 'the store is busy' }),
  );
  const made = requestsOf(page);
  await sendReportButton(page).click();
  await expect(toast(page, 'alert')).toHaveText(
    'ErrorFailed to save your calculation. Please try again.',
  );
  expect(made.map(({ path }) => path)).toEqual([contract.roiCalculation.path]);
  await expectTextKept(page);
  await expect(sendReportButton(page)).toBeEnabled();
  await expect(sendReportButton(page)).toBeFocused();

  await page.unroute(paths.save);
  await page.route(paths.webhook, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The contact webhook failed'),
  );
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(paths.send, async (route) => {
    await released;
    await route.fulfill({ status: 500 });
  });
  const saving = page.waitForResponse(paths.save);
  await page.locator('.notification').getByRole('button', { name: 'Dismiss' }).click();
  await sendReportButton(page).click();
  const { url } = await (await saving).json();
  const [refused, again] = made;
  expect(again?.key, 'duplicates nothing').toBe(refused?.key);
  expect(again?.body).toEqual(refused?.body);
  await logged;
  const form = reportForm(page);
  await expect(form.getByRole('status')).toHaveText(/^Step 4 of 4/);
  // Read once: a notification of the failure would disappear while this waits.
  expect(await toast(page, 'alert').textContent(), 'the log alone').toBe('');

  release();
  await expect(form.getByRole('status')).toHaveText(
    'Your calculation is saved, but the server could not email the report.',
  );
  await expect(form.getByRole('button', { name: 'Download the PDF' })).toBeEnabled();
  await saveScreenshot(page, testInfo, 'failed-report.png');
  await page.unroute(paths.send);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expectSent(page);
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const { path: webhook } = contract.contactFormWebhook;
  const { path: send } = contract.sendRoiReport;
  expect(made.slice(2).map(({ path }) => path)).toEqual([webhook, send, webhook, send]);

  await calculator.open(url);
  await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('23');
  await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('3');
  await expect(page.getByLabel('Time spent on integrations')).toHaveValue('40');
  await expect(systemChips(page)).toHaveText(['Slack']);
  await expect(page.getByLabel('Region')).toHaveValue('asia');
  await expect(calculator.figure('Monthly Subscription')).toHaveText('$2,299/month');
});

test('a browser that blocks the cookie says so, and the report can be downloaded @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/Failed to send email/, /403/);
  await calculator.open();
  await page.route('**/api/roi-calculation', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _blocked, ...headers } = response.headers();
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
    await page.context().clearCookies();
  });
  await requestReport(page, 'ada.cookie@example.com');
  const form = reportForm(page);
  await expect(form.getByRole('status')).toContainText('This browser blocks the cookie');
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a report form whose script fails to load says so, loads it at the next use, and sends what was typed @night', async ({
  calculator,
  page,
}) => {
  await page.route(/ReportForm.*\.js$/, (route) => route.abort());
  await openAndFill(calculator);
  await expect(reportForm(page).getByRole('alert')).toContainText('this could not be loaded.');
  await expect(sendReportButton(page)).toBeDisabled();
  await page.unroute(/ReportForm.*\.js$/);
  await reportForm(page).getByLabel('Name', { exact: true }).focus();
  await expect(sendReportButton(page)).toBeEnabled();
  await expect(reportForm(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expectTextKept(page);
  await sendReportButton(page).click();
  await expect(reportForm(page).getByText('Sent to ada@example.com')).toBeVisible();
});

test('what was typed survives a reload, the consent does not, and nothing else sees it', async ({
  calculator,
  page,
  context,
}) => {
  await openAndFill(calculator);
  const made = requestsOf(page);
  await page.reload();
  await reportForm(page).scrollIntoViewIfNeeded();
  await expectTextKept(page);
  await expect(reportForm(page).getByRole('checkbox')).not.toBeChecked();
  expect(made).toEqual([]);
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await reportForm(otherTab).getByLabel('Company').focus();
  await expect(reportForm(otherTab).getByLabel('Company')).toHaveValue('');
  await otherTab.close();
});

test('the page scrolls there smoothly and focus follows, at once with reduced motion @night', async ({
  calculator,
  page,
}) => {
  const section = page.locator('#detailed-roi-form');
  const name = reportForm(page).getByLabel('Name', { exact: true });
  await calculator.open();
  await expect(callCard(page, 'Get Detailed ROI Report').getByRole('button')).toHaveText(
    'Download PDF Report',
  );
  const scrolls = await recordScrolls(page);
  for (const opener of ['Download PDF Report', 'Get Complete Analysis']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: opener }).click();
    await expect(name).toBeFocused();
    await expect(
      section.getByRole('heading', { name: 'Get Detailed ROI Report' }),
    ).toBeInViewport();
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Download PDF Report' }).click();
  await expect(name).toBeFocused();
  expect(await scrolls()).toEqual(['smooth', 'smooth', 'instant']);
});

test('a view without the form changes to the whole page @night', async ({ calculator, page }) => {
  await calculator.open('/?view=savings');
  await expect(reportForm(page)).toBeHidden();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(reportForm(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expect(reportForm(page).getByRole('heading')).toBeInViewport();
  expect(new URL(page.url()).search).toBe('');
});

test('a press anywhere in the box of the complete analysis leads to the report form', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const box = page.locator('.call-box');
  await box.scrollIntoViewIfNeeded();
  // What loads near it is there: nothing comes between the pointer and the box.
  await page.getByRole('img', { name: /^Cumulative cost/ }).waitFor();
  for (const position of [
    { x: 4, y: 4 },
    { x: 30, y: 30 },
  ]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await box.click({ position });
    await expect(reportForm(page).getByLabel('Name', { exact: true })).toBeFocused();
  }
});

/** Records the behaviour of every `scrollIntoView` from now on. */
async function recordScrolls(page: Page): Promise<() => Promise<unknown[]>> {
  const asked = await page.evaluateHandle(() => {
    const behaviours: unknown[] = [];
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function record(options) {
      behaviours.push(typeof options === 'object' ? options.behavior : options);
      scroll.call(this, options);
    };
    return behaviours;
  });
  return () => asked.jsonValue();
}

test('a link to a saved calculation that cannot be opened says why, and the calculator works @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/The saved calculation could not be opened/);
  const link = `/roi-calculator?calculation=${'A'.repeat(22)}`;
  await calculator.open(link);
  await expect(toast(page, 'alert')).toContainText('This calculation was not found');
  await expect(calculator.figure('Initial Total')).toHaveText('$43,780');

  const saved = '**/api/roi-calculation/*';
  await page.route(saved, (route) => route.fulfill({ status: 500, body: 'no database' }));
  await calculator.open(link);
  await expect(toast(page, 'alert')).toContainText('The server had a problem.');
  await page.route(saved, (route) => route.abort());
  await calculator.open(link);
  await expect(toast(page, 'alert')).toContainText('Check your connection');
});
