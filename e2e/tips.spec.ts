import type { Page } from 'playwright/test';
import { boxOf } from './boxOf.ts';
import { expect, test } from './calculator.ts';
import { installClock, pauseClock } from './clock.ts';
import { openSystems, systemOptions } from './systemsField.ts';

test.describe('help icons', () => {
  const icon = (page: Page) => page.getByRole('button', { name: 'Help: Developers' });
  const help = (page: Page) => page.getByText('The people who would build the integrations.');

  test('toggle on click and by keyboard', async ({ calculator, page }) => {
    await calculator.open();
    await icon(page).click();
    await expect(help(page)).toBeVisible();
    await icon(page).click();
    await expect(help(page)).toBeHidden();
    for (const key of ['Enter', 'Space']) {
      await icon(page).press(key);
      await expect(help(page)).toBeVisible();
      await icon(page).press(key);
      await expect(help(page)).toBeHidden();
    }
  });

  test('close on Escape and on a press outside, not on a press inside', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await icon(page).click();
    await help(page).click();
    await expect(help(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(help(page)).toBeHidden();
    await icon(page).click();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
  });
});

test.describe('help icons under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('toggle on tap within the screen', async ({ calculator, page }) => {
    await calculator.open();
    const icon = page.getByRole('button', { name: 'Help: Number of integrations' });
    const help = page.getByText('How many integrations your product needs.');
    await icon.tap();
    await expect(help).toBeVisible();
    const box = await boxOf(help);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await icon.tap();
    await expect(help).toBeHidden();
  });
});

test.describe('hover tips', () => {
  test('open after 700 ms, at once within 300 ms of the last one, and close when left', async ({
    calculator,
    page,
  }) => {
    await installClock(page);
    await calculator.open();
    await openSystems(page);
    for (const name of ['Slack', 'Gmail']) {
      await systemOptions(page).filter({ hasText: name }).click();
    }
    await page.keyboard.press('Escape');
    const tip = page.getByRole('tooltip');
    const gmail = page.getByRole('button', { name: 'Remove Gmail' });
    const slack = page.getByRole('button', { name: 'Remove Slack' });
    const away = page.getByRole('heading', { name: 'Development Resources' });
    await away.hover();
    await pauseClock(page);

    await gmail.hover();
    await page.clock.runFor(699);
    await expect(tip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Email · press to remove');
    await expect(gmail).toHaveAccessibleDescription('Email · press to remove');

    await away.hover();
    await expect(tip).toBeHidden();
    await page.clock.runFor(299);
    await slack.hover();
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Communication · press to remove');

    await away.hover();
    await page.clock.runFor(300);
    await gmail.hover();
    await page.clock.runFor(699);
    await expect(tip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('open for the keyboard and close with Escape', async ({ calculator, page }) => {
    await calculator.open();
    await openSystems(page);
    await systemOptions(page).filter({ hasText: 'Slack' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove Slack' })).toBeFocused();
  });
});
