import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import type {} from '../mocks/browser.ts';
import { submissions } from '../testing/submissions.ts';
import { findViolations } from './findViolations.ts';
import { demoDialog, reportForm, requestDemo, requestDemoButton, requestReport } from './forms.ts';
import { dismissNotification, open, openSection, panel, tab, test, toast } from './offlineBuild.ts';

test('a demo request is stored and sent to sales, CRM and visitor, until everything is deleted', async ({
  page,
  host,
}) => {
  const askedBefore = host.asked.length;
  await open(page);
  await requestDemo(page);
  await expect(toast(page)).toContainText('Успешно отправлено!');
  const calendar = /^https:\/\/calendar\.example\/demo\?name=Ada%20Byron&email=ada%40example\.com/;
  await expect(page.locator('.demo-requested a').first()).toHaveAttribute('href', calendar);

  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  const leads = await openSection(page, 'Leads');
  await expect(leads.locator('.offline-entry')).toHaveCount(1);
  await expect(leads).toContainText('Ada Byron, Analytical Engines');
  const mails = await openSection(page, 'E-mails');
  await mails.getByText('A demo request, to the sales team').click();
  const who = mails.frameLocator('iframe').getByRole('cell', { name: /Ada Byron/ });
  await expect(who).toContainText('ada@example.com');
  await mails.getByText('Plain text').click();
  await expect(mails.locator('pre')).toContainText('ada@example.com');

  await mails.getByText('A time for a demo, to the visitor').click();
  const booking = mails.locator('pre').filter({ hasText: 'https://calendar.example/demo?' });
  await expect(booking).toHaveCount(1);
  const calls = await openSection(page, 'Webhook calls');
  await calls.getByText('POST https://crm.example').click();
  await expect(calls).toContainText(/sha256=[0-9a-f]{64}/);

  await panel(page).getByRole('button', { name: 'Clear everything stored' }).click();
  await expect(leads.locator('.offline-entry')).toHaveCount(0);
  const asked = host.asked.slice(askedBefore);
  expect(asked.filter((line) => line.includes('/api/'))).toEqual([]);
});

test('a report is mailed with the very PDF that the visitor has @night', async ({ page }) => {
  await open(page);
  await requestReport(page, 'ada@example.com');
  await expect(reportForm(page).getByText('Sent to ada@example.com')).toBeVisible();
  await dismissNotification(page);
  const mails = await openSection(page, 'E-mails');
  await expect(mails.locator('.offline-entry')).toHaveCount(2);
  await mails.getByText('The report, to the visitor').click();
  await expect(mails.getByRole('link', { name: 'Open ROI Analysis.pdf' })).toBeVisible();
  await expect(mails).toContainText('the same as the visitor’s own');
  await expect(
    mails.frameLocator('iframe').getByRole('heading', { name: 'Your integration ROI report' }),
  ).toBeVisible();
  const calls = await openSection(page, 'Webhook calls');
  await calls.getByText('POST https://crm.example').click();
  await expect(calls).toContainText(/sha256=[0-9a-f]{64}/);
  await expect((await openSection(page, 'Leads')).locator('.offline-entry')).toHaveCount(3);
});

test('a demo request meets each failure, as the link or a test says, and then succeeds @night', async ({
  page,
}) => {
  await open(page, './?mock=demoSubmission:500');
  const expectFailure = async () => {
    await expect(toast(page)).toContainText('Ошибка отправки');
    await dismissNotification(page);
    await expect(demoDialog(page)).toBeVisible();
  };
  await requestDemo(page);
  await expectFailure();
  for (const failureMode of ['offline', '401', '429', 'html', 'empty', 'lost']) {
    await page.evaluate((mode) => window.mocks?.play(`demoSubmission:${mode}`), failureMode);
    await requestDemoButton(page).click();
    await expectFailure();
  }
  await page.evaluate(() => window.mocks?.play('demoSubmission:malformed'));
  await requestDemoButton(page).click();
  await expect(toast(page)).toContainText('Успешно отправлено!');
  await expect(demoDialog(page)).toBeHidden();
});

test('a failure mode is chosen by keyboard, survives a reload, and is in the address; an unknown one is named @night', async ({
  page,
}) => {
  await open(page);
  await tab(page).focus();
  await page.keyboard.press('Enter');
  const report = panel(page).getByLabel('sendRoiReport');
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    if (await report.evaluate((select) => select === document.activeElement)) break;
  }
  await expect(report).toBeFocused();
  await page.keyboard.type('502');
  await expect(page).toHaveURL(/\?mock=sendRoiReport:502$/);

  await page.goto('./');
  await expect(page).toHaveURL(/\?mock=sendRoiReport:502$/);
  await expect(tab(page)).toHaveText('Offline: sendRoiReport:502');
  await tab(page).press('Enter');
  await expect(panel(page).getByLabel('Row of the error catalogue')).toHaveValue(
    'sendRoiReport:502',
  );
  await page.keyboard.press('Escape');
  await expect(tab(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(tab(page)).toBeFocused();

  await open(page, './?mock=sendRoiReport:504');
  await tab(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('sendRoiReport:504');
});

test('what a visitor agreed to measure is shown byte for byte, and none of it leaves the machine @night', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    const { hostname } = new URL(response.url());
    if (hostname !== '127.0.0.1' && !response.fromServiceWorker()) elsewhere.push(response.url());
  });
  await open(page);
  const events = await openSection(page, 'Analytics events');
  await expect(events.locator('.offline-entry')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(events.getByText('route_change', { exact: true })).toBeVisible();
  await expect(events.getByText('conversion ping')).toBeVisible();
  await events.getByText('route_change', { exact: true }).click();
  await events.getByText(/^Exact bytes/).click();
  await expect(events.locator('pre')).toHaveText('{"event":"route_change","route":"calculator"}');
  expect(elsewhere).toEqual([]);
});

test('blocked trackers warn in the console, and nothing else @night', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page, './?mock=tagManager:offline,networkTracker:offline');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => warnings.filter((text) => text.includes('tracker'))).toHaveLength(2);
  await expect(toast(page).locator('.notification-title')).toHaveCount(0);
});

test('axe finds nothing in the panel with all that it can hold, in either theme, narrow and wide @night', async ({
  page,
}) => {
  await open(page);
  await requestReport(page, 'ada@example.com');
  await expect(reportForm(page).getByText('Sent to ada@example.com')).toBeVisible();
  await dismissNotification(page);
  await tab(page).click();
  const closed = panel(page).locator('details:not([open]) > summary').filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await findViolations(page, { include: '.offline-panel', exclude: 'iframe' });
      expect(found, `${width} pixels, ${colorScheme}`).toEqual([]);
    }
  }
});

// The second is on a host that adds no slash to the name of a folder.
for (const name of ['roi-calculator/', 'roi-calculator', 'roi-calculator/index.html']) {
  test(`${name} leads to the page, with what the address asks for @night`, async ({ page }) => {
    const path = 'dist-offline/roi-calculator/index.html';
    await page.route(`**/${name}?*`, (route) => route.fulfill({ path, contentType: 'text/html' }));
    await open(page, `./${name}?view=costs#v1&integrations=9&developers=2&share=30&region=eu`);
    await expect(page).toHaveURL(/\/demos\/calculator\/\?view=costs#v1&integrations=9/);
    await expect(page.locator('html')).toHaveAttribute('data-view', 'costs');
  });
}

for (const [missing, block] of [
  ['a service worker', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'storage',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`without ${missing} the page says what it needs @night`, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('./');
    const note = page.getByRole('alert').first();
    await expect(note).toContainText('The offline page could not start');
  });
}

test('without a database a request gets the answer of a server without its store @night', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await open(page);
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/demo-submission', { method: 'POST', headers, body })).status;
  }, JSON.stringify(submissions.demoSubmission()));
  expect(status).toBe(503);
});

test('the production build contains no mocks', async () => {
  const traces = /mockServiceWorker|offline-backend|offline-panel|\bmsw\b/;
  const files = (await readdir('dist')).filter((file) => /\.(html|js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(3);
  const contents = await Promise.all(files.map((file) => readFile(`dist/${file}`, 'utf8')));
  expect(files.filter((_, place) => traces.test(contents[place] ?? ''))).toEqual([]);
  const offline = await readdir('dist-offline');
  const mocked = await Promise.all(
    offline
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(`dist-offline/${file}`, 'utf8')),
  );
  expect(
    mocked.some((text) => traces.test(text)),
    'the same search finds the mocks in the offline build',
  ).toBe(true);
});

test('a test or the panel plays a sequence of steps, and an invalid one is reported @night', async ({
  page,
}) => {
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
