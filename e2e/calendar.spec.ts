import type { Page } from 'playwright/test';
import { boxOf } from './boxOf.ts';
import { expect, test } from './calculator.ts';
import { fillDemoForm, openDemoDialog, requestDemoButton } from './demoForm.ts';

const dateField = (page: Page) => page.getByRole('button', { name: /^Target date/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Target date' });

async function openCalendar(page: Page) {
  await dateField(page).click();
  await expect(calendar(page)).toBeVisible();
}

test.describe('target date', () => {
  const day = (page: Page, name: string) => page.getByRole('button', { name });

  test('days before today are disabled, and the calendar is at least 280 pixels wide', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(page);
    await expect(day(page, 'Friday, 20 November 2026')).toHaveAttribute('aria-disabled', 'true');
    await expect(day(page, 'Friday, 20 November 2026')).toBeVisible();
    await expect(day(page, '21 November 2026')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(calendar(page).locator('[slot=previous]')).toBeDisabled();
    await day(page, 'Friday, 20 November 2026').click({ force: true });
    await expect(dateField(page)).toHaveText('Choose a date');
    expect((await boxOf(calendar(page))).width).toBeGreaterThanOrEqual(280);
  });

  test('a chosen day sets the months until then and logs the alert line', async ({
    calculator,
    page,
  }) => {
    const lines: string[] = [];
    // Consoles hide debug messages by default; this one is to be seen.
    page.on('console', (message) => {
      if (message.type() === 'log') lines.push(message.text());
    });
    await calculator.open();
    await openCalendar(page);
    await calendar(page).locator('[slot=next]').click();
    await day(page, 'Tuesday, 22 December 2026').click();
    await expect(dateField(page)).toHaveText('22 December 2026');
    await expect(calendar(page)).toBeHidden();
    await expect(dateField(page)).toBeFocused();
    // 31 days are two months of 30.
    await expect(page.getByText('2 months from now.')).toBeVisible();
    expect(lines.filter((line) => line.startsWith('Timeline Alert Debug'))).toHaveLength(1);
  });

  test('choosing the selected day again clears it, by mouse and by keyboard', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(page);
    await day(page, 'Monday, 30 November 2026').click();
    await expect(dateField(page)).toHaveText('30 November 2026');
    await expect(page.getByText('Within a month.')).toBeVisible();
    await openCalendar(page);
    await day(page, 'Monday, 30 November 2026 selected').click();
    await expect(dateField(page)).toHaveText('Choose a date');
    await expect(page.getByText('Within a month.')).toBeHidden();

    await dateField(page).press('Enter');
    await expect(calendar(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dateField(page)).toHaveText('28 November 2026');
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dateField(page)).toHaveText('Choose a date');
  });

  test('the cross clears the date and leaves the focus on the field', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(page);
    await day(page, 'Monday, 30 November 2026').click();
    await page.getByRole('button', { name: 'Clear the date' }).click();
    await expect(dateField(page)).toHaveText('Choose a date');
    await expect(dateField(page)).toBeFocused();
  });

  test('clearing the date brings the timeline of 6 months back', async ({ calculator, page }) => {
    await calculator.open();
    await openCalendar(page);
    await calendar(page).locator('[slot=next]').click();
    await day(page, 'Tuesday, 22 December 2026').click();
    await expect(page.getByText('2 months from now.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the date' }).click();

    await openDemoDialog(page);
    await fillDemoForm(page);
    const posted = page.waitForRequest('**/api/demo-submission');
    await requestDemoButton(page).click();
    expect((await posted).postDataJSON()).toMatchObject({ calculationData: { timeline: 6 } });
  });

  test('a month and a year can be chosen directly', async ({ calculator, page }) => {
    await calculator.open();
    await openCalendar(page);
    await page.getByRole('combobox', { name: /year/i }).selectOption('2027');
    await page.getByRole('combobox', { name: /month/i }).selectOption('March');
    await day(page, 'Monday, 1 March 2027').click();
    await expect(dateField(page)).toHaveText('1 March 2027');
    await expect(page.getByText('4 months from now.')).toBeVisible();
  });

  test('Escape and a press outside close the calendar and change nothing', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(page);
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(dateField(page)).toBeFocused();
    await openCalendar(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(calendar(page)).toBeHidden();
    await expect(dateField(page)).toHaveText('Choose a date');
  });
});
