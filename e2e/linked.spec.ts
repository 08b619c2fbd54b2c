import type { Page } from 'playwright/test';
import { expect, hold, holdScript, test } from './calculator.ts';

const link = '/#v1&integrations=1&developers=3&share=100&region=asia';
const total = '$2,800';

/** Everything that shows or states a scenario, and is there before any script. */
const claims = (page: Page) =>
  page.locator('.amount, .answer b, .lane, .bar, .currency, main :is(input, select):not(form *)');

const visibleClaims = (page: Page) => claims(page).filter({ visible: true });
const note = (page: Page) => page.getByText(/Your link’s scenario cannot be shown yet/);

test('until its script has run, a link to a scenario shows none, and keeps its room; an anchor and a campaign show the default scenario at once', async ({
  page,
}) => {
  await holdScript(page);
  for (const address of [
    link,
    '/#%23v1%26integrations=1',
    '/#V1&INTEGRATIONS=1',
    '/?calculation=A',
  ]) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Development Resources' })).toBeVisible();
    expect(await claims(page).count()).toBeGreaterThan(30);
    await expect(visibleClaims(page), address).toHaveCount(0);
    expect(await page.locator('main').ariaSnapshot(), address).not.toMatch(/\$|spinbutton|slider/);
    const moved = await page.evaluate(() => {
      const boxes = () =>
        [...document.querySelectorAll('#root *')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        );
      const hidden = boxes();
      delete document.documentElement.dataset.linked;
      return boxes().filter((box, index) => box !== hidden[index]);
    });
    expect(moved, address).toEqual([]);
  }
  for (const address of ['/#results', '/?utm_source=a%20b']) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('$43,780').first(), address).toBeVisible();
  }
});

test('in no frame a link shows a figure or a control of another scenario @night', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const element of document.querySelectorAll('.costs .total .amount, .slider input')) {
        const text = element instanceof HTMLInputElement ? element.value : element.textContent;
        if (element.checkVisibility({ visibilityProperty: true })) seen.push(text ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(link);
  await expect(page.locator('.costs .total .amount').first()).toHaveText(total);
  await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('3');
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(seen).toContain(total);
  const embedded = await page.locator('.costs .total .amount').last().textContent();
  expect([...new Set(await seen())].sort()).toEqual(['1', '3', total, embedded ?? ''].sort());
});

test('where the script, or the part that reads the address, does not load, the scenario stays hidden, and a note says so until it does @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/Failed to fetch dynamically imported module/);
  const defaults = page.locator('.script-note').getByText('the estimate for the default inputs');
  for (const [part, address] of [
    [/\.js$/, link],
    [/\/openSavedCalculation\.\w+\.js$/, '/?calculation=A'],
    [/\/pins\.\w+\.js$/, link],
  ] as const) {
    await page.goto('about:blank');
    await page.route(part, (route) => route.abort());
    await page.goto(address);
    await expect(note(page)).toBeVisible();
    await expect(defaults).toBeHidden();
    await expect(visibleClaims(page)).toHaveCount(0);
    await page.unroute(part);
  }
  await calculator.follow(link.slice(1).replace('developers=3', 'developers=4'));
  await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('4');
  await expect(note(page)).toBeHidden();

  await page.goto('about:blank');
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(defaults, 'of the default scenario').toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a saved calculation that is not there, and an address that holds nothing readable, show the default scenario once that is known @night', async ({
  page,
}) => {
  const release = await hold(page, /\/api\/roi-calculation\//);
  await page.goto(`/?calculation=${'A'.repeat(22)}`);
  await page.locator('html[data-ready]').waitFor();
  await expect(visibleClaims(page)).toHaveCount(0);
  release();
  await expect(page.getByText('This calculation was not found')).toBeVisible();
  await expect(page.getByText('$43,780').first()).toBeVisible();

  await page.goto('about:blank');
  await page.goto('/#nothing=here');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByText('$43,780').first()).toBeVisible();
});
