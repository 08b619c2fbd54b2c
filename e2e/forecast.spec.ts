import type { Locator, Page } from 'playwright/test';
import { defaultInputs } from '../contract/defaults.ts';
import { formatTimeline } from '../contract/format/durations.ts';
import { formatUsd } from '../contract/format/money.ts';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { cumulativeCosts } from '../worker/forecast/cumulativeCosts.ts';
import { forecast as computeForecast } from '../worker/forecast/forecast.ts';
import type { Range } from '../worker/forecast/ranges.ts';
import { type Calculator, expect, test } from './calculator.ts';
import { chooseTab, openAssumptions, openPlans, tabCard } from './controls.ts';
import { findViolations } from './findViolations.ts';

async function openForecast({ page }: Calculator): Promise<Locator> {
  const forecast = page.getByRole('region', { name: '60-month cost forecast' });
  await forecast.scrollIntoViewIfNeeded();
  await forecast.getByRole('img', { name: 'Cumulative cost over 60 months' }).waitFor();
  return forecast;
}

const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const maintenance = (page: Page) => page.getByLabel('Yearly maintenance', { exact: true });

const preset = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Assumptions in use' }).getByRole('radio', { name });

test('every month of the chart is read by keyboard, and is in the table', async ({
  calculator,
}) => {
  await calculator.open();
  const forecast = await openForecast(calculator);
  const month = forecast.getByRole('slider', { name: 'Choose a month' });
  await month.focus();
  await month.press('Home');
  await expect(month).toHaveAttribute(
    'aria-valuetext',
    'At the start: in-house $0, embedded $1,800',
  );
  for (let i = 0; i < 12; i++) await month.press('ArrowRight');
  await expect(month).toHaveAttribute(
    'aria-valuetext',
    'After 12 months: in-house $65,983, embedded $12,588',
  );

  await forecast.getByRole('button', { name: 'Show as table' }).click();
  const rows = forecast.getByRole('row');
  await expect(rows).toHaveCount(1 + 61);
  const costs = cumulativeCosts(estimate(defaultInputs));
  for (const at of [1, 12, 36, 60]) {
    const { inHouseUsd, timeLostUsd, embeddedUsd } = costs[at] ?? {};
    const cells = [inHouseUsd, timeLostUsd, embeddedUsd].map((usd = Number.NaN) => formatUsd(usd));
    await expect(rows.nth(1 + at)).toHaveText(`${at}${cells.join('')}`);
  }
});

test('the browser simulates the figures that Node simulates @night', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.open();
  await calculator.slide('Number of integrations', 23);
  await calculator.setShare(65);
  await openForecast(calculator);
  await page.getByRole('tab', { name: 'How sure is this?' }).click();

  const steps = computeForecast({ ...defaultInputs, integrationCount: 23, devTimePercentage: 65 });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { initialTotalUsd, timelineWeeks, differenceUsd } = step.value.ranges;
  if (!differenceUsd) throw new Error('Expected a build that is live within the forecast.');
  const cellsOf = ({ estimate: estimated, p10, p50, p90 }: Range) => [estimated, p10, p50, p90];
  const rowOf = (name: string) => page.getByRole('row', { name });
  await expect(rowOf('In-house initial cost').getByRole('cell')).toHaveText(
    cellsOf(initialTotalUsd).map(formatUsd),
  );
  await expect(rowOf('In-house timeline').getByRole('cell')).toHaveText(
    cellsOf(timelineWeeks).map(formatTimeline),
  );
  await expect(rowOf('In-house minus embedded').getByRole('cell')).toHaveText(
    cellsOf(differenceUsd).map(formatUsd),
  );
});

test('the chart shows the likely range of each side, and the break-even follows the inputs', async ({
  calculator,
}) => {
  await calculator.open();
  const forecast = await openForecast(calculator);
  await expect(forecast.getByText('In-house, likely range', { exact: true })).toBeVisible();
  await expect(forecast.getByText('Embedded, likely range', { exact: true })).toBeVisible();
  await expect(forecast.getByText('60', { exact: true })).toBeVisible();
  await forecast.getByRole('button', { name: 'Show as table' }).click();
  await expect(forecast).toContainText(
    'Over 36 months, embedding costs less, from the first month on.',
  );
  await calculator.slide('Number of integrations', 1);
  await calculator.chooseRegion('asia');
  await expect(forecast).toContainText('Over 36 months, building costs less.');
  await calculator.slide('Number of integrations', 6);
  await calculator.slide('Developers', 1);
  await calculator.setShare(10);
  await expect(forecast).toContainText('Over 36 months, embedding costs less, from month 12 on.');
  await expect(answer(calculator.page)).toContainText(/ less over 36 months, from month 12 on/);

  const assumptions = { planRisePercentagePerYear: 5 };
  await calculator.follow(scenarioFragment({ ...defaultInputs, assumptions }));
  await expect(forecast.getByText('In-house, likely range', { exact: true })).toBeVisible();
  await expect(forecast.getByText('Embedded, likely range', { exact: true })).toBeVisible();
});

test('an assumption of the visitor’s own changes the answer at once, and says so', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openAssumptions(page);
  await maintenance(page).fill('20');
  await expect(answer(page)).toContainText('$55,541');
  await expect(answer(page)).toContainText('Embedding costs $21,377 less over 36 months');
  await expect(answer(page)).toContainText('with your assumptions');
  await expect(page.getByText('1 of your own, the others from the rate card')).toBeVisible();
  for (const title of ['Cost Analysis', 'Integration Breakdown']) {
    await expect(page.getByRole('heading', { name: title })).toContainText('with your assumptions');
  }
  await chooseTab(page, 'Forecast');
  await expect(page.getByRole('heading', { name: '60-month cost forecast' })).toContainText(
    'with your assumptions',
  );
  for (const title of ['For your CFO', 'Argue the other side']) {
    await chooseTab(page, title);
    await expect(page.getByRole('tabpanel', { name: title })).toContainText(
      'with your assumptions',
    );
  }
  await expect(page.getByRole('complementary', { name: 'Answer in short' })).toContainText(
    'with your assumptions',
  );

  await openAssumptions(page);
  await preset(page, 'Yours').press('ArrowUp');
  await expect(preset(page, 'Middle of each range')).toBeFocused();
  await expect(answer(page)).toContainText('with your and mid-range assumptions');
  await preset(page, 'Middle of each range').press('ArrowUp');
  await expect(answer(page)).toContainText('$131,983');
  await expect(answer(page)).not.toContainText('with your');
  await expect(maintenance(page)).toHaveValue('');
  // The visitor's own are kept, and each press is one step of Undo.
  await preset(page, 'Yours').check({ force: true });
  await expect(answer(page)).toContainText('with your assumptions');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preset(page, 'Rate card')).toBeChecked();
  await expect(answer(page)).toContainText('$131,983');
});

test('a number that is not accepted is explained and changes nothing @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openAssumptions(page);
  const discount = page.getByLabel('Discount on the embedded plan');
  await discount.fill('120');
  await expect(page.getByText('Enter a number from 0 to 100.')).toBeVisible();
  await expect(answer(page)).toContainText('$34,164');
  await discount.fill('12,5');
  await expect(page.getByText('Enter a number from 0 to 100.')).toBeHidden();
  // 1,800 and 899 less 12.5 %: 1,575 and 786.63 a month.
  await expect(answer(page)).toContainText('$29,894');
  for (const refused of ['101', '-5', 'abc']) {
    await discount.fill(refused);
    await expect(discount).toHaveAccessibleDescription(/0 to 100\. Using 12\.5% for now\./);
  }
  await expect(answer(page)).toContainText('$29,894');
  await preset(page, 'Rate card').check({ force: true });
  await expect(discount).toHaveValue('');
  await expect(page.getByText('for now.')).toBeHidden();
});

test('every finance figure opens its derivation, for the horizon that is shown, and gives the focus back @night', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&developers=2&share=30&region=eu&revenue=20000');
  await chooseTab(page, 'For your CFO');
  const finance = page.locator('.finance');
  const value = finance.locator('.tile').getByRole('button').first();
  await value.press('Enter');
  const first = page.getByRole('dialog', { name: /^Net present value of embedding/ });
  await expect(first).toBeFocused();
  await first.getByText('Present value of the in-house cost', { exact: true }).click();
  await expect(first).toContainText('÷ (17 weeks ÷ 4.33) +');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(value).toBeFocused();

  const opens = async (amount: Locator, name: string, formula: string) => {
    await amount.click();
    const derivation = page.getByRole('dialog', { name: `${name}: how it is calculated` });
    await expect(derivation).toContainText(formula);
    await page.keyboard.press('Escape');
    await expect(derivation).toBeHidden();
  };
  const figures = [
    ['Net present value of embedding', '$118,106.04 − $29,836.63, rounded = $88,269'],
    ['Return on investment', '100 × ($118,106.04 − $29,836.63) ÷ $29,836.63, rounded = 296%'],
    ['Payback', '0 + $1,800 ÷ ($1,800 + $8,452.02), rounded up = month 1'],
    [
      'Value of an earlier launch',
      '$20,000 × 80 ÷ 100 × (',
      'Value of launching earlier with embedding',
    ],
  ] as const;
  for (const [name, formula, label = name] of figures) {
    const tile = finance.locator('.tile').filter({ has: page.getByText(label, { exact: true }) });
    await opens(tile.getByRole('button').first(), name, formula);
  }

  // A press of a key leaves the derivation open, and another one on the figure replaces it.
  await value.press('Enter');
  await expect(first).toBeVisible();
  await finance.getByRole('radio', { name: '36 months' }).press('ArrowRight');
  await expect(value).not.toContainText('$88,269');
  await value.press('Enter');
  await expect(first).not.toContainText('$118,106.04');
  await page.keyboard.press('Escape');
  const total = page.getByRole('row', { name: 'Total' });
  await opens(
    total.getByRole('button', { name: /\$55,740/ }),
    'Embedded cost, total',
    '$1,800 + $10,788 + $10,788 + $10,788 + $10,788 + $10,788, rounded = $55,740',
  );
  const secondYear = page.getByRole('row', { name: '2', exact: false }).filter({ hasText: /^2/ });
  await opens(
    secondYear.getByRole('button').first(),
    'In-house cost, year 2',
    '12 × $2,750 = $33,000',
  );

  await calculator.slide('Number of integrations', 80);
  await expect(page.getByText('The table shows what each side costs.')).toBeVisible();
});

test('opening an argument keeps the focus in its section and the section in sight @night', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=2&developers=2&share=30&region=asia');
  const card = tabCard(page);
  await chooseTab(page, 'Argue the other side');
  const open = card.getByRole('link', { name: 'Open this scenario' }).first();
  await open.focus();
  const before = await page.evaluate(() => location.hash);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(before);
  await expect(page.getByRole('tab', { name: 'Argue the other side' })).toBeFocused();
  await expect(card).toBeInViewport();
});

test('nothing of a tab but the forecast is on the page before it is chosen', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openForecast(calculator);
  await expect(page.getByRole('tab')).toHaveText([
    'Forecast',
    'For your CFO',
    'Which to build?',
    'Argue the other side',
    'How sure is this?',
    'What matters most?',
    'Assumptions 25',
  ]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Forecast');
  await expect(page.locator('.tab-panel')).toHaveCount(1);
  await expect(page.getByText('Net present value of embedding')).toHaveCount(0);
  await expect(page.locator('.forecast table')).toHaveCount(0);
});

test('the assumptions are in six groups of at most six, and a press shows the others @night', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&tab=assumptions');
  await maintenance(page).waitFor();
  const groups = tabCard(page).locator('.sheet-columns > div > fieldset');
  await expect(groups).toHaveCount(6);
  for (const group of await groups.all())
    expect(await group.getByRole('spinbutton').count()).toBeLessThanOrEqual(6);
  const leaving = page.getByLabel('Your hours to leave, for an embedded integration');
  await expect(leaving).toBeHidden();
  await page.getByRole('button', { name: 'Show 2 more' }).press('Enter');
  await expect(leaving).toBeVisible();
  await expect(page.getByText('All from the rate card; 5 outside their range.')).toBeVisible();
  await expect(maintenance(page)).toHaveAccessibleDescription(/15–25%.* · above/);
  await maintenance(page).fill('20');
  await expect(maintenance(page)).not.toHaveAccessibleDescription(/above|below/);
});

test('a price chosen among the plans counts over time, and one press takes it back @night', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5');
  await openPlans(page);
  await expect(answer(page)).toContainText('setup and plan $34,164');
  await page.getByRole('button', { name: 'Use this price: Pro' }).press('Enter');
  await expect(answer(page)).toContainText('setup and Pro plan $129,000');
  await expect(page.locator('.plan:focus'), 'in place of its button').toContainText('Pro');
  await expect(page).toHaveURL(/&billing=pro/);
  await expect(page.getByText('Total Year 1').locator('..')).toContainText('by integrations');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(answer(page)).toContainText('setup and plan $34,164');
});

test('the finance table is one stop of Tab, in which the arrow keys move @night', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&tab=cfo');
  const table = page.locator('.finance-table').getByRole('grid');
  const stops = table.locator('.amount:not([tabindex="-1"])');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  const focused = page.locator(':focus');
  for (const [key, name] of [
    ['ArrowRight', /^Embedded, Start, \$1,800, show the calculation$/],
    ['ArrowDown', /^Embedded, Year 1, /],
    ['End', /^.*, Year 1, /],
    ['Home', /^In-house, Year 1, /],
    ['ArrowUp', /^In-house, Start, /],
    ['Control+End', /total/i],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused, key).toHaveAccessibleName(name);
  }
  await expect(stops).toHaveCount(1);
});

test('each tab has an address, which Back keeps and a link opens', async ({ calculator, page }) => {
  const selected = page.getByRole('tab', { selected: true });
  await calculator.open();
  await page.getByRole('button', { name: 'All 25 assumptions' }).press('Enter');
  await expect(selected, 'of a card that had not loaded').toHaveText('Assumptions 25');
  await expect(selected).toBeInViewport();
  await expect(page).toHaveURL(/&tab=assumptions$/);
  await page.goBack();
  await calculator.slide('Number of integrations', 12);
  await chooseTab(page, 'For your CFO');
  await expect(page).toHaveURL(/#v1&integrations=12&.*&tab=cfo$/);
  await expect(page.getByText('Net present value of embedding')).toBeVisible();
  await page.getByRole('tab', { name: 'How sure is this?' }).press('Enter');
  await expect(page).toHaveURL(/&tab=sure$/);
  await page.goBack();
  await expect(selected).toHaveText('For your CFO');
  await expect(page).toHaveURL(/&tab=cfo$/);
  await page.goBack();
  await expect(selected).toHaveText('Forecast');
  await expect(page).not.toHaveURL(/tab=/);
  await page.goForward();
  await expect(selected).toHaveText('For your CFO');

  await page.reload();
  await expect(selected).toHaveText('For your CFO');
  await expect(selected).toBeInViewport();
  await expect(page.getByText('Net present value of embedding')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('12');
  await expect(page).toHaveURL(/#v1&integrations=12&.*&tab=cfo$/);

  await page.goto('about:blank');
  await calculator.open('/#tab=sure');
  await expect(selected).toHaveText('How sure is this?');
});

test('a tab that is not known shows the forecast @night', async ({ calculator, page }) => {
  await calculator.open('/#v1&integrations=5&tab=nothing');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Forecast');
});
