import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { startLocalServer } from '../testing/localServer.ts';
import { installClock } from './atMoment.ts';
import { expect, hold, holdScript, test } from './calculator.ts';

test('hydration finds the markup that was prerendered', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  for (const path of ['/', '/elsewhere']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.querySelector('h1')?.setAttribute('data-prerendered', '');
    });
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('h1'), 'the very element').toHaveAttribute('data-prerendered');
  }
  expect(logged.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a worker that fails at once leaves the placeholders, and does not meet markup that is still being hydrated @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/The calculation worker failed/, /The worker could not start/);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'Worker', function refuse() {
      throw new Error('Workers are forbidden here.');
    });
  });
  await calculator.open();
  await expect(page.getByText('18+ weeks')).toBeVisible();
  await expect(page.getByText('2-4 weeks')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).not.toContainText('$');
});

test('keys, a typed number, a choice and a filter from before the script are kept, page keys included', async ({
  calculator,
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const integrations = page.getByRole('slider', { name: 'Number of integrations' });
  await integrations.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByLabel('Time spent on integrations').fill('100');
  await page.getByLabel('Region').selectOption('asia');
  await page.getByRole('radio', { name: '12 months' }).check();
  await page.getByRole('combobox', { name: 'Systems to connect' }).focus();
  await page.keyboard.type('sl');
  await release();
  const list = page.getByRole('listbox', { name: /Systems to connect/ });
  await expect(list.getByRole('option')).toHaveText([/^Slack/, /^Add “sl”/]);
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
  await expect(integrations).toHaveValue('26');
  await expect(calculator.figure('Monthly Subscription')).toHaveText('$2,299/month');
  await expect(calculator.figure('Monthly Maintenance')).toHaveText('$9,100/month');
});

test('an anchor followed before the script loads keeps the link’s scenario @night', async ({
  calculator,
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/#v1&integrations=1&developers=1&share=100&region=asia', {
    waitUntil: 'commit',
  });
  await page.getByRole('link', { name: 'Skip to the calculator' }).press('Enter');
  await expect(page).toHaveURL(/#calculator$/);
  await release();
  await expect(calculator.figure('Initial Total')).toHaveText('$3,220');
  await expect(page).toHaveURL(/#v1&integrations=1&developers=1&share=100&region=asia$/);
});

test('a press before hydration acts once after it, and later presses act as usual', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Schedule Demo' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await release();
  const demo = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(demo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo).toBeHidden();
  await page.getByRole('button', { name: /Target date/ }).click();
  await expect(page.getByRole('dialog', { name: 'Target date' })).toBeVisible();
});

/** The states of the typeface's files: its Latin letters, and its Cyrillic ones. */
const typefaceFiles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts).flatMap(({ family, status }) =>
      family.includes('Inter Variable') ? [status] : [],
    ),
  );

const textsInTypeface = (page: Page) =>
  page.evaluate(() => {
    const withText = document.querySelectorAll('h1, h2, p, label, button, .amount');
    return Array.from(withText).flatMap((element) =>
      getComputedStyle(element).fontFamily.includes('Inter Variable') ? [element.textContent] : [],
    );
  });

test('what was opened before the script loads has its content after it @night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const help = page.getByRole('button', { name: /^Help/ }).first();
  await help.click();
  await release();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
});

test('every text is set in the typeface when it is there, without letters that nothing shows @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const texts = page.locator('h1, h2, p, label, button, .amount');
  const count = await texts.count();
  await expect.poll(async () => (await textsInTypeface(page)).length).toBe(count);
  expect(await typefaceFiles(page)).toEqual(['loaded', 'unloaded']);
});

test('a typeface that does not load, or has no fallback of the same metrics, leaves the page complete and moves nothing', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/Failed to load resource/);
  const expectFallback = async () => {
    const footer = page.locator('.site-footer');
    await expect
      .poll(() =>
        footer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
      )
      .toBe(true);
    expect(await textsInTypeface(page)).toEqual([]);
  };
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/local\([^)]*\)/g, 'local(missing)') });
  });
  await calculator.open();
  await expectFallback();
  expect(await typefaceFiles(page)).toEqual(['unloaded', 'unloaded']);

  await page.unroute('/');
  await page.route(/inter-latin/, (route) => route.abort());
  await page.reload();
  await expectFallback();
});

test('without an interaction only the page’s own script is requested, and in idle time the worker of the estimates, the notifications and the languages', async ({
  calculator,
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(/\.[0-9a-f]{8}\.js$/, ''));
  });
  await calculator.open();
  await expect(page.locator('body[data-typeface]')).toBeAttached();
  await expect
    .poll(() => scripts)
    .toEqual(expect.arrayContaining(['/worker', '/NotificationArea', '/LanguageLinks']));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.sort()).toEqual([
    '/LanguageLinks',
    '/NotificationArea',
    '/comlink',
    '/main',
    '/worker',
  ]);
});

test('nothing is requested before the first frame while no limit has passed @night', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { setTimeout: () => 0, requestAnimationFrame: () => 0 });
  });
  await page.goto('/');
  const requested = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect.poll(requested).toBeGreaterThan(0);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint');
    if (!paint) throw new Error('Expected a frame.');
    const asked = performance.getEntriesByType('resource');
    return asked.filter(({ startTime }) => startTime < paint.startTime).map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test('on a phone the first frame omits the results; the next one has them, before any script @night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await holdScript(page);
  await page.addInitScript(() => {
    // Checked by the parser, because nothing is painted before the whole page has arrived.
    const reading = new MutationObserver(() => {
      const verdict = document.querySelector('.results > *');
      if (!verdict) return;
      reading.disconnect();
      Reflect.set(globalThis, 'wasShownAtOnce', verdict.checkVisibility());
    });
    reading.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('.results > *')?.checkVisibility() ?? false),
    )
    .toBe(true);
  await expect(page.getByLabel('Business email')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasShownAtOnce'))).toBe(false);
});

test('what is below the first screen is hidden until its style comes or 4.3 seconds have passed, and the script tries again @night', async ({
  page,
}) => {
  const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
  await page.route(
    /belowFirstScreen/,
    async (route) => {
      await isLost;
      await route.abort();
    },
    { times: 1 },
  );
  await installClock(page);
  await page.goto('/', { waitUntil: 'commit' });
  const table = page.getByRole('grid', { name: 'Cost Analysis' });
  await page.locator('head link[rel=stylesheet]').waitFor({ state: 'attached' });
  await expect(page.locator('#cost-analysis')).toHaveCSS('visibility', 'hidden');
  await page.clock.fastForward(4300);
  await expect(table).toBeVisible();
  await expect(table).toHaveCSS('border-collapse', 'separate');
  await page.locator('html[data-ready]').waitFor();
  lose();
  await expect(table).toHaveCSS('border-collapse', 'collapse');
});

for (const opened of ['?view=costs', '#cost-analysis']) {
  test(`${opened} waits for the style of what it shows, and then paints @night`, async ({
    page,
  }) => {
    await page.goto(`/${opened}`);
    const times = () =>
      page.evaluate(() => [
        performance.getEntriesByType('resource').find(({ name }) => /belowFirst/.test(name))
          ?.startTime,
        performance.getEntriesByName('first-paint')[0]?.startTime,
      ]);
    await expect.poll(times).toEqual([expect.any(Number), expect.any(Number)]);
    const [requested = Number.NaN, painted = Number.NaN] = await times();
    expect(requested).toBeLessThan(painted);
    await expect(page.getByRole('grid')).toHaveCSS('border-collapse', 'collapse');
  });
}

test('a half-loaded page shows nothing yet, so that nothing moves when the rest arrives @night', async ({
  page,
}) => {
  const html = await readFile('dist/index.html', 'utf8');
  const middle = html.indexOf('<h2');
  let sendRest: () => void = () => {};
  const server = await startLocalServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  try {
    await page.goto(server.url.href, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('h1'), null, { polling: 50 });
    const frames = () => page.evaluate(() => Number(document.documentElement.dataset.frames ?? 0));
    await page.evaluate(() => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.frames = '1';
      });
    });
    await page.waitForTimeout(500);
    expect(await frames()).toBe(0);
    sendRest();
    await expect.poll(frames).toBe(1);
  } finally {
    await server.stop();
  }
});

const note = (page: Page) => page.getByText(/need JavaScript/);

/** Expects the default figures, no empty card, and no control that needs the script. */
async function expectFiguresAlone(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('$43,780').first()).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  // The remaining buttons work without script (help), or are figures that look like text.
  await expect(
    page.locator('button:not(.help-tip-icon, .amount)').filter({ visible: true }),
  ).toHaveCount(0);
  for (const card of await page.locator('.card').filter({ visible: true }).all()) {
    const text = await card.innerText();
    const heading = (await card.locator('h2').allInnerTexts()).join('');
    expect(text.replace(heading, '').trim(), heading).not.toBe('');
  }
  await expect(page.getByText('opens its math')).toBeHidden();
  const answer = await page.locator('.answer').boundingBox();
  const next = await page.locator('.columns').first().boundingBox();
  if (!answer || !next) throw new Error('Expected the answer card and the input cards.');
  expect(next.y - answer.y - answer.height, 'the cards are apart').toBeGreaterThanOrEqual(8);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the default estimate and says what is missing', async ({ page }) => {
    for (const width of [1280, 390]) await expectFiguresAlone(page, width);
  });
});

test('a script that does not load leaves the default estimate and says what is missing @night', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const width of [1280, 390]) await expectFiguresAlone(page, width);
});

test('a browser without popovers, which is older than the supported ones, starts no script @night', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await expectFiguresAlone(page, 1280);
  expect(scripts).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'off');
});

test('a script that has not loaded 5 seconds after the first frame is reported missing, until it has @night', async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await installClock(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('head script[type=module]').waitFor({ state: 'attached' });
  await page.clock.fastForward(5_000);
  await expect(note(page)).toBeInViewport();
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(note(page)).toBeHidden();

  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await page.clock.fastForward(60_000);
  await expect(note(page), 'a script that loads in time').toBeHidden();
});
