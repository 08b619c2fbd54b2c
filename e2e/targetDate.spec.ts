import type { Page } from 'playwright/test';
import { type Calculator, expect, hold, test } from './calculator.ts';
import { boxOf, compareButton, expectApart, pixelsBeside, systemsField } from './controls.ts';
import { requestDemo } from './forms.ts';

const defaults = '/#v1&integrations=5&developers=2&share=30&region=eu';

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Target date' });
const day = (page: Page, name: string) => page.getByRole('button', { name });
const field = (page: Page) => page.getByRole('button', { name: /^Target date/ });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'has passed' });
const distance = (page: Page) => page.getByText(/^(In (about )?\d+ (day|month)s?|Today)\.$/);

/**
 * Records the lines that the page logs with `console.log`, which the console shows by default.
 */
function alertLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'log' && text.startsWith('Timeline Alert Debug')) lines.push(text);
  });
  return lines;
}

/** Expects no target date, a note with the dropped one, and an address without it. */
async function expectPassed({ page }: Calculator, day: string) {
  await expect(note(page)).toHaveText(
    new RegExp(`^The target date ${day} has passed, so this estimate has no target date\\.`),
  );
  await expect(field(page)).toHaveText('Choose a date');
  await expect(distance(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/deadline/);
}

async function openCalendar(page: Page) {
  await field(page).click();
  await expect(calendar(page)).toBeVisible();
}

test('today and the days before it are disabled, a chosen day sets the months until then, the day again or the cross clears it, and the timeline is 6 months again', async ({
  calculator,
  page,
}) => {
  const lines = alertLines(page);
  await calculator.open();
  await openCalendar(page);
  await expect(day(page, 'Friday, 20 November 2026')).toHaveAttribute('aria-disabled', 'true');
  await expect(day(page, 'Friday, 20 November 2026')).toBeVisible();
  await expect(day(page, '21 November 2026')).toHaveAttribute('aria-disabled', 'true');
  await expect(day(page, 'Sunday, 22 November 2026')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(calendar(page).locator('[slot=previous]')).toBeDisabled();
  await day(page, 'Friday, 20 November 2026').click({ force: true });
  await expect(field(page)).toHaveText('Choose a date');
  expect((await boxOf(calendar(page))).width).toBeGreaterThanOrEqual(280);

  await calendar(page).locator('[slot=next]').click();
  await day(page, 'Tuesday, 22 December 2026').click();
  await expect(field(page)).toHaveText('22 December 2026');
  await expect(calendar(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(distance(page)).toHaveText('In 31 days.');
  expect(lines).toHaveLength(1);
  // 31 days are two months of 30 (E18).
  expect(lines[0]).toMatch(/timeline: 2/);

  await page.getByRole('button', { name: 'Clear the date' }).click();
  await expect(field(page)).toHaveText('Choose a date');
  await expect(field(page)).toBeFocused();

  await openCalendar(page);
  await day(page, 'Monday, 30 November 2026').click();
  await expect(field(page)).toHaveText('30 November 2026');
  await expect(distance(page)).toHaveText('In 9 days.');
  await openCalendar(page);
  await day(page, 'Monday, 30 November 2026 selected').click();
  await expect(field(page)).toHaveText('Choose a date');
  await expect(distance(page)).toBeHidden();

  await field(page).press('Enter');
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveText('29 November 2026');
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveText('Choose a date');
  const posted = page.waitForRequest('**/api/demo-submission');
  await requestDemo(page);
  expect((await posted).postDataJSON()).toMatchObject({ calculationData: { timeline: 6 } });
});

test('the calendar opens at the chosen month and covers no field; a month and a year can be chosen, and Escape and a press outside change nothing @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const presets = page.getByRole('group', { name: 'Target date' });
  await presets.getByRole('button', { name: 'in 3 months' }).click();
  const isCut = (text: Element) => text.scrollWidth > text.clientWidth;
  const chosen = (await field(page).textContent()) ?? '';
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await field(page).locator('span').evaluate(isCut)).toBe(false);
    await openCalendar(page);
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: /month/i })).toHaveValue('2');
    const developers = page.getByRole('slider', { name: 'Developers' });
    for (const other of [systemsField(page), field(page), developers])
      await expectApart(calendar(page), other);
    expect(await pixelsBeside(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
  }
  await openCalendar(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(calendar(page)).toBeHidden();
  await expect(field(page)).toHaveText(chosen);

  await openCalendar(page);
  await page.getByRole('combobox', { name: /year/i }).selectOption('2027');
  await page.getByRole('combobox', { name: /month/i }).selectOption('March');
  await day(page, 'Monday, 1 March 2027').click();
  await expect(field(page)).toHaveText('1 March 2027');
  await expect(distance(page)).toHaveText('In about 3 months.');
});

test('months in an older link give way to those to its date, which a demo request states however late the worker answers @night', async ({
  calculator,
  page,
}) => {
  const lines = alertLines(page);
  const release = await hold(page, /\/worker\.[^/]+\.js$/);
  await calculator.open(`${defaults}&deadline=2028-12-10&months=1`);
  await expect(page).toHaveURL(/region=eu&deadline=2028-12-10$/);
  const posted = page.waitForRequest('**/api/demo-submission');
  await requestDemo(page);
  expect((await posted).postDataJSON()).toMatchObject({
    calculationData: { timeline: 25, deadline: '2028-12-10' },
  });
  release();
  await expect(field(page)).toHaveText('10 December 2028');
  await expect(distance(page)).toHaveText('In about 25 months.');
  await expect(page.locator('.scenario-dropped')).toHaveCount(0);
  await expect.poll(() => lines).toHaveLength(1);
});

test('a date that has passed, in a link, in the history or in a pinned scenario, or beyond the calendar, is left out and named; today is not @night', async ({
  calculator,
  page,
}) => {
  const integrations = page.getByRole('slider', { name: 'Number of integrations' });
  const lines = alertLines(page);
  await calculator.open(`${defaults}&deadline=2020-01-10`);
  await expectPassed(calculator, '10 January 2020');
  await expect(calculator.figure('Initial Total')).toHaveText('$43,780');
  await note(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(note(page)).toBeHidden();
  expect(lines).toEqual([]);

  await calculator.follow('#v1&deadline=2026-11-21');
  await expect(distance(page)).toHaveText('Today.');
  await calculator.follow('#v1&integrations=7&deadline=9999-12-31');
  await expect(page.locator('.scenario-dropped')).toContainText('deadline=9999-12-31');
  await expect(field(page)).toHaveText('Choose a date');
  await calculator.follow('#v1&integrations=5&deadline=2026-12-22');
  await expect(distance(page)).toHaveText('In 31 days.');
  await compareButton(page).click();
  await calculator.follow('#v1&integrations=9&deadline=2026-11-20');
  await expect(integrations).toHaveValue('9');
  await expectPassed(calculator, '20 November 2026');

  await page.clock.setFixedTime(new Date('2027-01-01T12:00:00'));
  await page.goBack();
  await expect(integrations).toHaveValue('5');
  await expectPassed(calculator, '22 December 2026');
  await calculator.slide('Number of integrations', 8);
  await page.getByRole('button', { name: 'Open Scenario A' }).click();
  await expect(integrations).toHaveValue('5');
  await expectPassed(calculator, '22 December 2026');
});

test('the answer says whether both sides make the date, and a press makes it in-house', async ({
  calculator,
  page,
}) => {
  const answer = page.getByRole('region', { name: 'Your answer' });
  const ways = answer.getByRole('group', { name: 'Try' });
  await calculator.open(`${defaults}&deadline=2027-02-21`);
  await expect(answer).toContainText(
    'In-house misses your date by 4 weeks; embedding makes it with 2.3 months to spare.',
  );
  await expect(answer.getByText('4 weeks late')).toBeVisible();
  await expect(answer.getByText('2.3 months to spare', { exact: true })).toBeVisible();
  await ways.getByRole('button', { name: '39% of their time' }).click();
  await expect(page.getByRole('spinbutton', { name: /^Time spent/ })).toHaveValue('39');
  await expect(answer).toContainText(/Both make your date: in-house with no week to spare/);
  await expect(ways).toHaveCount(0);
  await expect(answer).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await ways.getByRole('button', { name: '3 developers' }).click();
  await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('3');
  await expect(answer).toContainText('Both make your date');

  await calculator.follow(
    '#v1&integrations=1&systems=slack&developers=3&share=100&region=eu&deadline=2026-12-19',
  );
  await expect(answer).toContainText('Without a marketplace listing you make it');
  await ways.getByRole('button', { name: 'No listing at Slack' }).click();
  await expect(answer).toContainText('Both make your date: in-house with 2 weeks to spare');
  await expect(page).toHaveURL(/listings=no/);

  await calculator.follow(
    '#v1&integrations=1&developers=1&share=100&region=us&systems=slack&deadline=2026-12-12',
  );
  await expect(answer).toContainText(/In-house misses your date by [^;]+; embedding makes it/);
  await expect(answer).not.toContainText('No team');
  await ways.getByRole('button', { name: '2 developers and no listing at Slack' }).click();
  await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('2');
  await expect(page).toHaveURL(/listings=no/);
  await expect(answer).toContainText(/Both make your date/);
});
