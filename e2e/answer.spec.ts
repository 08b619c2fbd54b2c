import type { Page } from 'playwright/test';
import { expect, holdScript, test } from './calculator.ts';
import { systemsField } from './systemsField.ts';

const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const side = (page: Page, name: 'In-house' | 'Embedded') =>
  answer(page).getByRole('listitem').filter({ hasText: name });

/** The widths of a side's bar in pixels: the solid part, and solid and hatched together. */
function barOf(page: Page, name: 'In-house' | 'Embedded') {
  return side(page, name)
    .locator('.lane')
    .evaluate((lane) => ({
      solid: lane.querySelector('i')?.getBoundingClientRect().width ?? Number.NaN,
      total: Number.parseFloat(getComputedStyle(lane, '::before').width),
      lane: lane.getBoundingClientRect().width,
    }));
}

test('the first screen of a laptop has the answer and both input cards', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await calculator.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
  for (const card of ['Integration Requirements', 'Development Resources']) {
    const { bottom } = await page
      .getByRole('region', { name: card })
      .evaluate((element) => element.getBoundingClientRect());
    expect(bottom, card).toBeLessThanOrEqual(800);
  }
  expect(await page.getByRole('banner').evaluate((header) => header.clientHeight)).toBe(56);
});

test('a phone’s page is at most 5.5 screens long', async ({ calculator, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calculator.open();
  const forecast = page.getByRole('region', { name: '36-month cost forecast' });
  await forecast.scrollIntoViewIfNeeded();
  await forecast.getByRole('img').waitFor();
  // Every section at its real height, which off screen is otherwise an estimate.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(5.5);
});

test('36 months are shown first, both bars on one scale, with the parts of the in-house cost', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expect(answer(page)).toContainText('5 integrations · 2 developers at 30% · Europe');
  await expect(page.getByRole('radio', { name: '36 months' })).toBeChecked();
  await expect(side(page, 'In-house')).toHaveText('In-house$131,983live in 3.9 months');
  await expect(side(page, 'Embedded')).toHaveText('Embedded$34,164live in 3 weeks');
  const [inHouse, embedded] = [await barOf(page, 'In-house'), await barOf(page, 'Embedded')];
  expect(inHouse.total).toBeCloseTo(inHouse.lane, 0);
  expect(inHouse.solid / inHouse.lane).toBeCloseTo(43_780 / 131_983, 2);
  expect(embedded.total / embedded.lane).toBeCloseTo(34_164 / 131_983, 2);
  expect(embedded.solid).toBeCloseTo(embedded.total, 0);
  await expect(answer(page)).toContainText(
    'Embedding costs $97,819 less over 36 months, from the first month on, and is live 3.2 months sooner. Even without any maintenance, building would cost more.',
  );
});

test('12 months and the initial figures are one press away, by arrow keys too', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await page.getByRole('radio', { name: '36 months' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
  await expect(side(page, 'In-house')).toContainText('$65,983');
  await expect(side(page, 'Embedded')).toContainText('$12,588');
  await expect(answer(page)).toContainText(
    'Embedding costs $53,395 less over 12 months and is live 3.2 months sooner. Over 36 months, embedding costs less, from the first month on.',
  );

  await page.getByRole('radio', { name: 'Initial' }).check();
  await expect(side(page, 'In-house')).toContainText('$43,780');
  await expect(side(page, 'Embedded')).toContainText('$12,588');
  await expect(answer(page)).toContainText('initial total: build only, before maintenance');
  await expect(answer(page)).toContainText('total year 1: setup and 12 months');
  await side(page, 'In-house').getByRole('button', { name: '$43,780' }).click();
  await expect(page.getByRole('dialog')).toContainText('$43,780');
});

test('where building costs less the answer says what would change that', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=1&developers=1&share=100&region=asia');
  await expect(answer(page)).toContainText(
    'Building costs $18,506 less over 36 months and is live 1 week sooner. Embedding costs less for the first 2 months only. From 3 integrations, embedding costs less over 36 months',
  );
  const [inHouse, embedded] = [await barOf(page, 'In-house'), await barOf(page, 'Embedded')];
  expect(embedded.total).toBeCloseTo(embedded.lane, 0);
  expect(inHouse.total / inHouse.lane).toBeCloseTo(15_658 / 34_164, 2);
});

test('a build that is not live by the horizon has spending and no winner', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=20&developers=2&share=5&region=eu');
  await expect(answer(page)).toContainText(
    /^.*After 36 months nothing is live in-house: \d+% is built/,
  );
  await expect(answer(page)).not.toContainText(/costs less|costs \$[\d,]+ less/);
  const { solid, total } = await barOf(page, 'In-house');
  expect(solid).toBeCloseTo(total, 0);
});

test('bars and sentence follow a slider', async ({ calculator, page }) => {
  await calculator.open();
  const before = await barOf(page, 'Embedded');
  await calculator.slide('Number of integrations', 12);
  await expect(answer(page)).toContainText('12 integrations');
  await expect(side(page, 'Embedded')).toContainText('$55,764');
  const after = await barOf(page, 'Embedded');
  expect(after.total).not.toBeCloseTo(before.total, 0);
});

test('a horizon chosen before the script loads stays chosen', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '12 months' }).check();
  await release();
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
  await expect(side(page, 'In-house')).toContainText('$65,983');
});

test('a quick start fills systems and counts; undo reverts it in one step and says so', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const integrations = page.getByRole('slider', { name: 'Number of integrations' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  for (const [name, count, systems] of [
    ['CRM starter', '5', '4 systems selected'],
    ['Marketing suite', '12', '8 systems selected'],
    ['Enterprise', '40', '8 systems selected'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(integrations).toHaveValue(count);
    await expect(systemsField(page)).toContainText(systems);
  }
  await undo.press('Enter');
  await expect(integrations).toHaveValue('12');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: ' })).toContainText(
    'Number of integrations',
  );
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await undo.press('Enter');
  await expect(integrations).toHaveValue('5');
  await expect(systemsField(page)).toContainText('Select systems');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('everything resets to its default, and undo reverts that', async ({ calculator, page }) => {
  await calculator.open('/#v1&integrations=12&developers=3&share=50&region=us');
  const integrations = page.getByRole('slider', { name: 'Number of integrations' });
  await expect(integrations).toHaveValue('12');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.getByText('Inputs reset to defaults')).toBeVisible();
  await expect(integrations).toHaveValue('5');
  await expect(page.getByLabel('Region')).toHaveValue('eu');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(integrations).toHaveValue('12');
  await expect(page.getByLabel('Region')).toHaveValue('us');
  // What the link opened is where undoing ends.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});
