import type { Locator, Page } from 'playwright/test';
import { runScript } from '../testing/childProcesses.ts';
import { expect } from './calculator.ts';
import { boxOf } from './controls.ts';
import { test } from './exampleSite.ts';
import { demoTexts } from './forms.ts';

/**
 * Clicks an element in a frame of another site until the element receives the press. On a busy
 * machine Chromium sometimes gives a press on such a frame, soon after the frame moved or changed
 * its size, to the host page alone, and Playwright takes that for a click.
 */
async function clickInFrame(element: Locator): Promise<void> {
  const press = await element.evaluateHandle((target) => {
    const state = { isReceived: false };
    target.addEventListener('pointerdown', () => {
      state.isReceived = true;
    });
    return state;
  });
  await expect(async () => {
    await element.click();
    expect(await press.evaluate(({ isReceived }) => isReceived)).toBe(true);
  }).toPass();
}

/** Opens the host page, and waits until the calculator in its first frame is ready. */
async function openSite(page: Page, site: string) {
  await page.goto(site);
  const frame = page.locator('iframe').first();
  const inside = page.frameLocator('iframe >> nth=0');
  await inside.locator('html[data-ready]').waitFor();
  return { frame, inside, heightOfFrame: async () => (await boxOf(frame)).height };
}

test('a host page shows the scenario, theme and view that it asks for, without header and footer', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const [first, second] = [
    page.frameLocator('iframe >> nth=0'),
    page.frameLocator('iframe >> nth=1'),
  ];
  await expect(first.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('12');
  await expect(
    first.getByRole('heading', { name: 'Build your integrations, or embed them?' }),
  ).toBeVisible();
  for (const frame of [first, second]) {
    await expect(frame.locator('.site-header')).toBeHidden();
    await expect(frame.locator('.site-footer')).toBeHidden();
    await expect(frame.locator('#detailed-roi-form')).toBeHidden();
  }
  await expect(second.getByRole('region', { name: 'Cost Analysis' })).toBeVisible();
  await expect(second.getByRole('region', { name: 'Savings and Time to Market' })).toBeHidden();
  const inkOf = (frame: typeof first) =>
    frame.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(await inkOf(first)).toBe('rgb(15, 23, 42)');
  expect(await inkOf(second)).toBe('rgb(230, 234, 245)');
});

test('the frame is as tall as its content, also when that grows @night', async ({ page, site }) => {
  const { inside, heightOfFrame } = await openSite(page, site);
  await inside.locator('body[data-typeface]').waitFor();
  await expect.poll(heightOfFrame).toBeGreaterThan(1500);
  await expect
    .poll(async () => {
      const content = Math.ceil((await boxOf(inside.locator('body'))).height);
      return Math.abs((await heightOfFrame()) - content);
    })
    .toBeLessThanOrEqual(1);
  await inside.getByRole('region', { name: 'A closer look' }).scrollIntoViewIfNeeded();
  await clickInFrame(inside.getByRole('tab', { name: 'For your CFO' }));
  await inside.getByRole('tabpanel').getByRole('row').first().waitFor();
  const before = await heightOfFrame();
  await clickInFrame(inside.getByText('What the plan includes, and prices per user'));
  await expect.poll(heightOfFrame).toBeGreaterThan(before + 50);
});

test('a derivation and a dialog open in the part of the frame that is on screen, the report form in a tab of its own with the same scenario @night', async ({
  page,
  context,
  site,
  server,
}) => {
  const { inside } = await openSite(page, site);
  await clickInFrame(inside.locator('.costs .total').first().getByRole('button'));
  await expect(inside.getByRole('dialog', { name: /how it is calculated/ })).toBeInViewport();
  await page.keyboard.press('Escape');

  await clickInFrame(inside.getByRole('button', { name: 'Schedule Demo' }).last());
  await expect(inside.getByRole('dialog', { name: 'Schedule a demo' })).toBeInViewport();
  await page.keyboard.press('Escape');

  const opened = context.waitForEvent('page');
  await clickInFrame(inside.getByRole('button', { name: 'Download PDF Report' }));
  const tab = await opened;
  await expect(tab).toHaveURL(
    ({ origin, pathname, hash, searchParams }) =>
      origin === server.url &&
      pathname === '/' &&
      hash === '#v1&integrations=12&developers=3&share=50&region=us' &&
      searchParams.get('referrer_host') === new URL(page.url()).host,
  );
  await expect(tab.locator('.site-header')).toBeVisible();
});

test('a derivation opened before the frame has its height stays at its figure, on screen @night', async ({
  page,
  site,
}) => {
  const { frame, inside, heightOfFrame } = await openSite(page, site);
  const setHeight = (height: number) =>
    frame.evaluate((element, px) => {
      element.style.height = `${px}px`;
    }, height);
  await expect.poll(heightOfFrame).toBeGreaterThan(1500);
  await setHeight(400);
  const figure = inside.locator('.costs .total').first().getByRole('button');
  await clickInFrame(figure);
  const derivation = inside.getByRole('dialog', { name: /how it is calculated/ });
  await expect(derivation).toBeVisible();

  await setHeight(6000);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toBeInViewport();
  await expect(derivation).toBeInViewport({ ratio: 1 });
  const gap = async () => {
    const [at, of] = [await boxOf(derivation), await boxOf(figure)];
    return Math.round(Math.max(at.y - (of.y + of.height), of.y - (at.y + at.height)));
  };
  await expect.poll(gap).toBe(12);
});

test('the host page alone gets the scenario and the demo request, whose lead says where the visitor came from', async ({
  page,
  site,
  server,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    addEventListener('message', ({ data, origin }) => {
      if (String(data.type).startsWith('calculator:')) events.push({ ...data, origin });
    });
  });
  const { inside } = await openSite(page, site);
  const events = () => page.evaluate(() => Reflect.get(window, 'events'));
  const first = `${server.url}/#v1&integrations=12&developers=3&share=50&region=us`;
  const sender = { origin: server.url, frame: 'roi-calculator-1' };
  const scenario = { ...sender, type: 'calculator:scenario' };
  // The example has a second calculator, which is at the defaults.
  await expect.poll(events).toContainEqual({ ...scenario, url: first });
  await inside.getByRole('slider', { name: 'Number of integrations' }).press('ArrowRight');
  const second = first.replace('=12', '=13');
  await expect.poll(events).toContainEqual({ ...scenario, url: second });

  await clickInFrame(inside.getByRole('button', { name: 'Schedule Demo' }).last());
  const dialog = inside.getByRole('dialog', { name: 'Schedule a demo' });
  for (const [label, text] of Object.entries(demoTexts)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  await dialog.getByRole('checkbox').check();
  await clickInFrame(dialog.getByRole('button', { name: 'Request Demo' }));
  await expect.poll(events).toContainEqual({ ...sender, type: 'calculator:demo-requested' });
  const { stdout } = await runScript('leads', ['export', '--format', 'json'], {
    env: { DATA_DIR: server.dataDir },
  });
  const touch = {
    utm_source: 'example',
    utm_campaign: 'build or embed',
    referrer_host: new URL(site).host,
    landing_path: '/',
  };
  expect(JSON.parse(stdout)).toMatchObject({
    consent: { version: '2026-11' },
    body: { attribution: { first: touch, last: touch } },
  });
});
