import type { Page } from 'playwright/test';
import { expect, test } from './calculator.ts';
import { boxOf } from './controls.ts';

const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const add = (page: Page) => page.getByRole('button', { name: 'Add what waiting costs' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'What waiting costs' });
const revenue = (page: Page) =>
  panel(page).getByRole('spinbutton', { name: 'Monthly revenue that waits' });
const line = (page: Page) =>
  answer(page).locator('p', { hasText: /Value of launching earlier with embedding/ });

test('a press beside a date that is set adds what waiting costs, on its own line of the answer, which is edited and removed there', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expect(add(page)).toHaveCount(0);
  await calculator.follow('#v1&integrations=5&developers=2&share=30&region=eu&deadline=2027-03-01');
  await expect(answer(page)).toContainText('weeks late');
  const costs = await answer(page).getByRole('list').first().textContent();
  await expect(line(page)).toHaveCount(0);
  await add(page).click();
  await expect(revenue(page)).toBeFocused();
  await page.keyboard.type('20000');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(line(page)).toHaveText(
    /^Value of launching earlier with embedding: \$[\d,]+ over 36 months\. \$20,000 a month waits: gross profit, discounted at 10% a year; not part of any other figure\.$/,
  );
  await expect(page).toHaveURL(/&revenue=20000/);
  expect(await answer(page).getByRole('list').first().textContent()).toBe(costs);
  await line(page).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /Value of an earlier launch/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await answer(page).getByRole('button', { name: 'Edit' }).click();
  await expect(revenue(page)).toHaveValue('20000');
  await revenue(page).fill('30000');
  await page.keyboard.press('Escape');
  await expect(line(page)).toContainText('$30,000 a month');
  await expect(answer(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  await answer(page).getByRole('button', { name: 'Remove' }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/revenue/);
  await expect(answer(page)).toBeFocused();
  await expect(add(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toContainText('$30,000 a month');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit what waiting costs' }).click();
  const { x, width } = await boxOf(panel(page));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await panel(page).getByRole('button', { name: 'Done' }).click();
  await expect(panel(page)).toBeHidden();
});
