import type { Page } from 'playwright/test';
import type {} from '../src/analytics/outsideScripts.ts';
import { installClock, pauseClock } from './atMoment.ts';
import { type Calculator, expect, hold, test } from './calculator.ts';
import { expectApart } from './controls.ts';
import { demoDialog, requestDemo, sendReport } from './forms.ts';

test.use({
  environment: {
    GTM_ID: 'GTM-TEST1',
    LINKEDIN_PARTNER_ID: '12345',
    LINKEDIN_CONVERSION_ID: '678',
  },
});

const tagManager = 'https://www.googletagmanager.com/**';
const network = 'https://snap.licdn.com/**';

/**
 * Serves both third parties: their scripts, and a ping whose request the test can read.
 */
async function serveTrackers(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(tagManager, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(network, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.pings = []; window.lintrk = (...words) => window.pings.push(words);',
    });
  });
  return requested;
}

/** Serves the page as with TRACKING_CONSENT=implied. */
async function implyConsent(page: Page): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('asked&quot;', 'implied&quot;') });
  });
}

const bar = (page: Page) => page.getByRole('region', { name: 'Tracking choice' });

/** The tag manager's queue; its commands are `arguments` objects, read as arrays here. */
function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );
}

async function events(page: Page) {
  const entries = (await dataLayer(page)) as Record<string, unknown>[];
  return entries.filter(({ event }) => typeof event === 'string' && event !== 'gtm.js');
}

async function accept(calculator: Calculator) {
  await calculator.open();
  await bar(calculator.page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => dataLayer(calculator.page)).not.toEqual([]);
}

test('nothing is loaded before the visitor agrees; then what waited is delivered, consent first @night', async ({
  calculator,
  page,
}) => {
  const requested = await serveTrackers(page);
  await calculator.open();
  await expect(bar(page)).toBeVisible();
  await calculator.chooseRegion('us');
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window || 'lintrk' in window)).toBe(false);

  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(bar(page)).toBeHidden();
  await expect
    .poll(() => requested)
    .toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    ]);
  expect(await dataLayer(page)).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
    { event: 'gtm.js' },
    { event: 'route_change', route: 'calculator' },
    { event: 'region_select', region: 'us' },
  ]);
});

test('a refusal loads nothing, now or on the next visit, and either choice can be taken back @night', async ({
  calculator,
  page,
}) => {
  const requested = await serveTrackers(page);
  await calculator.open();
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(bar(page)).toBeHidden();
  await calculator.open();
  await expect(page.getByRole('contentinfo').getByText('Tracking choice')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(requested).toEqual([]);

  await page.getByRole('button', { name: 'Tracking choice' }).click();
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requested).toHaveLength(2);

  await page.getByRole('button', { name: 'Tracking choice' }).click();
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  const before = await dataLayer(page);
  await calculator.chooseRegion('asia');
  await expect(page.getByLabel('Region')).toHaveValue('asia');
  expect(await dataLayer(page)).toEqual(before);
});

test('a choice whose script does not load says so when it is pressed, and a press loads it @night', async ({
  calculator,
  page,
}) => {
  await serveTrackers(page);
  await page.addInitScript(() => localStorage.setItem('tracking-consent', 'denied'));
  await page.route(/AskBar/, (route) => route.abort());
  await calculator.open();
  await page.getByRole('button', { name: 'Tracking choice' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Tracking choice: this could not be' });
  await expect(note).toBeVisible();
  await page.unroute(/AskBar/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test('with TRACKING_CONSENT=implied the trackers load at once, until the visitor refuses @night', async ({
  calculator,
  page,
}) => {
  const requested = await serveTrackers(page);
  await implyConsent(page);
  await calculator.open();
  await expect.poll(() => requested).toHaveLength(2);
  await expect(bar(page)).toBeHidden();

  await page.getByRole('button', { name: 'Tracking choice' }).click();
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await calculator.open();
  await expect(page.getByRole('button', { name: 'Tracking choice' })).toBeVisible();
  await calculator.chooseRegion('us');
  await expect(page.getByLabel('Region')).toHaveValue('us');
  expect(requested).toHaveLength(2);
});

test('Global Privacy Control refuses even with TRACKING_CONSENT=implied, until the visitor accepts @night', async ({
  calculator,
  page,
}) => {
  const requested = await serveTrackers(page);
  await implyConsent(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await calculator.open();
  const choice = page.getByRole('button', { name: 'Tracking choice' });
  await expect(choice).toBeVisible();
  await calculator.chooseRegion('us');
  await expect(bar(page)).toBeHidden();
  expect(requested).toEqual([]);
  await choice.click();
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requested).toHaveLength(2);
});

test('the conversion ping is sent one second after the tracker has loaded @night', async ({
  calculator,
  page,
}) => {
  await serveTrackers(page);
  const timeStands = Promise.withResolvers<void>();
  await page.route(network, async (route) => {
    await timeStands.promise;
    await route.fallback();
  });
  await installClock(page);
  await accept(calculator);
  await pauseClock(page);
  timeStands.resolve();
  const pings = () => page.evaluate(() => (window as { pings?: unknown[] }).pings);
  await expect.poll(pings).toEqual([]);
  await page.clock.runFor(999);
  expect(await pings()).toEqual([]);
  await page.clock.runFor(1);
  expect(await pings()).toEqual([['track', { conversion_id: 678 }]]);
});

test('what a visitor does before any script, or the code that measures it, has loaded is measured @night', async ({
  page,
}) => {
  await serveTrackers(page);
  for (const files of [/observeCalculator.*\.js$/, /\.js$/]) {
    const release = await hold(page, files);
    await page.goto('/', { waitUntil: 'commit' });
    if (!files.test('/main.js')) await page.locator('html[data-ready]').waitFor();
    await page.getByLabel('Region').selectOption('us');
    release();
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => events(page))
      .toEqual([
        { event: 'route_change', route: 'calculator' },
        { event: 'region_select', region: 'us' },
      ]);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
  }
});

test('a report request, its download and a demo request are measured without personal data @night', async ({
  calculator,
  page,
}) => {
  await serveTrackers(page);
  await accept(calculator);
  await sendReport(page, 'augusta@example.com');
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  await expect
    .poll(async () => (await events(page)).slice(-2))
    .toEqual([
      { event: 'roi_report_request', integrationCount: 5 },
      { event: 'pdf_download', integrationCount: 5 },
    ]);
  await requestDemo(page);
  await expect(demoDialog(page)).toBeHidden();
  await expect
    .poll(() => events(page))
    .toContainEqual({ event: 'demo_schedule', integrationCount: 5 });
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/Ada|Byron|Analytical|@/);
});

test('the bar that asks for consent is above the dock @night', async ({ calculator, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calculator.open();
  const consent = page.locator('.consent-bar');
  await expect(consent).toBeVisible();
  await page.locator('#results').evaluate((results) => results.scrollIntoView());
  const dock = page.getByRole('complementary', { name: 'Answer in short' });
  await expect(dock).toBeVisible();
  await expectApart(consent, dock);
});
